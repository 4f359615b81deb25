#include "output/wording/wording.h"

#include <gtest/gtest.h>
#include <re2/re2.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <vector>

#include "base/ascii.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

std::string BytesOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Of what speaks on pages: literals that go over several lines are one.
std::string Source(const std::string& extension) {
  static const RE2 kJoined(R"re("\s*\n\s*")re");
  const fs::path root = CODICIL_SOURCE_FOLDER;
  std::string all;
  for (const char* folder : {"output/site", "output/changes", "output/html", "diff"})
    for (const auto& file : fs::directory_iterator(root / folder))
      if (file.path().extension() == extension) all += BytesOf(file.path());
  if (extension == ".cc")
    for (const char* file : {"output/trace_parts.cc", "output/links.cc", "output/diff_parts.cc",
                             "output/confidence.h", "diff/change_summary.h"})
      all += BytesOf(root / file);
  RE2::GlobalReplace(&all, kJoined, "");
  return all;
}

std::vector<std::string> Matches(const std::string& text, const char* pattern) {
  const RE2 expression(pattern);
  std::vector<std::string> found;
  re2::StringPiece rest = text;
  for (std::string one; RE2::FindAndConsume(&rest, expression, &one);) found.push_back(one);
  return found;
}

std::multiset<std::string> PlacesIn(const std::string& phrase) {
  const std::vector<std::string> all = Matches(phrase, R"((\{\d?\}))");
  return {all.begin(), all.end()};
}

TEST(Wording, EveryLanguageHasTheSamePhrases) {
  const auto first = Wording::All().front()->phrases();
  for (const Wording* say : Wording::All()) {
    ASSERT_EQ(say->phrases().size(), first.size()) << say->language();
    for (const Phrase& phrase : say->phrases()) {
      EXPECT_TRUE(Wording::All().front()->Has(phrase.english)) << say->language();
      const std::string english(phrase.english.substr(0, phrase.english.find('|')));
      std::string rest(phrase.translated);
      for (const std::string& form : Matches(rest + "|", R"(([^|]+)\|)"))
        EXPECT_EQ(PlacesIn(form), PlacesIn(english)) << say->language() << ": " << form;
    }
  }
}

TEST(Wording, WhatPagesSayIsInTheTables) {
  const Wording& say = *Wording::All().front();
  const std::string code = Source(".cc"), script = Source(".js");
  std::vector<std::string> said;
  for (const char* pattern :
       {R"re(\bsay(?:\(\))?\("([^"\n]+)"\))re", R"re(\bWith\("([^"]+)")re",
        R"re(\bSay\("([^"]+)")re", R"re((?:With|Say|say\(\))\([^";]*\? "([^"]+)")re",
        R"re((?:With|Say|say\(\))\([^;]*\? "[^"]+"\s*: "([^"]+)")re",
        R"re(\bCounted\([^"]*"([^"]+\|[^"]+)")re"})
    std::ranges::copy(Matches(code, pattern), std::back_inserter(said));
  for (const char* pattern : {R"(\bsay\('([^']+)')", R"(\bcounted\([^']*'([^']+)')"})
    std::ranges::copy(Matches(script, pattern), std::back_inserter(said));
  EXPECT_GT(said.size(), 200U);
  std::erase_if(said, [](const auto& phrase) { return std::ranges::none_of(phrase, IsLetter); });
  for (const std::string& phrase : said) EXPECT_TRUE(say.Has(phrase)) << phrase;
}

// What is put between tags by pages that speak the language; " ?" is code between two literals.
TEST(Wording, WordsBetweenTagsAreInTheTables) {
  const Wording& say = *Wording::All().front();
  const std::set<std::string> in_english{"about.cc", "findings.cc", "links.cc", "maps.cc",
                                         "page_formats.cc"};
  size_t seen = 0;
  for (const char* folder : {"output/site", "output/changes"}) {
    for (const auto& file : fs::directory_iterator(fs::path(CODICIL_SOURCE_FOLDER) / folder)) {
      if (file.path().extension() != ".cc" || in_english.contains(file.path().filename())) continue;
      std::string text = BytesOf(file.path());
      RE2::GlobalReplace(&text, R"re("\s*\n\s*")re", "");
      RE2::GlobalReplace(&text, R"re(\\")re", "'");
      RE2::GlobalReplace(&text, R"re(\\n)re", " ");
      for (const std::string& literal : Matches(text, R"re("([^"\n]*>[^"\n]*)")re"))
        for (const std::string& words :
             Matches(literal + "<", R"re(>\s*([^<>]*[A-Za-z][^<>]*?)\s*<)re")) {
          ++seen;
          EXPECT_TRUE(say.Has(words) || words.ends_with(" ?")) << file.path() << ": " << words;
        }
    }
  }
  EXPECT_GT(seen, 20U);
}

TEST(Wording, EveryPhraseIsSaid) {
  const std::string all = Source(".cc") + Source(".js");
  for (const Phrase& phrase : Wording::All().front()->phrases())
    EXPECT_NE(all.find(phrase.english), all.npos) << phrase.english;
}

TEST(Wording, CountsAsTheLanguageDoes) {
  constexpr std::string_view kEditions = "{} edition|{} editions";
  const Wording &german = Wording::Of("de-AT"), &russian = Wording::Of("ru"),
                &japanese = Wording::Of("ja");
  EXPECT_EQ(Wording::English().Counted(1, kEditions), "1 edition");
  EXPECT_EQ(Wording::English().Counted(0, kEditions), "0 editions");
  EXPECT_EQ(german.Counted(1, kEditions), "1 Fassung");
  EXPECT_EQ(german.Counted(2, kEditions), "2 Fassungen");
  EXPECT_EQ(russian.Counted(21, kEditions), "21 редакция");
  EXPECT_EQ(russian.Counted(3, kEditions), "3 редакции");
  EXPECT_EQ(russian.Counted(11, kEditions), "11 редакций");
  EXPECT_EQ(japanese.Counted(1, kEditions), "1版");
  EXPECT_EQ(Wording::Of("pl").language(), "en");
}

TEST(Wording, OnlyWordsOfHtmlArePutIntoTheLanguage) {
  const Wording& say = Wording::Of("de");
  EXPECT_EQ(say.InHtml("<h1>Lists</h1>\n<p class=\"lead\">"),
            "<h1>Listen</h1>\n<p class=\"lead\">");
  EXPECT_EQ(say.InHtml("\">"), "\">");
  EXPECT_EQ(say.InHtml(" data-x=\"Lists\">Lists "), " data-x=\"Lists\">Listen ");
  EXPECT_EQ(say.InHtml("<nav aria-label=\"Breadcrumb\"><ol>"),
            "<nav aria-label=\"Wo diese Seite ist\"><ol>");
  EXPECT_EQ(say.InHtml("Lists"), "Listen");
  EXPECT_EQ(say.InHtml(" href=\"Lists\""), " href=\"Lists\"");
}

}  // namespace
}  // namespace codicil
