// Recognises the markup at the start of a single line. Unless stated otherwise, functions take the
// rest of a line, from its first character that is not white space.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ingest/rst/block.h"

namespace codicil::rst {

bool IsBlank(char c);
std::string_view Trim(std::string_view text);

// Returns every line of `text`, trimmed.
std::vector<TextLine> ReadLines(std::string_view text);

// A marker such as "*", "-", "a.", "(2)" or "#.", before a space or the end of the line.
struct ListMarker {
  uint32_t length = 0;      // length of the marker
  uint32_t text = 0;        // offset of the text
  uint32_t letters = 0;     // 1 for "a.", 27 for "aa."; 0 for every other kind
  uint32_t name_begin = 0;  // the letters or digits
  uint32_t name_end = 0;
};
std::optional<ListMarker> MatchBullet(std::string_view rest);
std::optional<ListMarker> MatchEnumerator(std::string_view rest);

// ":Name:" before a space or the end of the line; a role (":ref:`x`") is not a field.
struct FieldMarker {
  uint32_t length = 0;
  uint32_t text = 0;
};
std::optional<FieldMarker> MatchField(std::string_view rest);

// Whether the line is one punctuation character repeated: an underline, an overline or a
// transition.
bool IsPunctuationRun(std::string_view rest);
bool IsGridBorder(std::string_view rest);    // "+---+---+"
bool IsSimpleBorder(std::string_view rest);  // "===  ===="
bool IsLineBlockLine(std::string_view rest);

}  // namespace codicil::rst
