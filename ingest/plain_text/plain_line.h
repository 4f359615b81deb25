// The lines of a plain text, and what can be seen on one line alone.
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

// Returns the number of bytes of white space at the start of the text: white space of every kind,
// zero-width spaces and byte order marks.
size_t BlankAtStart(std::string_view text);
// Returns the text without the white space at its start.
std::string_view WithoutBlanksAtStart(std::string_view text);

std::vector<PlainLine> ReadLines(std::string_view text);

// Returns the length in code points, an ideograph as two, so that a wrapped line is measured as it
// was typeset.
uint32_t Columns(std::string_view line);

bool StartsLower(std::string_view line);
// Returns the last word, which consists of ASCII letters and dashes; empty if the line ends
// otherwise.
std::string_view LastWord(std::string_view line);
// Whether the line ends as an item that another one follows: "… a pass; or", "… a pass, and", but
// not "… 203.1, and".
bool EndsItem(std::string_view line);
// Whether it is "and" or "or", whatever its case.
bool IsConjunction(std::string_view word);
// Whether the line ends as in "… see rule", "… no more than", so that a number that comes next is
// none of its own.
bool EndsInCitingWord(std::string_view line);
// Whether the line begins with the number of a rule, whatever the lines around it: "203.1a Text",
// "2. Title", "606. 8b Text". A lone number with no period is a count, a year or a page.
bool BeginsWithNumber(std::string_view line);
// Whether the line is a row of signs: "=====", or what is drawn of a frame: "*   -----   *".
bool IsRow(std::string_view line);
// Whether the line is a row of dots below `title`, and as wide: GNU's manuals underline so.
bool IsDotted(std::string_view title, std::string_view line);
// Returns the size of the "## " that Markdown sets before a heading, or 0.
uint32_t SizeOfHeadingMark(std::string_view line);
// Whether the line is the heading of a table of contents, of a list of tables or figures, or of
// matter such as credits, in any language and case.
bool IsContentsName(std::string_view line);
bool IsListingName(std::string_view line);
bool IsMatterName(std::string_view line);

// What the first words of a line say about the paragraph.
struct PartLabel {
  enum Kind { kNone, kExample, kNote } kind = kNone;
  bool continued = false;  // "Example (continued):": another paragraph of the previous example
  uint32_t size = 0;       // bytes of the label, with its Markdown: "> **Example:**"
  uint32_t tail = 0;       // bytes of the Markdown that closes the line: "*Example: …*"
};

// Returns the label of a line: "Example:", "EXAMPLE:", "Examples:"; and "See also:", which the text
// writer puts before notes.
PartLabel ReadPartLabel(std::string_view line);

}  // namespace codicil::plain
