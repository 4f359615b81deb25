// How plausible a character is in its place. A wrong decoding gives itself away: a currency sign
// inside a word, a capital after a small letter, a closing quote in front of a word.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace codicil {

enum class CharKind : uint8_t {
  kBlank,  // also line ends and the begin and end of the text
  kDigit,
  kLower,
  kUpper,
  kCaseless,  // letters of scripts without case
  kOpen,      // brackets and quotes that open
  kClose,     // brackets and quotes that close, and punctuation after a word
  kGuillemet,
  kApostrophe,  // U+2019, which also closes
  kStraight,    // ' and "
  kDash,
  kTradeSign,  // after a name
  kCopyright,  // before a year
  kEllipsis,
  kBullet,
  kQuantity,  // signs that accompany numbers
  kNoBreakSpace,
  kBox,
  kRare,
  kControl,  // also code points that are not characters
};

struct CharTraits {
  CharKind kind = CharKind::kControl;
  uint8_t script = 0;  // letters: ICU's script code
  int8_t usual = 0;    // letters beyond ASCII: how common, in hundredths of a point
  bool ascii = false;
};
CharTraits TraitsOf(char32_t c);

// The ASCII words of a text, to distinguish "cards—even", two words, from a word with an accent.
class WordSet {
 public:
  explicit WordSet(std::string_view bytes);

  // Whether `letters` has at least two letters and is also a separate word of the text.
  bool Has(std::string_view letters) const;

 private:
  std::vector<bool> seen_;  // by hash; a rare false hit hardly affects the total score
};

// The evidence from the words on both sides of a place.
struct WordContext {
  bool left_is_word = false;
  bool right_is_word = false;
  bool right_is_clitic = false;  // "s", "re" …, as after an apostrophe
  bool beside_number = false;    // as in "103.2a–c" or "5–c"
};
// `begin` and `end` delimit the bytes of the place itself.
WordContext WordsAround(std::string_view bytes, size_t begin, size_t end, const WordSet& words);

// Returns a score for `c` between `left` and `right`: from about -3 (hardly possible) to 2 (a
// perfect fit).
double Plausibility(const CharTraits& c, const CharTraits& left, const CharTraits& right,
                    const WordContext& words);

}  // namespace codicil
