// One self-contained page: head, outline, and the parts of the edition in their places.

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "base/ascii.h"
#include "crossref/citers_below.h"
#include "output/edition_walk.h"
#include "output/html/block_height.h"
#include "output/html/document.h"
#include "output/html/outline.h"
#include "output/html/page_assets.h"
#include "output/html/words.h"
#include "output/passage_parts.h"
#include "output/refs_parts.h"
#include "output/writer.h"
#include "rules/identity.h"
#include "text/budget.h"

namespace codicil {
namespace html {
namespace {

std::string_view TitleOf(const Edition& edition) {
  return edition.title.empty() ? std::string_view("Rules") : edition.title;
}

bool HasChildren(ProvisionId id, const Provision& provision) {
  return provision.subtree_end > id + 1;
}

constexpr char kOther = '#';  // for terms that do not begin with an ASCII letter

char LetterOf(const GlossaryEntry& entry) {
  const char first = entry.term.empty() ? kOther : entry.term.text.front();
  return IsLetter(first) ? ToUpper(first) : kOther;
}

std::string LetterAnchor(char letter) {
  return letter == kOther ? "letter-other" : fmt::format("letter-{}", ToLower(letter));
}

class PageSink : public EditionSink {
 public:
  PageSink(const Edition& edition, const CrossReferences& references, ByteSink& out)
      : edition_(edition),
        references_(references),
        anchors_(edition),
        text_(edition, references),
        title_block_(TitleBlock(edition)),
        out_(out) {}

  void Write() {
    OpenBody();
    WriteSide();
    out_.Put("\n<main id=\"text\" tabindex=\"-1\">");
    WalkEdition(edition_, *this, Contents::kLeftOut);
    out_.Put("</main>");
    ClosePage(out_);
  }

  // ---- Front and back matter.

  void Begin(EditionPart part) override {
    headings_ = 0;
    where_ = part == EditionPart::kFrontMatter ? kFrontAnchor : kBackAnchor;
    if (part == EditionPart::kFrontMatter) WriteHead();
    if (part == EditionPart::kBackMatter && !edition_.back_matter.empty())
      out_.Put("<div class=\"back\"", Attribute("id", kBackAnchor), ">");
  }
  void End(EditionPart part) override {
    if (part == EditionPart::kFrontMatter)
      out_.Put(Markup(headings_ > 0 ? "</section>" : "</header>"));
    if (part == EditionPart::kGlossary) WriteGlossary();
    if (part != EditionPart::kBackMatter || edition_.back_matter.empty()) return;
    if (headings_ > 0) out_.Put("</section>");
    out_.Put("</div>");
  }

  // A heading opens a section; what comes before the first one is in no section.
  void WriteMatter(const MatterBlock& block) override {
    if (&block == title_block_) return;
    const LinkedParagraphs paragraphs = text_.Of(block.text);
    if (block.kind == MatterKind::kHeading) return OpenMatter(paragraphs);
    if (block.kind == MatterKind::kExample) {
      WriteBox("x", "Example", paragraphs);
    } else {
      WriteParagraphs(out_, paragraphs, links_);
    }
    out_.Put("\n");
  }

  // ---- Provisions: sections inside sections, and in the innermost ones a flat run of rules.

  void WriteProvision(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    const bool headed = IsSection(edition_, id) || !provision.heading.empty();
    OpenProvision(id, provision);
    if (headed) WriteHeading(id);
    depth_ += headed;
    const LinkedParagraphs paragraphs = text_.At({PassageKind::kText, id, 0});
    if (headed) return WriteParagraphs(out_, paragraphs, links_);
    WriteParagraphs(out_, paragraphs, links_, [&] {
      WriteNumber(id);
      out_.Put(" ");
    });
  }

  void WriteAside(ProvisionId id, Aside kind, uint32_t index, const Passage&) override {
    if (kind == Aside::kExample) {
      WriteBox("x", "Example", text_.At({PassageKind::kExample, id, index}));
    } else {
      WriteBox("note", "See also", text_.At({PassageKind::kNote, id, index}));
    }
  }

  // Rules are flat in their section: theirs end here.
  void EndOwn(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    const PassageRef place = {PassageKind::kText, id, 0};
    WriteCitedBy(references_.cited_by[id], place);
    // What is in a section has its own right below, in a list as long as the section.
    const bool children = HasChildren(id, provision);
    if (children && !IsSection(edition_, id))
      WriteCitedBy(CitersBelow(edition_, references_, id), place, "Cited below: ");
    if (!IsSection(edition_, id)) {
      out_.Put("</div>\n");
    } else {
      out_.Put(Markup(children ? "\n" : "</section>\n"));
    }
  }
  void EndProvision(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    if (IsSection(edition_, id) && HasChildren(id, provision)) out_.Put("</section>");
    depth_ -= IsSection(edition_, id) || !provision.heading.empty();
  }

