#include "crossref/word_scanner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace codicil {
namespace {

using testing::ElementsAre;

using Words = std::initializer_list<std::string_view>;

WordFilter FilterOf(Words leads, Words starts) {
  WordFilter filter;
  for (const std::string_view word : leads) filter.Add(KeyOf(word), WordFilter::kLead);
  for (const std::string_view word : starts) filter.Add(KeyOf(word), WordFilter::kStart);
  return filter;
}

// Without the ending of "player's".
std::string_view TextAt(const WordScanner& words, size_t i) {
  const Word bare = words.Bare(i);
  return words.text().substr(bare.begin, bare.end - bare.begin);
}

std::vector<std::string> At(const WordScanner& words, std::span<const uint32_t> indices) {
  std::vector<std::string> found;
  for (const uint32_t i : indices) found.emplace_back(TextAt(words, i));
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
  EXPECT_NE(KeyOf("lamppost").hash, KeyOf("lampposts").hash);
  // Of a longer word the hash has only what it begins with.
  EXPECT_EQ(KeyOf("lampposts").hash, KeyOf("Lamppost702.3").hash);
}

TEST(WordKey, HasTheLastBytesOfLongWords) {
  EXPECT_EQ(LastOf("lamppost"), 0u);
  EXPECT_EQ(LastOf("lampposts"), KeyOf("ampposts").first);
  for (const std::string_view word : {"a", "lamp", "lamppost", "lampposts", "lamplighters"}) {
    const std::string padded = std::string(word) + std::string(kKeyPadding, '\0');
    EXPECT_EQ(LastOf(KeyOf(word), padded.data()), LastOf(word)) << word;
  }
}

TEST(WordKey, SeesDigits) {
  for (const std::string_view word : {"7", "203.3a", "x2", "versio9"})
    EXPECT_TRUE(KeyOf(word).MayHaveDigit()) << word;
  for (const std::string_view word : {"a", "Z", "o'clock", "e.g", "_x", "WARDEN", "lamplighter"})
    EXPECT_FALSE(KeyOf(word).MayHaveDigit()) << word;
}

TEST(WordScanner, KeysAreThoseOfTheWordsAlone) {
  const WordFilter none;
  WordScanner words(none);
  for (const std::string_view text : {"A", "a warden", "Wardens, lamplighters and 203.3a", "é"}) {
    words.Scan(text);
    ASSERT_GT(words.size(), 0u);
    for (size_t i = 0; i < words.size(); ++i) EXPECT_EQ(words.key(i), KeyOf(TextAt(words, i)));
  }
}

TEST(WordScanner, TakesOffThePossessive) {
  const WordFilter filter = FilterOf({}, {"warden"});
  WordScanner words(filter);
  words.Scan("The warden's lamp, Warden’s oil: wardens do it’s 's.");
  EXPECT_THAT(At(words, words.starts()), ElementsAre("warden", "Warden"));
  EXPECT_EQ(words.Bare(1), (Word{4, 10}));
  EXPECT_EQ(words.word(1), (Word{4, 12}));
}

TEST(WordScanner, GivesWhatIsWorthALook) {
  const WordFilter filter = FilterOf({"rule", "see"}, {"lamp"});
  WordScanner words(filter);
  words.Scan("See rule 203.1a: a Lamp burns for 2 hours, rules702.11aa, version4.");
  EXPECT_THAT(At(words, words.leads()),
              ElementsAre("See", "rule", "203.1a", "2", "rules702.11aa", "version4"));
  EXPECT_THAT(At(words, words.starts()), ElementsAre("Lamp"));
  words.Scan("");
  EXPECT_EQ(words.size(), 0u);
  EXPECT_THAT(words.leads(), testing::IsEmpty());
}

TEST(WordScanner, SeesPeriodsBeforeLetters) {
  const WordFilter none;
  WordScanner words(none);
  for (size_t lead = 0; lead < 70; ++lead) {
    const std::string begin(lead, '-');
    words.Scan(begin + "a.b");
    EXPECT_TRUE(words.HasPeriodBeforeLetter()) << lead;
    for (const std::string_view end : {"a. b", "1.5", "a.", ".", ""}) {
      words.Scan(begin + std::string(end));
      EXPECT_FALSE(words.HasPeriodBeforeLetter()) << lead << end;
    }
  }
}

}  // namespace
}  // namespace codicil
