// The paragraphs of a passage as elements.
#pragma once

#include <vector>

#include "output/html/inline.h"

namespace codicil::html {

// Writes a <p> for each paragraph. Calls `lead` before the words of the first one; if there are no
// paragraphs, `lead` gets a <p> of its own.
template <typename Lead>
void WriteParagraphs(PageWriter& out, LinkedParagraphs paragraphs, PageContext& page, Lead lead) {
  out.Open(page.tags.paragraph);
  lead();
  for (const LinkedParagraph& paragraph : paragraphs) {
    if (&paragraph != &paragraphs.front()) out.Open(page.tags.paragraph);
    WriteInline(out, paragraph, page);
    if (&paragraph != &paragraphs.back()) out.Close();
  }
  out.Close();
}

inline void WriteParagraphs(PageWriter& out, LinkedParagraphs paragraphs, PageContext& page) {
  for (const LinkedParagraph& paragraph : paragraphs) {
    out.Open(page.tags.paragraph);
    WriteInline(out, paragraph, page);
    out.Close();
  }
}

// Writes the words of all paragraphs into one element, as in a heading or a term.
inline void WriteWords(PageWriter& out, LinkedParagraphs paragraphs, PageContext& page) {
  for (const LinkedParagraph& paragraph : paragraphs) {
    if (&paragraph != &paragraphs.front()) out.Copy(" ");
    WriteInline(out, paragraph, page);
  }
}

// Writes an example or a note: a box that begins with a label.
inline void WriteBox(PageWriter& out, const Tag& box, std::string_view label,
                     LinkedParagraphs paragraphs, PageContext& page) {
  out.Open(box);
  WriteParagraphs(out, paragraphs, page, [&] {
    out.Element(page.tags.label, label);
    out.Copy(" ");
  });
  out.Close();
}

}  // namespace codicil::html