  // ---- The glossary: its letters, and under each the terms with their definitions.

  // Groups the entries by letter, in the order in which the letters first occur; an entry that is
  // out of order is still listed under its own letter.
  void WriteEntry(uint32_t index) override {
    const char letter = LetterOf(edition_.glossary[index]);
    const auto has_letter = [&](const Group& group) { return group.letter == letter; };
    auto group = std::find_if(groups_.begin(), groups_.end(), has_letter);
    if (group == groups_.end()) group = groups_.insert(group, {letter, {}});
    group->entries.push_back(index);
  }

 private:
  struct Group {
    char letter;
    std::vector<uint32_t> entries;
  };

  void OpenBody() {
    const std::string heights = BlockHeight::Styles();
    const std::string title =
        edition_.effective_date.empty()
            ? std::string(TitleOf(edition_))
            : fmt::format("{} ({})", TitleOf(edition_), edition_.effective_date);
    OpenPage(out_, {edition_.language,
                    title,
                    {kPageCss, kSymbolCss, heights},
                    kPageJs,
                    {{"codicil:work", WorkId(edition_)},
                     {"codicil:edition", EditionId(edition_)},
                     {"codicil:sha256", EditionDigest(edition_)}}});
    out_.Put("<a class=\"skip\" href=\"#text\">Skip to the text</a>");
  }

  // On wide screens a column with the outline in it; on narrow ones a bar with a button that opens
  // the outline, which needs no script. The script shows the button for the theme: without one it
  // does nothing.
  void WriteSide() {
    out_.Put(
        "<header class=\"side\"><div class=\"bar\">"
        "<button type=\"button\" id=\"menu\" popovertarget=\"outline\">Contents</button>"
        "<a class=\"here\" href=\"#top\">",
        Text(TitleOf(edition_)),
        "</a><button type=\"button\" id=\"theme\" aria-label=\"Dark colours\" "
        "hidden=\"hidden\">Dark</button></div>"
        "<nav id=\"outline\" popover=\"auto\" aria-label=\"Contents\">");
    WriteOutline(out_, edition_, target_);
    out_.Put("</nav></header>");
  }

  void WriteHead() {
    out_.Put("<header class=\"title\" id=\"top\"><h1>");
    if (title_block_ != nullptr) {
      WriteWords(out_, text_.Of(title_block_->text), links_);
    } else {
      out_.Put(Text(TitleOf(edition_)));
    }
    out_.Put("</h1>");
    const std::string date = DateToState(edition_);
    if (!date.empty()) out_.Put("<p>Effective ", Text(date), "</p>");
  }

  void OpenMatter(LinkedParagraphs heading) {
    if (headings_++ > 0) out_.Put("</section>");
    if (headings_ == 1 && where_ == kFrontAnchor) out_.Put("</header>");
    out_.Put("<section class=\"matter\"", Attribute("id", MatterAnchor(where_, headings_)),
             "><h2>");
    WriteWords(out_, heading, links_);
    out_.Put("</h2>");
  }

  void OpenProvision(ProvisionId id, const Provision& provision) {
    const Attribute anchor("id", anchors_.Provision(id));
    if (!IsSection(edition_, id)) {
      const ProvisionId parent = provision.parent;
      const bool rule = parent == kNoProvision || IsSection(edition_, parent);
      return out_.Put("<div", Attribute("class", rule ? "r" : "r r2"), anchor, ">");
    }
    const bool section = provision.depth == 1;
    out_.Put("<section", Attribute("class", section ? "section" : "sub"),
             Attribute("data-height", HeightOf(id, provision)), anchor, ">");
  }

  // The innermost sections are rendered only when they come near the screen; until then the browser
  // assumes their estimated height, so that the page keeps its length.
  std::string HeightOf(ProvisionId id, const Provision& provision) const {
    const auto& provisions = edition_.provisions;
    if (HasChildren(id, provision) && IsSection(edition_, id + 1)) return {};
    BlockHeight height;
    for (ProvisionId i = id; i < provision.subtree_end; ++i) height.Add(provisions[i]);
    return height.Step();
  }

  void WriteNumber(ProvisionId id) {
    out_.Put("<a class=\"n\"", Attribute("href", "#" + anchors_.Provision(id)), ">",
             Text(NumberOf(edition_, id)), "</a>");
  }

