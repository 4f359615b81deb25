#include "text/words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace codicil {
namespace {

using testing::ElementsAre;

std::vector<std::string> Cut(std::string_view text, std::span<const Word> words) {
  std::vector<std::string> cut;
  for (const Word& word : words) cut.emplace_back(text.substr(word.begin, word.end - word.begin));
  return cut;
}

std::vector<std::string> WordsOf(std::string_view text) {
  WordSplitter splitter;
  return Cut(text, splitter.Split(text));
}

TEST(WordSplitter, Words) {
  EXPECT_THAT(WordsOf("A keeper’s fire-lit relic, 1.5 times; 203.3a."),
              ElementsAre("A", "keeper’s", "fire", "lit", "relic", "1.5", "times", "203.3a"));
  EXPECT_THAT(WordsOf("“Don't,” she said—twice"), ElementsAre("Don't", "she", "said", "twice"));
  EXPECT_THAT(WordsOf(" \n.,; "), ElementsAre());
  EXPECT_THAT(WordsOf(""), ElementsAre());
}

TEST(WordSplitter, LettersBeyondAscii) {
  EXPECT_THAT(WordsOf("Das Übel naïve™ café’s 火"),
              ElementsAre("Das", "Übel", "naïve", "café’s", "火"));
}

// Texts of each length up to several blocks, so that every kind of edge occurs at every position.
TEST(WordSplitter, AsIcuAtEveryPlace) {
  constexpr std::string_view kPieces[] = {"a’b ",  "1.5,2 ", "x-y", "“z”—",  "don't ",
                                          "_ _a ", "a.b.c ", "…é ", "3a.b ", "::a:b "};
  WordSplitter splitter;
  for (size_t lead = 0; lead < 70; ++lead) {
    for (const std::string_view piece : kPieces) {
      std::string text(lead, 'w');
      for (int i = 0; i < 20; ++i) text += piece;
      const auto words = Cut(text, splitter.Split(text));
      EXPECT_EQ(words, Cut(text, splitter.SplitByIcu(text))) << text;
    }
  }
}

// Characters in any order, so that each is next to each other one, before and after letters and
// digits.
TEST(WordSplitter, AsIcuInAnyOrder) {
  constexpr std::string_view kSigns[] = {"a", "Z", "b", "1", "2", "_",  ".", ",", ";", ":",    "'",
                                         "’", "‘", "—", "“", " ", "\n", "-", "{", "/", "\x7F", "@"};
  WordSplitter splitter;
  uint32_t random = 1;
  for (size_t size = 0; size < 1500; ++size) {
    std::string text;
    for (size_t i = 0; i < size % 300; ++i) {
      random = random * 1664525 + 1013904223;
      text += kSigns[(random >> 16) % std::size(kSigns)];
    }
    // Occasionally a character that only ICU knows.
    if (size % 5 == 0) text += "é’b";
    const auto words = Cut(text, splitter.Split(text));
    ASSERT_EQ(words, Cut(text, splitter.SplitByIcu(text))) << text;
  }
}

TEST(FoldWords, ComparesNames) {
  EXPECT_EQ(FoldWords("The Keeper’s Two-Headed Drake."), "the keepers two headed drake");
  EXPECT_EQ(FoldWords("the keeper's TWO—HEADED drake"), "the keepers two headed drake");
  EXPECT_EQ(FoldWords("ÜBEL STRAẞE"), "übel strasse");
  EXPECT_EQ(FoldWords("…"), "");
  EXPECT_EQ(FoldWords("Rock'n'Roll É'S"), "rocknroll és");
}

}  // namespace
}  // namespace codicil
