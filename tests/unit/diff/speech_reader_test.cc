#include "diff/speech_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace codicil {
namespace {

using testing::ElementsAre;

// Reads texts that are compared with each other.
class Speech {
 public:
  TextHash Hash(std::string_view text, std::span<const Citation> citations = {}) {
    words_.clear();
    AppendWords(text, splitter_, spellings_, words_);
    return reader_.Read(text, words_, citations);
  }
  std::vector<std::string> Words(std::string_view text, std::span<const Citation> citations = {}) {
    Hash(text, citations);
    std::vector<std::string> shown;
    for (const uint32_t word : reader_.words()) shown.emplace_back(items_.text(word));
    return shown;
  }
  const std::vector<uint32_t>& SentenceEnds(std::string_view text) {
    Hash(text);
    return reader_.sentence_ends();
  }

 private:
  WordSplitter splitter_;
  Spellings spellings_;
  std::vector<SpelledWord> words_;
  Items items_;
  SpeechReader reader_{items_};
};

std::vector<Citation> CitationOf(std::string_view text, std::string_view mention,
                                 std::string_view number) {
  Citation citation;
  citation.begin = static_cast<uint32_t>(text.find(mention));
  citation.end = static_cast<uint32_t>(citation.begin + mention.size());
  Locator& locator = citation.locators.emplace_back();
  locator.begin = static_cast<uint32_t>(text.find(number, citation.begin));
  locator.end = static_cast<uint32_t>(locator.begin + number.size());
  return {citation};
}

TEST(SpeechReader, ReadsWordsWhateverTheirCaseAndTypography) {
  Speech speech;
  EXPECT_THAT(speech.Words("The keeper’s Two-Headed lamp — {oT}, 3.5 of it"),
              ElementsAre("the", "keepers", "two", "headed", "lamp", "{t}", "3.5", "of", "it"));
}

TEST(SpeechReader, SaysTheSameInAnotherTypography) {
  Speech speech;
  const TextHash plain = speech.Hash("The \"lamp\" -- all of it's out... Ember(tm)");
  const TextHash set = speech.Hash("The “lamp” — all of it’s out… Ember™");
  EXPECT_EQ(plain.folded, set.folded);
  EXPECT_EQ(plain.spoken, set.spoken);
  EXPECT_NE(plain.typeset, set.typeset);
}

TEST(SpeechReader, PunctuationIsNotSpokenAndSignsAre) {
  Speech speech;
  EXPECT_EQ(speech.Hash("A lamp, lit.").spoken, speech.Hash("A (lamp) lit").spoken);
  EXPECT_NE(speech.Hash("A lamp, lit.").folded, speech.Hash("A (lamp) lit").folded);
  EXPECT_NE(speech.Hash("+1 ember").spoken, speech.Hash("-1 ember").spoken);
  EXPECT_NE(speech.Hash("1 ember").spoken, speech.Hash("-1 ember").spoken);
  EXPECT_EQ(speech.Hash("a lamp - lit").spoken, speech.Hash("a lamp lit").spoken);
  EXPECT_EQ(speech.Hash("").typeset, 0u);
}

TEST(SpeechReader, TakesNoWordsOfCitations) {
  Speech speech;
  const std::string_view text = "Lamps burn (see rule 3.1). Ships sail.";
  EXPECT_THAT(speech.Words(text, CitationOf(text, "rule 3.1", "3.1")),
              ElementsAre("lamps", "burn", "see", "ships", "sail"));
  const std::string_view bare = "See rule 3.1.", other = "See rule 4.2.";
  EXPECT_THAT(speech.Words(bare, CitationOf(bare, "rule 3.1", "3.1")), ElementsAre("see", "rule"));
  EXPECT_EQ(speech.Hash(bare, CitationOf(bare, "rule 3.1", "3.1")),
            speech.Hash(other, CitationOf(other, "rule 4.2", "4.2")));
}

// An example in code goes with whatever is above it; code alone is the text.
TEST(SpeechReader, TakesNoWordsOfCodeAfterTheSentences) {
  Speech speech;
  EXPECT_THAT(speech.Words("A lamp has one keeper. fn light() { burn(); }"),
              ElementsAre("a", "lamp", "has", "one", "keeper"));
  EXPECT_THAT(speech.Words("It burns at night: let mut lamp = Lamp::new(2);"),
              ElementsAre("it", "burns", "at", "night"));
  EXPECT_THAT(speech.Words("let lamp = 2"), ElementsAre("let", "lamp", "2"));
  EXPECT_THAT(speech.Words("It costs {2}. {oT}: Add {G}."),
              ElementsAre("it", "costs", "{2}", "{t}", "add", "{g}"));
  EXPECT_NE(speech.Hash("One lamp. let a = 1;"), speech.Hash("One lamp. let a = 2;"));
}

TEST(SpeechReader, FindsWhereSentencesEnd) {
  Speech speech;
  EXPECT_THAT(speech.SentenceEnds("Lamps burn at 3.5 o'clock: all. Ships sail"),
              ElementsAre(5, 6, 8));
  EXPECT_THAT(speech.SentenceEnds("..."), ElementsAre());
}

}  // namespace
}  // namespace codicil
