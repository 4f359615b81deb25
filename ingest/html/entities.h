// Where the characters of a text are in the HTML that writes it.
#pragma once

#include <string_view>
#include <vector>

namespace codicil {

// A part of a text: as it is written, or what "&sect;" stands for.
struct TextPiece {
  std::string_view text;
  size_t raw_begin = 0;
  size_t raw_size = 0;
  bool literal = false;  // each byte of the text is one of `raw`
};

// `raw` is written in the HTML, and `text` is what Gumbo makes of it.
std::vector<TextPiece> PiecesOf(std::string_view raw, std::string_view text);

}  // namespace codicil
