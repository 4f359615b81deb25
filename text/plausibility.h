// How plausible a character is in its place. A wrong decoding gives itself away: a currency sign
// inside a word, a capital after a small letter, a closing quote in front of a word.
#pragma once

#include <array>
#include <cstddef>
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

// The least mean score of a decoding that is not a chance hit.
inline constexpr double kMakesSense = 0.5;
// The highest score at which a single character is evidence against a decoding.
inline constexpr double kHardlyPossible = -1;

// The character that each byte of a single-byte encoding represents.
using EncodingTraits = std::array<CharTraits, 256>;
EncodingTraits TraitsOfEncoding(std::string_view encoding);

// Weighs places of `bytes`, which must outlive this object. Around a place, UTF-8 sequences count
// as themselves, and other bytes as what the encoding says. Construction takes linear time, each
// query constant time.
class PlaceWeigher {
 public:
  explicit PlaceWeigher(std::string_view bytes) : bytes_(bytes), words_(bytes) {}

  WordContext Words(size_t begin, size_t end) const {
    return WordsAround(bytes_, begin, end, words_);
  }

  // Returns points for the byte at `at`, read in this encoding.
  double Points(size_t at, const EncodingTraits& traits, const WordContext& words) const;

  // Returns points for `c` at [begin, end), with the bytes next to it read in this encoding.
  double Points(size_t begin, size_t end, const CharTraits& c, const EncodingTraits& traits,
                const WordContext& words) const {
    return Plausibility(c, LeftOf(begin, traits), RightOf(end, traits), words);
  }

 private:
  CharTraits LeftOf(size_t at, const EncodingTraits& traits) const;
  CharTraits RightOf(size_t at, const EncodingTraits& traits) const;

  std::string_view bytes_;
  WordSet words_;
};

}  // namespace codicil