  void WriteHeading(ProvisionId id) {
    constexpr size_t kDeepest = 6;
    const std::string tag = fmt::format("h{}>", std::min(depth_ + 2, kDeepest));
    out_.Put("<", Markup(tag));
    WriteNumber(id);
    const LinkedParagraphs words = text_.At({PassageKind::kHeading, id, 0});
    if (!words.empty()) out_.Put(" ");
    WriteWords(out_, words, links_);
    out_.Put("</", Markup(tag));
  }

  // Writes an example or a note: a box that begins with a label.
  void WriteBox(std::string_view class_name, std::string_view label, LinkedParagraphs paragraphs) {
    out_.Put("<div", Attribute("class", class_name), ">");
    WriteParagraphs(out_, paragraphs, links_, [&] { out_.Put("<b>", Text(label), "</b> "); });
    out_.Put("</div>");
  }

  // Writes "Cited by 3" and the list of the provisions and entries that cite a provision or an
  // entry; nothing if there are none. Returns whether there are any. `label` says which citations
  // these are.
  bool WriteCitedBy(std::span<const uint32_t> citations, const PassageRef& self,
                    std::string_view label = "Cited by ") {
    std::vector<PassageRef> owners = OwnersOf(references_, citations);
    std::erase_if(owners, [&](const PassageRef& owner) {
      return owner.owner == self.owner && owner.InGlossary() == self.InGlossary();
    });
    if (owners.empty()) return false;
    out_.Put("<details><summary>", Text(label), Text(std::to_string(owners.size())),
             "</summary><p>");
    for (const PassageRef& owner : owners) {
      const bool glossary = owner.InGlossary();
      const uint32_t id = owner.owner;
      out_.Put(
          " <a", Attribute("href", glossary ? target_.ToEntry(id) : target_.ToProvision(id)), ">",
          Text(glossary ? Brief(edition_.glossary[id].term.text) : NumberOf(edition_, id)), "</a>");
    }
    out_.Put("</p></details>");
    return true;
  }

  void WriteGlossary() {
    if (groups_.empty()) return;
    out_.Put("<section class=\"section\"", Attribute("id", kGlossaryAnchor),
             "><h2>Glossary</h2><nav class=\"letters\" aria-label=\"Letters of the glossary\">");
    for (const Group& group : groups_)
      out_.Put("<a", Attribute("href", "#" + LetterAnchor(group.letter)), ">",
               Text({&group.letter, 1}), "</a> ");
    out_.Put("</nav>");
    for (const Group& group : groups_) WriteGroup(group);
    out_.Put("</section>");
  }

  void WriteGroup(const Group& group) {
    BlockHeight height;
    for (const uint32_t i : group.entries) {
      height.Add(edition_.glossary[i].term);
      height.Add(edition_.glossary[i].text);
    }
    out_.Put("<section class=\"sub\"", Attribute("id", LetterAnchor(group.letter)),
             Attribute("data-height", height.Step()), "><h3>", Text({&group.letter, 1}),
             "</h3><dl>");
    for (const uint32_t i : group.entries) WriteDefinition(i);
    out_.Put("</dl></section>");
  }

  void WriteDefinition(uint32_t index) {
    out_.Put("<div", Attribute("id", anchors_.Entry(index)), "><dt><a",
             Attribute("href", "#" + anchors_.Entry(index)), ">");
    WriteWords(out_, text_.Of(edition_.glossary[index].term), links_);
    out_.Put("</a></dt><dd>");
    const PassageRef place = {PassageKind::kDefinition, index, 0};
    const LinkedParagraphs paragraphs = text_.At(place);
    WriteParagraphs(out_, paragraphs, links_);
    const bool cited = WriteCitedBy(references_.entry_cited_by[index], place);
    if (paragraphs.empty() && !cited) out_.Put("\n");
    out_.Put("</dd></div>\n");
  }

  const Edition& edition_;
  const CrossReferences& references_;
  const Anchors anchors_;
  const OwnPage target_{anchors_};
  const PageLinks links_{edition_, anchors_, target_};
  LinkedText text_;
  const MatterBlock* title_block_;
  HtmlWriter out_;
  std::string_view where_;     // which matter
  size_t headings_ = 0;        // of it so far
  size_t depth_ = 0;           // headings above the current provision
  std::vector<Group> groups_;  // of the glossary
};

}  // namespace
}  // namespace html

void WriteHtml(const Edition& edition, const CrossReferences& references, ByteSink& out) {
  html::PageSink(edition, references, out).Write();
}

}  // namespace codicil
