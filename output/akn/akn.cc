#include "output/akn/akn.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <unordered_set>

#include "output/akn/akn_inline.h"
#include "output/akn/akn_meta.h"
#include "output/edition_walk.h"
#include "output/passage_parts.h"
#include "output/writable.h"

namespace codicil {
namespace {

using html::Attribute;
using html::Markup;
using html::Text;

constexpr std::string_view kAnyElement = "hcontainer";
constexpr std::string_view kExampleHeading = "Example", kNoteHeading = "See also";

void OpenDocument(html::HtmlWriter& out) {
  out.Put(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"",
      Attribute("xmlns:c", kAknOwnNamespace), ">\n");
}

// White space between elements is for readers of the file only: paragraphs, headings and numbers
// are in one line, so that line ends mean nothing anywhere.
class AknSink : public EditionSink {
 public:
  // `target` decides where citations lead. The provisions are `only`, in order, or all.
  AknSink(const Edition& edition, const AknHistory& history, const AknIds& ids, LinkedText& text,
          const LinkTarget& target, ByteSink& out, std::span<const ProvisionId> only = {})
      : edition_(edition),
        history_(history),
        ids_(ids),
        text_(text),
        out_(out),
        meta_(edition, ids_, history, out_),
        inline_(target, out_),
        only_(only),
        date_(SpelledDate(edition.effective_date)) {
    for (const AknHistory::Modification& one : history.modifications)
      changed_.insert(one.provision);
  }

  void Write() {
    OpenDocument(out_);
    out_.Put("  <act name=\"rulebook\" contains=\"singleVersion\">\n");
    meta_.Write();
    WalkEdition(edition_, *this);
    out_.Put("  </act>\n</akomaNtoso>\n");
  }

  // Writes the first of `only`, with those below it.
  void WritePart() {
    WalkProvisions(edition_, only_.front(), edition_.provisions[only_.front()].subtree_end, *this);
  }

  // ---- Front and back matter. The back matter comes before the glossary here.

  void Begin(EditionPart part) override {
    part_ = part;
    if (part == EditionPart::kProvisions) out_.Put("    <body>\n");
    if (part == EditionPart::kGlossary && !edition_.glossary.empty()) OpenGlossary();
  }
  void End(EditionPart part) override {
    if (part == EditionPart::kFrontMatter) CloseMatter();
    if (part == EditionPart::kProvisions) {
      // The schema wants something in a body.
      if (edition_.provisions.empty()) out_.Put("<hcontainer name=\"none\" eId=\"hcontainer_1\"/>");
      out_.Put("    </body>\n");
      WriteConclusions();
    }
    if (part == EditionPart::kGlossary && !edition_.glossary.empty())
      out_.Put("        </mainBody>\n      </doc></attachment>\n    </attachments>\n");
  }

  // What no block states is not in the source, as `status` says.
  void WriteTitle(std::string_view title) override {
    OpenBlock("p");
    out_.Put(" status=\"editorial\"><docTitle>", Text(Writable(title, WrittenFormat::kXml)),
             "</docTitle></p>\n");
  }
  void WriteDate(std::string_view date) override {
    OpenBlock("p");
    out_.Put(" status=\"editorial\">Effective <docDate", Attribute("date", edition_.effective_date),
             ">", Text(date), "</docDate></p>\n");
  }
  void WriteMatter(const MatterBlock& block) override {
    if (part_ == EditionPart::kFrontMatter) WriteBlock(block);
  }

  // A provision of the standard has a number: what has none is a container of another name.
  void WriteBetween(const MatterBlock& block) override {
    const std::string id = fmt::format("between_{}", ++between_);
    out_.Put("<hcontainer name=\"between\"", Attribute("eId", id));
    if (block.kind != MatterKind::kText) out_.Put(Attribute("class", MatterKindName(block.kind)));
    out_.Put("><content", Attribute("eId", id + "__content"), ">");
    for (const PassagePart& paragraph : SplitPassage(block.text, "\n\n")) {
      out_.Put("<p>");
      inline_.Write(paragraph, nullptr);
      out_.Put("</p>");
    }
    out_.Put("</content></hcontainer>\n");
  }

  // ---- Provisions.

