// The provisions and the glossary of an edition as HTML, for every page that shows some of them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "output/edition_walk.h"
#include "output/html/html_writer.h"
#include "output/link_target.h"
#include "output/linked_text.h"

namespace codicil::html {

// What the words of a page need to know about it. Everything must outlive the writing.
struct PageLinks {
  const Edition& edition;
  const Anchors& anchors;
  const LinkTarget& target;
};

// Writes a paragraph's words. A citation is <a href="#r203.3a">; if it has several targets,
// data-more lists the others. One that has no target, or an uncertain one, has class "fault" and a
// title that says what is wrong. A term is <a href="#g-landwalk">; a citation of a glossary entry
// also has class "c". A symbol is an image of its letters, <span class="s" role="img">; the
// braces remain in the text but are invisible, so that copying and searching see the text of the
// edition.
void WriteWords(HtmlWriter& out, const LinkedParagraph& paragraph, const PageLinks& page);
// Writes the words of all paragraphs into one element, as in a heading or a term.
void WriteWords(HtmlWriter& out, LinkedParagraphs paragraphs, const PageLinks& page);

// Writes a <p> for each paragraph. Calls `lead` before the words of the first one; if there are no
// paragraphs, `lead` gets a <p> of its own.
template <typename Lead>
void WriteParagraphs(HtmlWriter& out, LinkedParagraphs paragraphs, const PageLinks& page,
                     Lead lead) {
  out.Put("<p>");
  lead();
  for (const LinkedParagraph& paragraph : paragraphs) {
    if (&paragraph != &paragraphs.front()) out.Put("</p><p>");
    WriteWords(out, paragraph, page);
  }
  out.Put("</p>");
}
inline void WriteParagraphs(HtmlWriter& out, LinkedParagraphs paragraphs, const PageLinks& page) {
  if (!paragraphs.empty()) WriteParagraphs(out, paragraphs, page, [] {});
}

// What a page is written from. All must outlive its writer.
struct EditionView {
  const Edition& edition;
  const CrossReferences& references;
  const Anchors& anchors;
  const LinkTarget& target;
  LinkedText& text;
  const Wording& say = Wording::English();  // in what language the page speaks
};

// Headings open sections inside sections; in the innermost ones rules are a flat run. Each
// provision has its anchor as its id.
class EditionWriter : public EditionSink {
 public:
  // `first_level` is the level of the first heading: 1 to 6.
  EditionWriter(const EditionView& view, size_t first_level, ByteSink& out)
      : edition_(view.edition),
        references_(view.references),
        anchors_(view.anchors),
        target_(view.target),
        links_{view.edition, view.anchors, view.target},
        text_(view.text),
        out_(out, view.say),
        first_level_(first_level) {}

  void WriteProvision(ProvisionId id) override;
  void WriteAside(ProvisionId id, Aside kind, uint32_t index, const Passage&) override;
  void EndOwn(ProvisionId id) override;
  void EndProvision(ProvisionId id) override;

  // Groups the entries by letter; WriteGlossary writes them, with the letters in order.
  void WriteEntry(uint32_t index) override;
  void WriteMatter(const MatterBlock&) override {}
  void WriteBetween(const MatterBlock& block) override;

 protected:
  // What a page has to say about a provision besides its text; comes after "cited by".
  virtual void WriteMore(ProvisionId) {}
  // How many lines that is, about, for each provision.
  virtual double LinesOfMore() const { return 0; }
  // What a provision is called in a list of those that cite another one.
  virtual std::string CiterName(ProvisionId id) const;

  // The "data-height" of an element that holds a provision and all below it. Such an element is
  // rendered only when it comes near the screen; until then the browser assumes the height, so that
  // the page keeps its length.
  std::string HeightOf(ProvisionId id) const;
  // All of what was given to WriteEntry; nothing if that is nothing.
  void WriteGlossary();
  // Writes the title of the work and, if no block states it, the date.
  void WriteTitleAndDate();
  // Writes an example or a note: a box that begins with a label.
  void WriteBox(std::string_view class_name, std::string_view label, LinkedParagraphs paragraphs);

  const Edition& edition_;
  const CrossReferences& references_;
  const Anchors& anchors_;
  const LinkTarget& target_;
  const PageLinks links_;
  LinkedText& text_;
  HtmlWriter out_;

 private:
  struct Group {
    char letter;
    std::vector<uint32_t> entries;
  };

  void OpenProvision(ProvisionId id, const Provision& provision);
  void WriteNumber(ProvisionId id);
  void WriteHeading(ProvisionId id);
  bool WriteCitedBy(std::span<const uint32_t> citations, const PassageRef& self,
                    std::string_view english = "Cited by");
  void WriteGroup(const Group& group);
  void WriteDefinition(uint32_t index);

  const size_t first_level_;
  size_t depth_ = 0;  // headings above the current provision
  std::vector<Group> groups_;
};

}  // namespace codicil::html
