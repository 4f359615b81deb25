// Which lines begin a provision, and which only begin with a number that is cited, counted or
// listed there.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ingest/plain_text/plain_line.h"
#include "rules/rule_number.h"

namespace codicil::plain {

// A line that has the shape of a provision's first line: "203.1. Text", "203.1a Text",
// "212.1b. Text", "2. Title", "208.3 Text".
struct NumberedLine {
  RuleNumber number;
  uint32_t number_end = 0;  // after the number and its period
  uint32_t text_begin = 0;  // first byte of what follows; the line's end where nothing does
  bool period = false;
  bool spaced = false;  // there is a space inside the number: "606. 8b"
};

// Looks at one line alone. `text` is the whole text, `line` a line of it.
std::optional<NumberedLine> ParseNumberedLine(std::string_view text, const PlainLine& line);

// Decides in context, line by line in order. One object goes through one body.
class NumberJudge {
 public:
  // `candidates[i]` is what ParseNumberedLine says of line i, over the whole file; `wrapped`: the
  // lines are broken at a column, so that any word can come first on one.
  NumberJudge(std::string_view text, const std::vector<PlainLine>& lines,
              const std::vector<std::optional<NumberedLine>>& candidates, uint32_t body_end,
              bool wrapped);

  // Whether line `i` begins a provision, given the last line with words before it (`previous`, or
  // the line itself where there is none) and the blank lines between. Remembers the number if so.
  bool Begins(uint32_t i, uint32_t previous, uint32_t blanks);

 private:
  bool CitedByPrevious(uint32_t i, uint32_t previous, uint32_t blanks) const;
  bool IsFirstBelowTitle(uint32_t i, uint32_t previous) const;
  bool HeadingFits(uint32_t i, uint32_t blanks) const;
  bool RuleFits(uint32_t i, uint32_t previous, uint32_t blanks) const;
  // The number is the next one at some depth.
  bool IsNext(const RuleNumber& number) const;
  // The number comes where the numbers so far let one expect it.
  bool Follows(const RuleNumber& number) const;
  std::string_view Rest(uint32_t i) const;

  std::string_view text_;
  const std::vector<PlainLine>& lines_;
  const std::vector<std::optional<NumberedLine>>& candidates_;
  std::vector<uint32_t> next_;  // for each line the next candidate line, or the size
  bool wrapped_;
  NumberScheme scheme_;
  RuleNumber current_;
};

}  // namespace codicil::plain