  void WriteProvision(ProvisionId id) override {
    if (!IsWritten(id)) return;
    const Provision& provision = edition_.provisions[id];
    const std::string& eid = ids_.Provision(id);
    const std::string number = provision.number.ToString();
    const std::string label = provision.Label();
    const std::string_view element = AknElement(provision.depth);
    out_.Put("<", Markup(element));
    if (element == kAnyElement) out_.Put(" name=\"provision\"");
    out_.Put(Attribute("eId", eid));
    WriteHistory(id);
    if (provision.implied) out_.Put(" status=\"editorial\"");
    if (number != label) out_.Put(Attribute("c:num", number));
    if (provision.item) out_.Put(Attribute("c:item", "true"));
    if (!provision.labels.empty())
      out_.Put(Attribute("c:labels", fmt::format("{}", fmt::join(provision.labels, "|"))));
    out_.Put("><num>", Text(Writable(label, WrittenFormat::kXml)), "</num>");
    if (!provision.heading.empty()) {
      out_.Put("<heading>");
      WriteLines(provision.heading, PassageRef{PassageKind::kHeading, id, 0});
      out_.Put("</heading>");
    }
    if (provision.text.empty()) return;
    const std::string_view holder = IsLeaf(id) ? "content" : "intro";
    const std::string holder_id = IsLeaf(id) ? eid : eid + "__intro";
    out_.Put("<", Markup(holder));
    if (!IsLeaf(id)) out_.Put(Attribute("eId", holder_id));
    out_.Put(">");
    WriteParagraphs(provision.text, {PassageKind::kText, id, 0}, holder_id);
    out_.Put("</", Markup(holder), ">");
  }

  void WriteAside(ProvisionId id, Aside aside, uint32_t index, const Passage& passage) override {
    if (!IsWritten(id)) return;
    const bool example = aside == Aside::kExample;
    const auto count = example ? index : index + edition_.provisions[id].examples.size();
    const std::string eid = fmt::format("{}__hcontainer_{}", ids_.Provision(id), count + 1);
    out_.Put("\n<hcontainer", Attribute("name", example ? "example" : "note"),
             Attribute("eId", eid), "><heading>", Text(example ? kExampleHeading : kNoteHeading),
             "</heading><content>");
    WriteParagraphs(passage, {example ? PassageKind::kExample : PassageKind::kNote, id, index},
                    eid);
    out_.Put("</content></hcontainer>");
  }
  void EndOwn(ProvisionId id) override {
    if (IsWritten(id) && HasChildren(id)) out_.Put("\n");
  }
  void EndProvision(ProvisionId id) override {
    if (IsWritten(id)) out_.Put("</", Markup(AknElement(edition_.provisions[id].depth)), ">\n");
  }

  // ---- Glossary.

  void WriteEntry(uint32_t index) override {
    const GlossaryEntry& entry = edition_.glossary[index];
    const std::string eid = fmt::format("att_1__hcontainer_{}", index + 1);
    out_.Put("<hcontainer name=\"entry\"", Attribute("eId", eid), "><heading><def",
             Attribute("refersTo", ids_.ToEntry(index)), ">");
    WriteLines(entry.term, std::nullopt);
    out_.Put("</def></heading>");
    if (!entry.text.empty()) {
      out_.Put("<content>");
      WriteParagraphs(entry.text, PassageRef{PassageKind::kDefinition, index, 0}, eid);
      out_.Put("</content>");
    }
    out_.Put("</hcontainer>\n");
  }

 private:
  bool IsWritten(ProvisionId id) const {
    return only_.empty() || std::ranges::binary_search(only_, id);
  }
  bool HasChildren(ProvisionId id) const {
    const ProvisionId end = edition_.provisions[id].subtree_end;
    if (only_.empty()) return end > id + 1;
    const auto next = std::ranges::upper_bound(only_, id);
    return next != only_.end() && *next < end;
  }
  bool IsLeaf(ProvisionId id) const {
    const Provision& provision = edition_.provisions[id];
    return !HasChildren(id) && provision.examples.empty() && provision.notes.empty();
  }

  void WriteHistory(ProvisionId id) {
    if (!history_.lineage) return;
    const std::string lineage = history_.lineage(id);
    out_.Put(Attribute("wId", lineage), Attribute("GUID", lineage));
    if (changed_.contains(id)) out_.Put(" period=\"#tg1\"");
  }

  // Begins a block of the matter around the provisions, and its container before the first.
  void OpenBlock(std::string_view element) {
    if (matter_.empty()) {
      matter_ = part_ == EditionPart::kFrontMatter ? "preface" : "conclusions";
      out_.Put("    <", Markup(matter_), Attribute("eId", matter_), ">\n");
    }
    out_.Put("<", Markup(element),
             Attribute("eId", fmt::format("{}__{}_{}", matter_, element, ++blocks_[element])));
  }
  void CloseMatter() {
    if (!matter_.empty()) out_.Put("    </", Markup(matter_), ">\n");
    matter_ = {};
    blocks_.clear();
  }

  void WriteConclusions() {
    for (const MatterBlock& block : edition_.back_matter) WriteBlock(block);
    CloseMatter();
  }

