// Paragraphs of an edition as inline elements of Akoma Ntoso.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

  // Writes one paragraph; `links` may be null. Wraps the first occurrence of `date`, if it is not
  // empty, in a docDate of `iso_date`. Linear.
  void Write(const PassagePart& part, const LinkedParagraph* links, std::string_view date = {},
             std::string_view iso_date = {});

 private:
  struct Link {
    uint32_t begin, end;
    std::string open;
    std::string_view close;
  };
  struct OpenMark {
    uint32_t end;
    std::string_view close;
  };

  std::optional<Link> LinkOfLayer(const Layer& layer) const;
  void AddDate(std::string_view date, std::string_view iso_date);
  void AdvanceTo(uint32_t to);
  uint32_t NextBorder(uint32_t to) const;
  void CloseWhatEnds();
  void WriteText(uint32_t end);
  void CloseLink();
  void Open(const Mark& mark);

  const LinkTarget& target_;
  html::HtmlWriter& out_;
  std::string_view text_;
  std::vector<Link> links_;  // of the paragraph; none overlaps another
  size_t link_ = 0;          // the one that is current or next
  bool link_open_ = false;
  size_t marks_in_link_ = 0;
  std::vector<OpenMark> open_;
  uint32_t at_ = 0;
};

}  // namespace codicil
