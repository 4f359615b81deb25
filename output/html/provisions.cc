// The provisions: sections inside sections, and in the innermost ones a flat run of rules.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "output/html/block_height.h"
#include "output/html/paragraphs.h"

namespace codicil::html {
namespace {

constexpr std::array kHeadings = {"h2", "h3", "h4", "h5", "h6"};

bool IsContainer(const Provision& provision) {
  return provision.level == Level::kSection || provision.level == Level::kSubsection;
}

bool IsHeaded(const Provision& provision) {
  return IsContainer(provision) || !provision.heading.empty();
}

class ProvisionsWriter {
 public:
  ProvisionsWriter(PartWriter& out, PageContext& page) : out_(out), page_(page) {}

  void Write(ProvisionId begin, ProvisionId end) {
    const auto& provisions = page_.edition.provisions;
    OpenAncestors(begin);
    for (ProvisionId id = begin; id < end; ++id) {
      CloseUpTo(id);
      WriteProvision(id, provisions[id]);
    }
    CloseUpTo(end);
    out_.Flush();
  }

 private:
  // A provision whose children are still to come.
  struct OpenProvision {
    ProvisionId end;
    size_t heading_depth;  // headings at and above it
    bool container;
  };

  void OpenAncestors(ProvisionId id) {
    const auto& provisions = page_.edition.provisions;
    std::vector<ProvisionId> ancestors;
    while (id < provisions.size() && provisions[id].parent != kNoProvision) {
      id = provisions[id].parent;
      ancestors.push_back(id);
    }
    for (auto it = ancestors.rbegin(); it != ancestors.rend(); ++it) {
      Push(provisions[*it]);
      if (open_.back().container) out_.GoOnInside("section");
    }
  }

  size_t depth() const { return open_.empty() ? 0 : open_.back().heading_depth; }

  // Rules lie flat in their section, but a titled one still counts for the headings below it.
  void Push(const Provision& provision) {
    const bool container = IsContainer(provision);
    open_.push_back({provision.subtree_end, depth() + IsHeaded(provision), container});
  }

  void CloseUpTo(ProvisionId id) {
    for (; !open_.empty() && open_.back().end <= id; open_.pop_back()) {
      if (open_.back().container) out_.Close();
    }
  }

  void WriteProvision(ProvisionId id, const Provision& provision) {
    const bool container = IsContainer(provision);
    pugi::xml_node node =
        container ? OpenSection(id, provision) : AddElement(out_.part(), "div", ClassOf(provision));
    SetAttribute(node, "id", page_.anchors.Provision(id));
    const bool headed = IsHeaded(provision);
    if (headed) WriteHeading(node, id);
    WriteText(node, id, headed);
    WriteAsides(node, id, provision);
    AppendCitedBy(node, page_.references.cited_by[id], {Place::kText, id, 0}, page_);
    if (provision.subtree_end > id + 1) {
      Push(provision);
      if (container) out_.FlushOpen(node);
    }
    out_.EndBlock();
  }

  // The innermost sections are drawn only when they come near the screen; until then the browser
  // reckons with their height, so that the page keeps its length.
  pugi::xml_node OpenSection(ProvisionId id, const Provision& provision) {
    pugi::xml_node node = AddElement(out_.part(), "section", ClassOf(provision));
    if (HoldsRules(id, provision)) {
      const auto& provisions = page_.edition.provisions;
      BlockHeight height;
      for (ProvisionId i = id; i < provision.subtree_end; ++i) height.Add(provisions[i]);
      SetAttribute(node, "style", height.Style());
    }
    return node;
  }

  bool HoldsRules(ProvisionId id, const Provision& provision) const {
    return provision.subtree_end == id + 1 || !IsContainer(page_.edition.provisions[id + 1]);
  }

  static std::string_view ClassOf(const Provision& provision) {
    constexpr std::array<std::string_view, 5> kClasses = {"", "section", "sub", "r", "r r2"};
    return kClasses[static_cast<size_t>(provision.level)];
  }

  void AddNumber(pugi::xml_node parent, ProvisionId id) const {
    pugi::xml_node link = AddLink(parent, page_.anchors.LinkToProvision(id), "n");
    AddText(link, page_.edition.provisions[id].number.ToString());
  }

  void WriteHeading(pugi::xml_node node, ProvisionId id) {
    const char* name = kHeadings[std::min(depth(), kHeadings.size() - 1)];
    pugi::xml_node heading = AddElement(node, name);
    AddNumber(heading, id);
    const auto& words = page_.text.At({Place::kHeading, id, 0});
    if (!words.empty()) AddText(heading, " ");
    AppendWords(heading, words, page_);
  }

  void WriteText(pugi::xml_node node, ProvisionId id, bool headed) {
    const auto& paragraphs = page_.text.At({Place::kText, id, 0});
    if (headed) return AppendParagraphs(node, paragraphs, page_);
    AppendParagraphs(node, paragraphs, page_, [&](pugi::xml_node paragraph) {
      AddNumber(paragraph, id);
      AddText(paragraph, " ");
    });
  }

  void WriteAsides(pugi::xml_node node, ProvisionId id, const Provision& provision) {
    for (uint32_t i = 0; i < provision.examples.size(); ++i) {
      WriteAside(node, "x", "Example", {Place::kExample, id, i});
    }
    for (uint32_t i = 0; i < provision.notes.size(); ++i) {
      WriteAside(node, "note", "See also", {Place::kNote, id, i});
    }
  }

  void WriteAside(pugi::xml_node node, std::string_view class_name, std::string_view label,
                  const Place& place) {
    pugi::xml_node aside = AddElement(node, "div", class_name);
    AppendParagraphs(aside, page_.text.At(place), page_, [&](pugi::xml_node paragraph) {
      AddElementWithText(paragraph, "b", label);
      AddText(paragraph, " ");
    });
  }

  PartWriter& out_;
  PageContext& page_;
  std::vector<OpenProvision> open_;
};

}  // namespace

void WriteProvisions(PartWriter& out, ProvisionId begin, ProvisionId end, PageContext& page) {
  ProvisionsWriter(out, page).Write(begin, end);
}

}  // namespace codicil::html
