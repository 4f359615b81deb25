// The words of a passage as HTML: emphasis, symbols, links.
#pragma once

#include <string_view>

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

}  // namespace codicil::html
