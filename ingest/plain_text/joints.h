// What comes between the end of a line and the line that continues it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ingest/plain_text/plain_line.h"

namespace codicil::plain {

struct Joint {
  std::string_view glue = " ";  // " " or nothing
  uint32_t dropped = 0;         // bytes of a hyphen at the line's end that only the break put there
};

// Lines are joined by a space, but where a line ends in a dash, or the next one begins with one, as
// the work joins the same words where no line ends between them: "state-" and "based" become
// "state-based", "state- based" or "statebased", whichever it writes; where it writes none of them,
// as it usually sets that dash. Ideographs are joined by nothing.
class Joints {
 public:
  // Of a text that has no dash at the end or the start of a line.
  Joints() = default;
  // `lines` are those of `text`. Linear.
  Joints(std::string_view text, const std::vector<PlainLine>& lines);

  // Of two lines that follow each other in one paragraph.
  Joint Between(std::string_view line, std::string_view next) const;

  // Lines are broken after dashes too, not only at spaces.
  bool break_behind_dashes() const { return breaks_behind_ >= kFewestBreaks; }

 private:
  static constexpr uint32_t kFewestBreaks = 3;

  // How often the work writes two words in one line, with a dash.
  struct Spellings {
    uint32_t together = 0;  // "ab"
    uint32_t dashed = 0;    // "a-b"
    uint32_t apart = 0;     // "a- b"
  };
  // How often it writes one sort of dash in a line.
  struct Habit {
    uint32_t closed = 0;        // "a-b", of any signs a and b
    uint32_t apart_behind = 0;  // "a- b"
    uint32_t apart_before = 0;  // "a -b"
  };

  void AskFor(std::string_view line, std::string_view next);
  void CountIn(std::string_view line);
  void CountDash(std::string_view line, size_t at, size_t end);
  void CountWord(std::string_view word);
  Joint BehindDash(std::string_view line, std::string_view next, size_t dash) const;
  Joint BeforeDash(std::string_view next, size_t size) const;

  std::unordered_map<std::string, Spellings> asked_;             // by both words: "state-based"
  std::unordered_map<std::string, std::string> asked_together_;  // "statebased": its key there
  std::array<Habit, 3> habits_ = {};                             // hyphen, en dash, em dash
  uint32_t breaks_behind_ = 0;
};

// The word as far as a line could be broken in it: up to the end of its first dash.
std::string_view UpToDash(std::string_view word);

}  // namespace codicil::plain
