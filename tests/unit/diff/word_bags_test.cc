#include "diff/word_bags.h"

#include <gtest/gtest.h>

#include <numeric>

namespace codicil {
namespace {

std::vector<WordCount> BagOf(const std::vector<uint32_t>& words) {
  std::vector<WordCount> bag;
  PutInBag(words, bag);
  return bag;
}

std::vector<uint32_t> Shared(WordBag a, WordBag b) {
  std::vector<uint32_t> words;
  ForEachShared(a, b, [&](const WordCount& in_a, const WordCount& in_b) {
    EXPECT_EQ(in_a.word, in_b.word);
    words.push_back(in_a.word);
  });
  return words;
}

TEST(WordBags, SharedWordsAreTheSameWhicheverBagIsLarger) {
  std::vector<uint32_t> many(500);
  std::iota(many.begin(), many.end(), 100);
  const std::vector<WordCount> large = BagOf(many);
  using Words = std::vector<uint32_t>;
  for (const Words& few : {Words{}, Words{1}, Words{700}, Words{1, 100, 101, 350, 599, 600},
                           Words{100}, Words{599}, Words{98, 99, 101, 103}}) {
    Words expected;
    for (const uint32_t word : few) {
      if (word >= 100 && word < 600) expected.push_back(word);
    }
    EXPECT_EQ(Shared(BagOf(few), large), expected);
    EXPECT_EQ(Shared(large, BagOf(few)), expected);
  }
}

}  // namespace
}  // namespace codicil
