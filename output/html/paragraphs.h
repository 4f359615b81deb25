// Paragraphs of a passage as elements.
#pragma once

#include <vector>

#include "output/html/inline.h"
#include "output/html/nodes.h"
#include "output/html/page_parts.h"

namespace codicil::html {

// A <p> for each paragraph. `lead` is called with the first one's element before its words, and
// with an element of its own where there is no paragraph.
template <typename Lead>
void AppendParagraphs(pugi::xml_node parent, const std::vector<LinkedParagraph>& paragraphs,
                      const PageContext& page, Lead lead) {
  if (paragraphs.empty()) lead(AddElement(parent, "p"));
  for (const LinkedParagraph& paragraph : paragraphs) {
    pugi::xml_node element = AddElement(parent, "p");
    if (&paragraph == &paragraphs.front()) lead(element);
    AppendInline(element, paragraph, page.edition, page.anchors);
  }
}

inline void AppendParagraphs(pugi::xml_node parent, const std::vector<LinkedParagraph>& paragraphs,
                             const PageContext& page) {
  for (const LinkedParagraph& paragraph : paragraphs) {
    AppendInline(AddElement(parent, "p"), paragraph, page.edition, page.anchors);
  }
}

// The words of all paragraphs in one element, as a heading or a term has them.
inline void AppendWords(pugi::xml_node element, const std::vector<LinkedParagraph>& paragraphs,
                        const PageContext& page) {
  for (const LinkedParagraph& paragraph : paragraphs) {
    if (&paragraph != &paragraphs.front()) AddText(element, " ");
    AppendInline(element, paragraph, page.edition, page.anchors);
  }
}

}  // namespace codicil::html
