#include "text/plausibility.h"

#include <gtest/gtest.h>

#include <string_view>

#include "text/utf8.h"

namespace codicil {
namespace {

constexpr std::string_view kWords = "The cards, even relics. The warden was there. ";

// Points of the only character beyond ASCII in `text`, whose neighbours may be words of kWords.
double Points(std::string_view text) {
  const size_t begin = FindNonAscii(text, 0);
  const Utf8Sequence c = Utf8At(text, begin);
  const size_t end = begin + c.size;
  const CharTraits left = TraitsOf(begin == 0 ? U'\n' : static_cast<char32_t>(text[begin - 1]));
  const CharTraits right = TraitsOf(end == text.size() ? U'\n' : static_cast<char32_t>(text[end]));
  return Plausibility(TraitsOf(c.code_point), left, right,
                      WordsAround(text, begin, end, WordSet(kWords)));
}

TEST(Plausibility, TheRightReadingHasMorePoints) {
  const struct {
    std::string_view right;
    std::string_view wrong;
  } cases[] = {
      {"Ghazán", "Ghaz\u00A0n"},    {"Ghazán", "Ghaz†n"},
      {"Dandâr", "Dandƒr"},         {"Junúr", "Jun£r"},
      {"cards—even", "cardsóeven"}, {"warden’s", "wardenís"},
      {"Court™ ", "CourtÔ "},       {"Court® ", "CourtÆ "},
      {"a “relic", "a ”relic"},     {"relic” a", "relic“ a"},
      {"603.7d–f", "603.7dûf"},     {"101–104", "101û104"},
      {"©2003", "Š2003"},           {"café", "cafŽ"},
      {"naïve", "naΟve"},           {"cards\u00A0even", "cardsáeven"},
  };
  for (const auto& c : cases) EXPECT_GT(Points(c.right), Points(c.wrong)) << c.right;
}

TEST(Plausibility, ControlsAreHardlyPossible) { EXPECT_LE(Points("a\u0085b"), -2); }

TEST(WordSet, HoldsWholeWordsOfLetters) {
  const WordSet words("The cards; 103b caf\xE9 x");
  EXPECT_TRUE(words.Has("cards"));
  EXPECT_TRUE(words.Has("the"));
  EXPECT_FALSE(words.Has("card"));
  EXPECT_FALSE(words.Has("caf"));
  EXPECT_FALSE(words.Has("x"));
}

}  // namespace
}  // namespace codicil
