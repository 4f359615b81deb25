#include "text/lexicon.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace codicil {
namespace {

using testing::ElementsAre;

std::vector<uint32_t> SpellingsIn(Lexicon& lexicon, std::string_view text) {
  std::vector<SpelledWord> words;
  lexicon.Read(text, words);
  std::vector<uint32_t> spellings;
  for (const SpelledWord& word : words) spellings.push_back(word.spelling);
  return spellings;
}

TEST(Lexicon, NumbersSpellingsInTheirOrder) {
  Lexicon lexicon;
  EXPECT_THAT(SpellingsIn(lexicon, "a lamp, a Lamp"), ElementsAre(0, 1, 0, 2));
  EXPECT_THAT(SpellingsIn(lexicon, "lamp 203.3a"), ElementsAre(1, 3));
  EXPECT_THAT(SpellingsIn(lexicon, " , "), ElementsAre());
  EXPECT_THAT(SpellingsIn(lexicon, ""), ElementsAre());
  EXPECT_EQ(lexicon.size(), 4u);
  EXPECT_EQ(lexicon.spelling(3), "203.3a");
}

// Words of each length, also at the end of a text, where fewer than eight bytes follow.
TEST(Lexicon, TellsWordsApart) {
  std::set<std::string> all;
  for (size_t size = 1; size < 40; ++size) {
    std::string word(size, 'w');
    all.insert(word);
    for (size_t at = 0; at < size; ++at) {
      word[at] = 'x';
      all.insert(std::exchange(word, std::string(size, 'w')));
    }
  }
  Lexicon lexicon;
  uint32_t number = 0;
  for (const std::string& word : all) {
    EXPECT_THAT(SpellingsIn(lexicon, word), ElementsAre(number)) << word;
    EXPECT_EQ(lexicon.spelling(number++), word);
  }
  const std::vector<std::string> words(all.begin(), all.end());
  for (uint32_t i = 0; i < words.size(); ++i) {
    const std::string behind = words[i] + " behind it";
    EXPECT_EQ(SpellingsIn(lexicon, behind)[0], i) << behind;
  }
}

// Long texts are read in pieces.
TEST(Lexicon, CutsLongTextsAsTheSplitterDoes) {
  std::string text;
  for (int i = 0; i < 20000; ++i) text += "keeper’s lamp" + std::to_string(i % 700) + "–x é\n";
  text += std::string(40000, 'y');
  WordSplitter splitter;
  const std::span<const Word> cut = splitter.Split(text);
  Lexicon lexicon;
  std::vector<SpelledWord> words;
  lexicon.Read(text, words);
  ASSERT_EQ(words.size(), cut.size());
  for (size_t i = 0; i < cut.size(); ++i) {
    ASSERT_EQ(words[i].begin, cut[i].begin);
    ASSERT_EQ(lexicon.spelling(words[i].spelling),
              std::string_view(text).substr(cut[i].begin, cut[i].end - cut[i].begin));
  }
  EXPECT_EQ(lexicon.size(), 704u);
}

}  // namespace
}  // namespace codicil
