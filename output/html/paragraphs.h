// Paragraphs of a passage as elements.
#pragma once

#include <vector>

#include "output/html/inline.h"

namespace codicil::html {

// A <p> for each paragraph. `lead` is called before the first one's words, and in an element of its
// own where there is no paragraph.
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

// The words of all paragraphs in one element, as a heading or a term has them.
inline void WriteWords(PageWriter& out, LinkedParagraphs paragraphs, PageContext& page) {
  for (const LinkedParagraph& paragraph : paragraphs) {
    if (&paragraph != &paragraphs.front()) out.Copy(" ");
    WriteInline(out, paragraph, page);
  }
}

// An example or a note: a box that begins with a label.
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
