#include "crossref/word_scanner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "crossref/citation.h"
#include "crossref/term_tree.h"
#include "crossref/word_key.h"
#include "tests/unit/read_rules.h"

namespace codicil {
namespace {

using testing::ElementsAre;

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
  // The hash of a longer word covers only its beginning.
  EXPECT_EQ(KeyOf("lampposts").hash, KeyOf("Lamppost702.3").hash);
}

TEST(WordKey, HasTheLastBytesOfLongWords) {
  EXPECT_EQ(KeyOf("lamppost").last, 0u);
  EXPECT_EQ(KeyOf("lampposts").last, KeyOf("ampposts").first);
  EXPECT_NE(KeyOf("lamplightersx"), KeyOf("lamplightersy"));
}

TEST(WordKey, SeesDigits) {
  for (const std::string_view word : {"7", "203.3a", "x2", "versio9"})
    EXPECT_TRUE(KeyOf(word).MayHaveDigit()) << word;
  for (const std::string_view word : {"a", "Z", "o'clock", "e.g", "_x", "WARDEN", "lamplighter"})
    EXPECT_FALSE(KeyOf(word).MayHaveDigit()) << word;
}

// One rule with this text, in a work with a glossary that defines "lamp" and "warden of the lamp".
class Scanned {
 public:
  explicit Scanned(const std::string& text)
      : edition_(ReadRules("1. Lamps\n\n1.1. " + text +
                           "\n\nGlossary\n\nLamp\nA light.\n\nWarden of the Lamp\nA keeper.\n")),
        terms_(edition_),
        roles_(edition_.words, CitationWordsOf("en"), &terms_),
        words_(roles_) {
    const Passage& passage = edition_.provisions[1].text;
    EXPECT_EQ(passage.text, text);
    words_.Scan(passage.text, edition_.words.Of(passage));
  }

  const WordScanner& words() const { return words_; }

  // Without the ending of "player's".
  std::vector<std::string> At(std::span<const uint32_t> indices) const {
    std::vector<std::string> found;
    for (const uint32_t i : indices) {
      const Word bare = words_.Bare(i);
      found.emplace_back(words_.text().substr(bare.begin, bare.end - bare.begin));
    }
    return found;
  }
  std::vector<std::string> leads() const { return At(words_.leads()); }
  std::vector<std::string> starts() const { return At(words_.starts()); }

 private:
  Edition edition_;
  TermTree terms_;
  WordRoles roles_;
  WordScanner words_;
};

TEST(WordScanner, TakesOffThePossessive) {
  const Scanned scanned("The lamp's oil, Lamp’s oil: lamps do it’s 's.");
  EXPECT_THAT(scanned.starts(), ElementsAre("lamp", "Lamp", "lamps"));
  EXPECT_EQ(scanned.words().Bare(1), (Word{4, 8}));
  EXPECT_EQ(scanned.words().word(1), (Word{4, 10}));
}

TEST(WordScanner, GivesWhatIsWorthALook) {
  const Scanned scanned("See rule 203.1a: a Lamp burns for 2 hours, rules702.11aa, version4.");
  EXPECT_THAT(scanned.leads(),
              ElementsAre("See", "rule", "203.1a", "2", "rules702.11aa", "version4"));
  EXPECT_THAT(scanned.starts(), ElementsAre("Lamp"));
}

// "warden" is not a term; the words that follow decide whether a term begins with it.
TEST(WordScanner, LooksAtTheWordBehind) {
  const Scanned scanned("Each warden of a house is a warden, a warden of lamps, and a lamp");
  EXPECT_THAT(scanned.starts(), ElementsAre("warden", "warden", "lamps", "lamp"));
}

TEST(WordScanner, SeesPeriodsBeforeLetters) {
  for (const std::string_view text : {"X a.b y.", "A x2.y b.", "To a.b.", "A ..b c."})
    EXPECT_TRUE(Scanned(std::string(text)).words().may_have_address()) << text;
  for (const std::string_view text : {"A a. b.", "A 1.5 b.", "A 203.1a b.", "A a."})
    EXPECT_FALSE(Scanned(std::string(text)).words().may_have_address()) << text;
}

}  // namespace
}  // namespace codicil
