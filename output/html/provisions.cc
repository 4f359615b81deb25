// Writes the provisions: sections inside sections, and in the innermost ones a flat list of rules.

#include <algorithm>
#include <vector>

#include "crossref/citers_below.h"
#include "output/html/block_height.h"
#include "output/html/nodes.h"
#include "output/html/paragraphs.h"

namespace codicil::html {
namespace {

bool IsContainer(const Provision& provision) {
  return provision.level == Level::kSection || provision.level == Level::kSubsection;
}

bool IsHeaded(const Provision& provision) {
  return IsContainer(provision) || !provision.heading.empty();
}

class ProvisionsWriter {
 public:
  ProvisionsWriter(PageWriter& out, PageContext& page) : out_(out), page_(page) {}

  void Write() {
    const auto& provisions = page_.edition.provisions;
    for (ProvisionId id = 0; id < provisions.size(); ++id) {
      CloseUpTo(id);
      WriteProvision(id, provisions[id]);
    }
    CloseUpTo(static_cast<ProvisionId>(provisions.size()));
  }

 private:
  // A provision whose children are still to come.
  struct OpenProvision {
    ProvisionId end;
    size_t heading_depth;  // headings at and above it
    bool container;
  };

  size_t depth() const { return open_.empty() ? 0 : open_.back().heading_depth; }

  // Rules are not nested in their section, but a rule with a title still counts for the headings
  // below it.
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
    const bool headed = IsHeaded(provision);
    Open(id, provision);
    if (headed) WriteHeading(id);
    WriteText(id, headed);
    WriteAsides(id, provision);
    const PassageRef place = {PassageKind::kText, id, 0};
    WriteCitedBy(out_, page_.references.cited_by[id], place, page_);
    // Not for a section: the list would be as long as the section, and each of the provisions
    // directly below has its own.
    if (HasChildren(id, provision) && !IsContainer(provision))
      WriteCitedBy(out_, CitersBelow(page_.edition, page_.references, id), place, page_,
                   "Cited below: ");
    const bool stays_open = IsContainer(provision) && HasChildren(id, provision);
    if (!stays_open) out_.Close();
    if (HasChildren(id, provision)) Push(provision);
    out_.EndLine();
  }

  static bool HasChildren(ProvisionId id, const Provision& provision) {
    return provision.subtree_end > id + 1;
  }

  void Open(ProvisionId id, const Provision& provision) {
    if (IsContainer(provision)) return OpenSection(id, provision);
    const bool rule = provision.level == Level::kRule;
    out_.Open(rule ? page_.tags.rule : page_.tags.subrule, page_.anchors.ProvisionToCopy(id));
  }

  // The innermost sections are rendered only when they come near the screen; until then the browser
  // assumes their estimated height, so that the page keeps its length.
  void OpenSection(ProvisionId id, const Provision& provision) {
    const bool section = provision.level == Level::kSection;
    tree_.remove_children();
    pugi::xml_node node = AddElement(tree_, "section", section ? "section" : "sub");
    if (HoldsRules(id, provision)) {
      const auto& provisions = page_.edition.provisions;
      BlockHeight height;
      for (ProvisionId i = id; i < provision.subtree_end; ++i) height.Add(provisions[i]);
      SetAttribute(node, "data-height", height.Step());
    }
    SetAttribute(node, "id", page_.anchors.Provision(id));
    out_.Open(PrintAround(tree_, node));
  }

  bool HoldsRules(ProvisionId id, const Provision& provision) const {
    return provision.subtree_end == id + 1 || !IsContainer(page_.edition.provisions[id + 1]);
  }

  void WriteNumber(ProvisionId id) {
    const Anchors& anchors = page_.anchors;
    out_.CopyElement(page_.tags.number, anchors.LinkToCopy(id), anchors.NumberToCopy(id));
  }

  void WriteHeading(ProvisionId id) {
    const auto& headings = page_.tags.headings;
    out_.Open(headings[std::min(depth(), headings.size() - 1)]);
    WriteNumber(id);
    const LinkedParagraphs words = page_.text.At({PassageKind::kHeading, id, 0});
    if (!words.empty()) out_.Copy(" ");
    WriteWords(out_, words, page_);
    out_.Close();
  }

  void WriteText(ProvisionId id, bool headed) {
    const LinkedParagraphs paragraphs = page_.text.At({PassageKind::kText, id, 0});
    if (headed) return WriteParagraphs(out_, paragraphs, page_);
    WriteParagraphs(out_, paragraphs, page_, [&] {
      WriteNumber(id);
      out_.Copy(" ");
    });
  }

  void WriteAsides(ProvisionId id, const Provision& provision) {
    for (uint32_t i = 0; i < provision.examples.size(); ++i) {
      const PassageRef place = {PassageKind::kExample, id, i};
      WriteBox(out_, page_.tags.example, "Example", page_.text.At(place), page_);
    }
    for (uint32_t i = 0; i < provision.notes.size(); ++i) {
      const PassageRef place = {PassageKind::kNote, id, i};
      WriteBox(out_, page_.tags.note, "See also", page_.text.At(place), page_);
    }
  }

  PageWriter& out_;
  PageContext& page_;
  std::vector<OpenProvision> open_;
  pugi::xml_document tree_;  // for the section being opened
};

}  // namespace

void WriteProvisions(PageWriter& out, PageContext& page) { ProvisionsWriter(out, page).Write(); }

}  // namespace codicil::html
