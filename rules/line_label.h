// The label at the start of a line that may be the number of a provision in some style.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/rule_number.h"

namespace codicil {

struct LineLabel {
  uint32_t begin = 0;  // bytes of the line: the label with its closing sign, "(a)", "1a)", "§ 5"
  uint32_t end = 0;
  uint32_t words = 0;  // where the text after it begins
  RuleNumber number;   // as it is written: "(ii)" alone
  // The same for all labels of one list, whether letters or Roman numerals: "(a)", "1.", "§ 1";
  // "#1." in a Markdown heading. Empty if the label has several components.
  std::string shape;
  bool bare = false;     // "1 Title", which may also be a quantity in running text
  bool period = false;   // or a colon or a bracket closes it
  bool bracket = false;  // a bracket that nothing opens: "1a)"
  bool colon = false;    // "1: Title"
  // Set by those who know the lines around it:
  uint32_t indent = 0;    // columns before the line
  bool apart = true;      // an empty line or the end of a sentence is above it
  bool opening = false;   // it is the first line of the text, which may be the title of the work
  bool afresh = false;    // the lists above it are over: recitals, before "Article 1"
  bool restarts = false;  // its list starts again here, although it is still open

  bool is_item() const { return !shape.empty(); }
};

// Judges `line` by its shape alone.
std::optional<LineLabel> ReadLineLabel(std::string_view line);

// Whether two lines begin in one place on the page: "10." may be one column to the left of "9.".
inline bool AreInOnePlace(uint32_t indent, uint32_t other) {
  return indent <= other + 1 && other <= indent + 1;
}

// Bytes of the dash that joins a title to a number with a lead, "Law 1 – The Field", with the
// spaces before it.
size_t SizeOfTitleDash(std::string_view rest);

// Bytes of the Markdown before a number, "## ", "- ", "**", and of the bracket of "[2.1]".
size_t MarkupBefore(std::string_view line);

// Whether the number between the two, which nothing closes, counts something: "- 0.5 kg flour" in a
// list of Markdown.
bool IsQuantity(std::string_view markup, std::string_view words);

}  // namespace codicil
