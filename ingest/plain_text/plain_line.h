// The lines of a plain text and what is seen on one line alone.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace codicil::plain {

struct PlainLine {
  uint32_t begin = 0;   // first byte that is not white space
  uint32_t end = 0;     // after the last such byte; begin == end on a blank line
  uint32_t indent = 0;  // columns before `begin`
  bool furniture = false;
  uint8_t style = 0;  // a LineStyle, in a text whose lines are wrapped

  bool blank() const { return begin == end; }
  uint32_t size() const { return end - begin; }
};

// Bytes of the white space that the text begins with, or 0: white space of every kind, spaces
// without width and byte order marks.
size_t BlankAtStart(std::string_view text);
// The text without the spaces before it.
std::string_view WithoutBlanksAtStart(std::string_view text);

std::vector<PlainLine> ReadLines(std::string_view text);

// Code points, so that a wrapped line is measured as it was typeset.
uint32_t Columns(std::string_view line);

bool StartsLower(std::string_view line);
// Ends as a sentence does: . ! ? : after quotes and brackets, or those of Chinese and Japanese.
bool EndsSentence(std::string_view line);
// The last word, of ASCII letters and dashes; empty where the line ends otherwise.
std::string_view LastWord(std::string_view line);
// "... see rule": a number that comes next is one that is cited.
bool EndsInCitingWord(std::string_view line);
bool EqualsIgnoringCase(std::string_view a, std::string_view b);

// What the words at the start of a line say of the paragraph.
struct PartLabel {
  enum Kind { kNone, kExample, kNote } kind = kNone;
  bool continued = false;  // "Example (continued):": a further paragraph of the one before
  uint32_t size = 0;       // bytes of the label
};

// "Example:", "EXAMPLE:", "Examples:"; and "See also:", which the text writer puts before notes.
PartLabel ReadPartLabel(std::string_view line);

}  // namespace codicil::plain
