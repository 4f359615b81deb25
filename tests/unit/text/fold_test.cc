#include "text/fold.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace codicil {
namespace {

struct FoldCase {
  std::string_view text;
  std::string_view folded;
};

TEST(Fold, Table) {
  const FoldCase cases[] = {
      {"", ""},
      {"A warden’s “ember”", "A warden's \"ember\""},
      {"‘‘relic’’ ``rite'' `x´ 5′ 6″", "\"relic\" \"rite\" 'x' 5' 6\""},
      {"«one» ‹two›", "\"one\" 'two'"},
      {"a—b – c -- d --- e ‐ f − g", "a-b - c - d - e - f - g"},
      {"Emberfall® Emberfall(R) Rites™ Rites(TM) ©2001 (c)2001",
       "Emberfall(r) Emberfall(r) Rites(tm) Rites(tm) (c)2001 (c)2001"},
      {"(rite) (common) (to)", "(rite) (common) (to)"},
      {"wait…", "wait..."},
      {"{oW}{o10}{W}{orb}{o} {o", "{W}{10}{W}{orb}{o} {o"},
      {"_Italics_ and (_more_), _two words_.", "Italics and (more), two words."},
      {"fill ____ in, snake_case, a _ b", "fill ____ in, snake_case, a _ b"},
      {" \t\r\nrule\xC2\xA0"
       "12 \xE2\x80\x8B of\n\nall \xEF\xBB\xBF",
       "rule 12 of all"},
      {"Letters KEEP their Case: Ælf, é", "Letters KEEP their Case: Ælf, é"},
      {"\xFF", "\xFF"},
  };
  for (const FoldCase& c : cases) EXPECT_EQ(Fold(c.text), c.folded) << c.text;
}

TEST(Fold, FoldingTwiceChangesNothing) {
  static constexpr std::string_view kPieces[] = {"a", "B", " ", "\n", "'", "`", "’",
                                                 "“", "-", "—", "_",  "(", "c", ")",
                                                 "®", "{", "o", "R",  "W", "}", "\xC2\xA0"};
  std::mt19937 random(11);
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    for (size_t size = random() % 10; size > 0; --size)
      text += kPieces[random() % std::size(kPieces)];
    const std::string once = Fold(text);
    ASSERT_EQ(Fold(once), once) << text;
  }
}

}  // namespace
}  // namespace codicil
