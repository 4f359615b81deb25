// Decides which lines begin a provision, and which only begin with a number that is cited, counted
// or listed there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ingest/plain_text/plain_line.h"
#include "rules/rule_number.h"

namespace codicil::plain {

// A line with the shape of a provision's first line: "203.1. Text", "203.1a Text", "212.1b. Text",
// "2. Title", "208.3 Text".
struct NumberedLine {
  RuleNumber number;
  uint32_t number_begin = 0;  // after the markup before it
  uint32_t number_end = 0;    // after the number and its period
  uint32_t text_begin = 0;    // first byte of the text after it, or the line's end
  bool period = false;
  bool spaced = false;  // the number contains a space: "606. 8b"
};

// Whether it is the number of a subsection in hundreds: "053", "702".
bool HasThreeDigits(const RuleNumber& number);

// Parses one line without its context. `text` is the whole text, `line` a line of it.
std::optional<NumberedLine> ParseNumberedLine(std::string_view text, const PlainLine& line,
                                              const NumberingStyle& style);

// The numbered lines of a file. They are large, so the other lines take only an index.
class NumberedLines {
 public:
  // Adds the next line of the file; nullopt if it is not numbered.
  void Add(std::optional<NumberedLine> line);
  // Returns line `i` of the file, or nullptr if it is not numbered.
  const NumberedLine* operator[](uint32_t i) const {
    return found_at_[i] == kNone ? nullptr : &found_[found_at_[i]];
  }
  // Counts the numbered ones among the lines [begin, end) of the file.
  size_t CountIn(uint32_t begin, uint32_t end) const;

 private:
  static constexpr uint32_t kNone = static_cast<uint32_t>(-1);
  std::vector<NumberedLine> found_;
  std::vector<uint32_t> found_at_;  // by line: its index there, or kNone
};

// Decides in context, line by line in order. Use one object per body.
class NumberJudge {
 public:
  // `candidates[i]` is the result of ParseNumberedLine for line i of the whole file. `sections`:
  // the lines that are known to begin a section. `page`: the width in columns at which lines are
  // broken, so that any word can come first on a line; 0 if they are not.
  NumberJudge(std::string_view text, const std::vector<PlainLine>& lines,
              const NumberedLines& candidates, std::span<const uint32_t> sections,
              uint32_t body_end, uint32_t page);

  // Whether line `i` begins a provision. `previous` is the last line with words before it, or `i`
  // itself if there is none; `blanks` is the number of blank lines between the two. Remembers the
  // number if so.
  bool Begins(uint32_t i, uint32_t previous, uint32_t blanks);

 private:
  bool CitedByPrevious(uint32_t i, uint32_t previous, uint32_t blanks) const;
  bool IsFirstBelowTitle(uint32_t i, uint32_t previous) const;
  bool HeadingFits(uint32_t i, uint32_t previous, uint32_t blanks) const;
  RuleNumber NumberAfterList(uint32_t i) const;
  bool RepeatsTitle(uint32_t i, uint32_t previous) const;
  bool RuleFits(uint32_t i, uint32_t previous, uint32_t blanks) const;
  bool ContinuesItems(uint32_t i, uint32_t previous) const;
  bool IsFirstCase(const RuleNumber& number) const;
  // Whether the number is the next one at some depth.
  bool IsNext(const RuleNumber& number) const;
  // Whether the number is to be expected after the numbers so far.
  bool Follows(const RuleNumber& number) const;
  std::string_view Rest(uint32_t i) const;
  std::string_view Line(uint32_t i) const;
  // Whether Markdown says that the number begins something: "### 3.4 Title", "- **3.4.** Text".
  bool IsMarked(uint32_t i) const { return candidates_[i]->number_begin > lines_[i].begin; }
  bool IsMarkedHeading(uint32_t i) const;

  std::string_view text_;
  const std::vector<PlainLine>& lines_;
  const NumberedLines& candidates_;
  std::span<const uint32_t> sections_;
  std::vector<uint32_t> next_;  // for each line, the next candidate line, or the number of lines
  uint32_t page_;
  NumberingStyle scheme_;
  NumberingStyle every_letter_;  // skips none
  RuleNumber current_;
};

}  // namespace codicil::plain
