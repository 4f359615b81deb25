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

class ProvisionsWriter {
 public:
  ProvisionsWriter(pugi::xml_node parent, PageContext& page) : page_(page) {
    const auto all = static_cast<ProvisionId>(page.edition.provisions.size());
    open_.push_back({parent, all, 0});
  }

  void Write() {
    const auto& provisions = page_.edition.provisions;
    for (ProvisionId id = 0; id < provisions.size(); ++id) {
      while (open_.size() > 1 && open_.back().end <= id) open_.pop_back();
      WriteProvision(id, provisions[id]);
      EndLine(open_.back().node);
    }
  }

 private:
  // A provision whose children are still to come.
  struct OpenProvision {
    pugi::xml_node node;
    ProvisionId end;
    size_t heading_depth;  // headings at and above it
  };

  void WriteProvision(ProvisionId id, const Provision& provision) {
    const bool container = IsContainer(provision);
    pugi::xml_node node = container ? OpenSection(id, provision)
                                    : AddElement(open_.back().node, "div", ClassOf(provision));
    SetAttribute(node, "id", page_.anchors.Provision(id));
    const size_t depth = open_.back().heading_depth;
    const bool headed = container || !provision.heading.empty();
    if (headed) WriteHeading(node, id, depth);
    WriteText(node, id, headed);
    WriteAsides(node, id, provision);
    AppendCitedBy(node, page_.references.cited_by[id], {Place::kText, id, 0}, page_);
    // Rules lie flat in their section, but a titled one still counts for the headings below it.
    if (provision.subtree_end > id + 1) {
      open_.push_back({container ? node : open_.back().node, provision.subtree_end,
                       depth + (headed ? 1 : 0)});
    }
  }

  // The innermost sections are drawn only when they come near the screen; until then the browser
  // reckons with their height, so that the page keeps its length.
  pugi::xml_node OpenSection(ProvisionId id, const Provision& provision) {
    pugi::xml_node node = AddElement(open_.back().node, "section", ClassOf(provision));
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

  void WriteHeading(pugi::xml_node node, ProvisionId id, size_t depth) {
    const char* name = kHeadings[std::min(depth, kHeadings.size() - 1)];
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

  PageContext& page_;
  std::vector<OpenProvision> open_;
};

}  // namespace

void AppendProvisions(pugi::xml_node parent, PageContext& page) {
  ProvisionsWriter(parent, page).Write();
}

}  // namespace codicil::html
