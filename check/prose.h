// The paragraphs of a passage, and which of them are running text: only that has a style.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace codicil {

struct Paragraph {
  std::string_view text;
  uint32_t begin = 0;  // bytes of the passage's text
  // Neither code, nor a row of a table, nor markup that stands alone: a heading, an image, a tag.
  bool prose = false;
  bool bullet = false;  // begins with the mark of a list

  uint32_t end() const { return begin + static_cast<uint32_t>(text.size()); }
};

// Parted by blank lines; code between fences ("```") may span several. Linear.
std::vector<Paragraph> ParagraphsOf(std::string_view text);

// "74a and 75 (repealed)", as the last paragraph: a place that is left of a provision.
bool SaysWithdrawn(std::string_view text);

}  // namespace codicil
