#include "crossref/word_scanner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace codicil {
namespace {

using testing::ElementsAre;

WordFilter FilterOf(std::initializer_list<std::string_view> words) {
  WordFilter filter;
  for (const std::string_view word : words) filter.Add(KeyOf(word));
  return filter;
}

std::vector<std::string> At(const WordScanner& words, std::span<const uint32_t> indices) {
  std::vector<std::string> found;
  for (const uint32_t i : indices) found.emplace_back(words.BareText(i));
  return found;
}

TEST(WordKey, LeavesTheFirstLettersCaseFree) {
  EXPECT_EQ(KeyOf("Warden"), KeyOf("warden"));
  EXPECT_EQ(KeyOf("Lamplighter"), KeyOf("lamplighter"));
  EXPECT_EQ(KeyOf("Warden").hash, KeyOf("warden").hash);
  EXPECT_NE(KeyOf("WARDEN"), KeyOf("warden"));
  EXPECT_NE(KeyOf("X"), KeyOf("x"));
  EXPECT_NE(KeyOf("É"), KeyOf("é"));
}

TEST(WordKey, TellsWordsApart) {
  EXPECT_NE(KeyOf("lamp"), KeyOf("lamps"));
  EXPECT_NE(KeyOf("lamplight"), KeyOf("lamplighters"));
  EXPECT_TRUE(KeyOf("sixteen--letters").IsWhole());
  EXPECT_FALSE(KeyOf("seventeen-letters").IsWhole());
  // What the key leaves out is in the hash.
  EXPECT_NE(KeyOf("beginnin-one-endings").hash, KeyOf("beginnin-two-endings").hash);
}

TEST(WordScanner, KeysAreThoseOfTheWordsAlone) {
  const WordFilter none;
  WordScanner words(none, none);
  for (const std::string_view text : {"A", "a warden", "Wardens, lamplighters and 203.3a", "é"}) {
    words.Scan(text);
    ASSERT_GT(words.size(), 0u);
    for (size_t i = 0; i < words.size(); ++i) EXPECT_EQ(words.key(i), KeyOf(words.BareText(i)));
  }
}

TEST(WordScanner, TakesOffThePossessive) {
  const WordFilter starts = FilterOf({"warden"});
  const WordFilter leads;
  WordScanner words(leads, starts);
  words.Scan("The warden's lamp, Warden’s oil: wardens do it’s 's.");
  EXPECT_THAT(At(words, words.starts()), ElementsAre("warden", "Warden"));
  EXPECT_EQ(words.Bare(1), (Word{4, 10}));
  EXPECT_EQ(words.word(1), (Word{4, 12}));
}

TEST(WordScanner, GivesWhatIsWorthALook) {
  const WordFilter leads = FilterOf({"rule", "see"});
  const WordFilter starts = FilterOf({"lamp"});
  WordScanner words(leads, starts);
  words.Scan("See rule 203.1a: a Lamp burns for 2 hours, rules702.11aa, version4.");
  EXPECT_THAT(At(words, words.leads()),
              ElementsAre("See", "rule", "203.1a", "2", "rules702.11aa", "version4"));
  EXPECT_THAT(At(words, words.starts()), ElementsAre("Lamp"));
  words.Scan("");
  EXPECT_EQ(words.size(), 0u);
  EXPECT_THAT(words.leads(), testing::IsEmpty());
}

}  // namespace
}  // namespace codicil
