#include "text/language.h"

#include <gtest/gtest.h>
#include <re2/re2.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace codicil {
namespace {

namespace fs = std::filesystem;

std::string Contents(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool IsSource(const fs::path& path) {
  return path.extension() == ".cc" || path.extension() == ".h";
}

// The words of the tables that are asked over all languages.
WordList ReadingWords(const Language& language) {
  WordList words;
  const auto add = [&words](const WordList& list) {
    words.insert(words.end(), list.begin(), list.end());
  };
  for (const WordList& month : language.months) add(month);
  for (const NumberLeadWord& lead : language.number_leads) words.push_back(lead.word);
  for (const auto table : {&Language::date_leads, &Language::amendment_leads, &Language::glossary,
                           &Language::definitions, &Language::contents, &Language::matter,
                           &Language::examples, &Language::see_also})
    add(language.*table);
  return words;
}

TEST(Language, IsOneFileAndOneRow) {
  size_t files = 0;
  for (const auto& entry : fs::directory_iterator(CODICIL_SOURCE_FOLDER "/text/languages")) {
    const fs::path& path = entry.path();
    if (path.extension() != ".cc" || path.filename() == "languages.cc") continue;
    ++files;
    EXPECT_EQ(Contents(path).find("const Language& "), Contents(path).rfind("const Language& "))
        << path << " has more than one language";
  }
  EXPECT_EQ(files, Languages().size()) << "a file without a row in languages.cc, or the reverse";
  std::set<std::string_view> tags;
  for (const Language* language : Languages()) EXPECT_TRUE(tags.insert(language->tag).second);
  EXPECT_EQ(Languages().front()->tag, "en");
}

// A language that needs a second place is not one file. English is left out, because comments and
// messages are in English.
TEST(Language, HasItsWordsOnlyInItsFile) {
  const WordList english = ReadingWords(English());
  std::vector<std::string> foreign;
  for (const Language* language : Languages())
    for (const std::string_view word : ReadingWords(*language))
      if (!Contains(english, word) && word.size() >= 6) foreign.emplace_back(word);
  ASSERT_GT(foreign.size(), 50u);
  const WordList words(foreign.begin(), foreign.end());
  const RE2 quoted("[\"|(]" + PatternOf(words) + "[\"|)]");
  for (const auto& folder : {"rules", "ingest", "crossref", "vocabulary", "check", "diff",
                             "migrate", "corpus", "output", "cli"}) {
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(CODICIL_SOURCE_FOLDER) / folder)) {
      // What pages say in a language has a file for each, too.
      const bool wording = entry.path().parent_path().filename() == "wording";
      if (!IsSource(entry.path()) || wording) continue;
      EXPECT_FALSE(RE2::PartialMatch(Contents(entry.path()), quoted)) << entry.path();
    }
  }
}

TEST(Language, IsFoundByTagAndRegion) {
  EXPECT_EQ(LanguageOf("en").tag, "en");
  EXPECT_EQ(LanguageOf("en-GB").tag, "en");
  EXPECT_EQ(LanguageOf("de").tag, "de");
  EXPECT_EQ(LanguageOf("eng").tag, "");
  EXPECT_EQ(LanguageOf("fi").citations.see, English().citations.see);
  EXPECT_TRUE(LanguageOf("fi").terms.kinds.empty());
}

TEST(Language, TablesHaveNoEmptyOrPaddedWords) {
  for (const Language* language : Languages()) {
    for (const std::string_view word : ReadingWords(*language)) {
      ASSERT_FALSE(word.empty()) << language->tag;
      EXPECT_TRUE(word.front() != ' ' && word.back() != ' ') << language->tag << ": " << word;
    }
  }
}

TEST(Language, WordsAreAskedOverAllLanguages) {
  const WordList glossaries = InAllLanguages(&Language::glossary);
  EXPECT_TRUE(Contains(glossaries, "glossary"));
  EXPECT_TRUE(Contains(glossaries, "glossaire"));
  EXPECT_FALSE(Contains(glossaries, "gloss"));
  const RE2 pattern(PatternOf({"p.", "page"}));
  EXPECT_TRUE(RE2::FullMatch("p.", pattern));
  EXPECT_FALSE(RE2::FullMatch("px", pattern));
}

}  // namespace
}  // namespace codicil
