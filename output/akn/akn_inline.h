// Paragraphs of an edition as inline elements of Akoma Ntoso.
#pragma once

#include <string_view>

#include "output/akn/akn_names.h"
#include "output/html/html_writer.h"
#include "output/linked_text.h"

namespace codicil {

// Writes words with the marks of their source, and with what Codicil found in them: citations as
// ref and rref, terms as term. A citation or term that crosses the border of a mark is written in
// parts, so that every mark is one element. Of marks that cross each other the later one is cut.
class AknInline {
 public:
  // Both must outlive this object.
  AknInline(const LinkTarget& target, html::HtmlWriter& out) : target_(target), out_(out) {}

  // Writes one paragraph; `links` may be null. Linear but for sorting.
  void Write(const PassagePart& part, const LinkedParagraph* links) const;
  // Writes one paragraph without links. Wraps the first occurrence of `date`, if it is not empty,
  // in a docDate of `iso_date`.
  void WriteDated(const PassagePart& part, std::string_view date, std::string_view iso_date) const;

 private:
  const LinkTarget& target_;
  html::HtmlWriter& out_;
};

}  // namespace codicil