  // A block is a paragraph, or a container of several.
  void WriteBlock(const MatterBlock& block) {
    const std::vector<PassagePart> paragraphs = SplitPassage(block.text, "\n\n");
    const bool container = paragraphs.size() != 1;
    if (container) {
      OpenBlock("blockContainer");
      out_.Put(Attribute("class", MatterKindName(block.kind)), ">");
      if (paragraphs.empty()) out_.Put("<p/>");
    }
    for (const PassagePart& paragraph : paragraphs) {
      if (container) {
        out_.Put("<p>");
      } else {
        OpenBlock("p");
        if (block.kind != MatterKind::kText)
          out_.Put(Attribute("class", MatterKindName(block.kind)));
        out_.Put(">");
      }
      WriteMatterWords(paragraph, block.kind == MatterKind::kTitle);
      out_.Put("</p>");
    }
    if (container) out_.Put("</blockContainer>");
    out_.Put("\n");
  }

  void WriteMatterWords(const PassagePart& paragraph, bool title) {
    if (title) out_.Put("<docTitle>");
    const bool front = part_ == EditionPart::kFrontMatter;
    inline_.WriteDated(paragraph, front ? date_ : std::string_view(), edition_.effective_date);
    if (title) out_.Put("</docTitle>");
  }

  void WriteParagraphs(const Passage& passage, const PassageRef& place, std::string_view parent) {
    const LinkedParagraphs linked = text_.At(place);
    size_t i = 0;
    for (const PassagePart& paragraph : SplitPassage(passage, "\n\n")) {
      out_.Put("<p", Attribute("eId", fmt::format("{}__p_{}", parent, i + 1)), ">");
      inline_.Write(paragraph, &linked[i++]);
      out_.Put("</p>");
    }
  }

  // A heading or a term, which has no paragraphs: they are lines.
  void WriteLines(const Passage& passage, std::optional<PassageRef> place) {
    const LinkedParagraphs linked = place ? text_.At(*place) : LinkedParagraphs();
    size_t i = 0;
    for (const PassagePart& paragraph : SplitPassage(passage, "\n\n")) {
      if (i > 0) out_.Put("<eol/><eol/>");
      inline_.Write(paragraph, place ? &linked[i] : nullptr);
      ++i;
    }
  }

  void OpenGlossary() {
    out_.Put(
        "    <attachments>\n      <attachment eId=\"att_1\"><heading>Glossary</heading>"
        "<doc name=\"glossary\">\n");
    meta_.WriteAttached("glossary");
    out_.Put("        <mainBody>\n");
  }

  const Edition& edition_;
  const AknHistory& history_;
  const AknIds& ids_;
  LinkedText& text_;
  html::HtmlWriter out_;
  AknMeta meta_;
  AknInline inline_;
  const std::span<const ProvisionId> only_;
  const std::string date_;  // as the front matter may state it
  std::unordered_set<ProvisionId> changed_;
  size_t between_ = 0;  // blocks between provisions so far
  EditionPart part_ = EditionPart::kFrontMatter;
  std::string_view matter_;                      // preface or conclusions, if open
  std::map<std::string_view, uint32_t> blocks_;  // in it so far, by element
};

// In a portion, a citation of what is elsewhere has the URI of that in the whole edition; the terms
// are those that are mentioned.
class PortionTarget : public LinkTarget {
 public:
  PortionTarget(const AknIds& ids, std::string whole, std::span<const ProvisionId> own)
      : ids_(ids), whole_(std::move(whole)), own_(own) {}

  std::string ToProvision(ProvisionId id) const override {
    return std::ranges::binary_search(own_, id) ? ids_.ToProvision(id)
                                                : whole_ + "~" + ids_.Provision(id);
  }
  std::string ToEntry(uint32_t entry) const override {
    terms_.insert(entry);
    return ids_.ToEntry(entry);
  }
  const std::set<uint32_t>& terms() const { return terms_; }

 private:
  const AknIds& ids_;
  const std::string whole_;
  const std::span<const ProvisionId> own_;
  mutable std::set<uint32_t> terms_;
};

}  // namespace

void WriteAkn(const Edition& edition, const CrossReferences& references, const AknHistory& history,
              ByteSink& out) {
  const AknIds ids(edition);
  LinkedText text(edition, references);
  AknSink(edition, history, ids, text, ids, out).Write();
}

void AknPortions::Write(std::span<const ProvisionId> ids, ByteSink& out) {
  html::HtmlWriter writer(out);
  AknMeta meta(edition_, ids_, history_, writer);
  const PortionTarget target(ids_, meta.Whole(), ids);
  StringSink body;
  AknSink(edition_, history_, ids_, text_, target, body, ids).WritePart();
  OpenDocument(writer);
  writer.Put("  <portion includedIn=\"#whole\">\n");
  meta.WritePortion(ids_.Provision(ids.front()), target.terms());
  writer.Put("    <portionBody>\n", Markup(body.TakeText()),
             "    </portionBody>\n  </portion>\n</akomaNtoso>\n");
}

}  // namespace codicil
