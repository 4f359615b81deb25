#include "rules/edition_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Edition Work() {
  Edition edition;
  edition.front_matter.emplace_back().text.text = "Lamp Rules";
  edition.provisions.resize(2);
  edition.provisions[0].heading.text = "Lamps";
  edition.provisions[1].text.text = "Two lamps burn e.g. here.";
  edition.provisions[1].examples.emplace_back().text = "Noor’s lamps";
  edition.glossary.emplace_back().term.text = "lamps";
  return edition;
}

std::vector<std::string> Shown(const EditionWords& words, const PassageRef& ref) {
  std::vector<std::string> shown;
  for (const SpelledWord& word : words.Of(ref))
    shown.push_back(std::to_string(word.begin) + " " +
                    std::string(words.spellings()[word.spelling]));
  return shown;
}

TEST(EditionWords, HasThoseOfEveryPassage) {
  const EditionWords words(Work());
  EXPECT_THAT(Shown(words, {PassageKind::kFrontMatter, 0}), ElementsAre("0 Lamp", "5 Rules"));
  EXPECT_THAT(Shown(words, {PassageKind::kHeading, 0}), ElementsAre("0 Lamps"));
  EXPECT_THAT(Shown(words, {PassageKind::kText, 0}), IsEmpty());
  EXPECT_THAT(Shown(words, {PassageKind::kText, 1}),
              ElementsAre("0 Two", "4 lamps", "10 burn", "15 e.g", "20 here"));
  EXPECT_THAT(Shown(words, {PassageKind::kExample, 1, 0}), ElementsAre("0 Noor’s", "9 lamps"));
  EXPECT_THAT(Shown(words, {PassageKind::kTerm, 0}), ElementsAre("0 lamps"));
}

TEST(EditionWords, KnowsEachSpellingByANumber) {
  const EditionWords words(Work());
  const auto spelling = [&](const PassageRef& ref, size_t word) {
    return words.Of(ref)[word].spelling;
  };
  EXPECT_EQ(spelling({PassageKind::kText, 1}, 1), spelling({PassageKind::kExample, 1, 0}, 1));
  EXPECT_EQ(spelling({PassageKind::kText, 1}, 1), spelling({PassageKind::kTerm, 0}, 0));
  EXPECT_NE(spelling({PassageKind::kText, 1}, 1), spelling({PassageKind::kHeading, 0}, 0));
  EXPECT_EQ(words.spellings().size(), 9u);
}

}  // namespace
}  // namespace codicil
