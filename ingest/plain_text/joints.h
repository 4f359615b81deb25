// What joins the end of a line to the line that continues it.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ingest/plain_text/plain_line.h"

namespace codicil::plain {

struct Joint {
  std::string_view glue = " ";  // " " or nothing
  uint32_t dropped = 0;         // bytes of a hyphen that only the break put at the line\'s end
};

enum DashSort : size_t { kHyphen, kEnDash, kEmDash };
struct Dash {
  DashSort sort;
  size_t size;  // in bytes
};

// Whether a break between the lines would be between two ideographs, or their punctuation: lines
// may be broken between any two.
bool AreIdeographs(std::string_view line, std::string_view next);

// Decides how lines are joined: usually by a space. If a line ends in a dash, or the next one
// begins with one, they are joined as the work writes the same words inside a line: "state-" and
// "based" become "state-based", "state- based" or "statebased", whichever it uses; if it uses none
// of them, as it usually sets that dash. Ideographs are joined without a space.
class Joints {
 public:
  // For a text without a dash at the end or the start of a line.
  Joints() = default;
  // `lines` are the lines of `text`. Linear.
  Joints(std::string_view text, const std::vector<PlainLine>& lines);

  // Returns the joint between two consecutive lines of one paragraph.
  Joint Between(std::string_view line, std::string_view next) const;

  // Whether lines are broken after dashes too, not only at spaces.
  bool break_behind_dashes() const { return breaks_behind_ >= kFewestBreaks; }

 private:
  static constexpr uint32_t kFewestBreaks = 3;

  // How often the work writes two words with a dash, or as one word, inside a line.
  struct Spellings {
    uint32_t together = 0;  // "ab"
    uint32_t dashed = 0;    // "a-b"
    uint32_t apart = 0;     // "a- b"
  };
  // How often it uses one kind of dash inside a line, and how.
  struct Habit {
    uint32_t closed = 0;        // "a-b", with any characters a and b
    uint32_t apart_behind = 0;  // "a- b"
    uint32_t apart_before = 0;  // "a -b"
  };

  void AskFor(std::string_view line, std::string_view next);
  void CountIn(std::string_view line);
  void CountDash(std::string_view line, size_t at, const Dash& dash);
  bool MayBeAsked(std::string_view word) const;
  void CountWord(std::string_view word);
  Joint BehindDash(std::string_view line, std::string_view next, const Dash& dash) const;
  Joint BeforeDash(std::string_view next, const Dash& dash) const;

  std::unordered_map<std::string, Spellings> asked_;             // by both words: "state-based"
  std::unordered_map<std::string, std::string> asked_together_;  // "statebased": its key there
  // By first byte, the sizes of those words: most words of a text need not be looked up.
  static constexpr size_t kSizes = 32;  // the last is for all greater ones
  std::array<std::bitset<kSizes>, 256> sizes_by_initial_;
  std::array<Habit, 3> habits_ = {};  // hyphen, en dash, em dash
  uint32_t breaks_behind_ = 0;
};

// Returns the part of a word up to the end of its first dash, after which a line could be broken.
std::string_view UpToDash(std::string_view word);

}  // namespace codicil::plain
