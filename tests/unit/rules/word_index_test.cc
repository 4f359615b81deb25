#include "rules/word_index.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/edition_builder.h"

namespace codicil {
namespace {

using testing::ElementsAre;

// An edition of one source, whose provisions are ranges of it or other texts.
class Work {
 public:
  explicit Work(std::string text)
      : source_(builder_.AddSource("work.txt", std::move(text), "UTF-8")) {}

  void ReadWords() { builder_.ReadWords(source_); }
  void AddStretch(std::string_view part) {
    const std::string_view text = builder_.source(source_).text();
    const auto begin = static_cast<uint32_t>(text.find(part));
    PassageBuilder passage(builder_.source(source_), builder_.arena());
    passage.Append(begin, begin + static_cast<uint32_t>(part.size()));
    Add(passage.Finish());
  }
  void AddCopy(std::string_view text) {
    Passage passage;
    passage.text = builder_.arena().Store(text);
    Add(std::move(passage));
  }
  Edition Build() && { return std::move(builder_).Build(); }

 private:
  void Add(Passage text) {
    Provision draft;
    draft.number = *RuleNumber::Parse("100." + std::to_string(++count_));
    draft.text = std::move(text);
    builder_.AddProvision(std::move(draft));
  }

  EditionBuilder builder_;
  SourceId source_;
  int count_ = 0;
};

// "begin-end spelling" of each word.
std::vector<std::string> WordsOf(const Edition& edition, size_t rule) {
  const Passage& passage = edition.provisions[rule + 2].text;  // 1 and 100 are implied
  const PassageWords words = edition.words.Of(passage);
  std::vector<std::string> found;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string_view spelling = edition.words.spelling(words.spelling(i));
    EXPECT_EQ(passage.text.substr(words.word(i).begin, words.word(i).end - words.word(i).begin),
              spelling);
    found.push_back(std::to_string(words.word(i).begin) + " " + std::string(spelling));
  }
  return found;
}

TEST(WordIndex, HasTheWordsOfStretchesAndOfCopies) {
  Work work("Two lamps burn. A lamp goes out.");
  work.ReadWords();
  work.AddStretch("A lamp goes out.");
  work.AddStretch("Two lamps burn.");
  work.AddCopy("No lamps");
  work.AddStretch("Two lamps burn. A lamp goes out.");
  const Edition edition = std::move(work).Build();
  EXPECT_THAT(WordsOf(edition, 0), ElementsAre("0 A", "2 lamp", "7 goes", "12 out"));
  EXPECT_THAT(WordsOf(edition, 1), ElementsAre("0 Two", "4 lamps", "10 burn"));
  EXPECT_THAT(WordsOf(edition, 2), ElementsAre("0 No", "3 lamps"));
  EXPECT_THAT(WordsOf(edition, 3),
              ElementsAre("0 Two", "4 lamps", "10 burn", "16 A", "18 lamp", "23 goes", "28 out"));
  const auto spelling = [&](size_t rule, size_t word) {
    return edition.words.Of(edition.provisions[rule + 2].text).spelling(word);
  };
  EXPECT_EQ(spelling(1, 1), spelling(2, 1));
  EXPECT_NE(spelling(0, 1), spelling(1, 1));
}

// A passage that begins or ends inside a word of the source has words of its own.
TEST(WordIndex, CutsNoWordInTwo) {
  Work work("Lamplighters e.g. go");
  work.ReadWords();
  work.AddStretch("lighters e.g. ");
  work.AddStretch("Lamplighters e");
  const Edition edition = std::move(work).Build();
  EXPECT_THAT(WordsOf(edition, 0), ElementsAre("0 lighters", "9 e.g"));
  EXPECT_THAT(WordsOf(edition, 1), ElementsAre("0 Lamplighters", "13 e"));
}

TEST(WordIndex, NeedsNoSource) {
  Work work("Two lamps");
  work.AddStretch("lamps");
  const Edition edition = std::move(work).Build();
  EXPECT_THAT(WordsOf(edition, 0), ElementsAre("0 lamps"));
  EXPECT_EQ(edition.words.spelling_count(), 1u);
}

}  // namespace
}  // namespace codicil
