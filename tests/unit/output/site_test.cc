#include "output/site/site.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "schema_check.h"

namespace codicil::site {
namespace {

class FolderInMemory : public SiteFolder {
 public:
  void Remove(const std::string&) override {}
  std::string Read(const std::string& name) const override {
    const auto found = files.find(name);
    return found == files.end() ? "" : found->second;
  }
  std::map<std::string, std::string> files;

 protected:
  Status Replace(const std::string& name, std::string_view bytes) override {
    files[name] = bytes;
    return {};
  }
};

class Texts : public FileStore {
 public:
  explicit Texts(std::map<std::string, std::string> files) : files_(std::move(files)) {}
  Result<std::string> Read(const std::string& path) const override {
    const auto found = files_.find(path);
    if (found == files_.end()) return Status::Missing("no such file");
    return found->second;
  }

 private:
  const std::map<std::string, std::string> files_;
};

std::map<std::string, std::string> PagesOf(const Texts& files) {
  const OpenedCorpus corpus = OpenCorpus("corpus.toml", files, {});
  FolderInMemory folder;
  EXPECT_EQ(WriteSite(corpus, files, {}, folder).message(), "");
  return folder.files;
}

// Nothing but two rules without titles.
const Texts kTwoRules(
    {{"corpus.toml",
      "[work]\nid = 'boats'\ntitle = 'Boats'\n[[edition]]\nid = 'one'\nfiles = ['one.txt']\n"},
     {"one.txt", "Art 1 A boat carries lamps.\n\nArt 2 船は灯りを運び、夜になると岸へ戻る。\n"}});

TEST(Site, AWorkShowsWhatItHas) {
  const std::string home = PagesOf(kTwoRules)["index.html"];
  const std::string header = home.substr(0, home.find("</header>"));
  for (const char* kind : {"Rules", "Changes", "About"})
    EXPECT_NE(header.find(fmt::format(">{}</a>", kind)), header.npos) << kind;
  for (const char* kind : {"Glossary", "Lists", "Examples"})
    EXPECT_EQ(header.find(fmt::format(">{}</a>", kind)), header.npos) << kind;
  EXPECT_NE(home.find("<b>Art 1</b> A boat carries lamps."), home.npos);
  EXPECT_NE(home.find("<b>Art 2</b> 船は灯りを運び、夜になると …"), home.npos);
}

// A work of two editions in a language.
Texts Spoken(const std::string& language) {
  return Texts({{"corpus.toml", "[work]\nid = 'boote'\ntitle = 'Boote'\nlanguage = '" + language +
                                    "'\n[[edition]]\ndate = 2031-05-02\nfiles = ['one.txt']\n"
                                    "[[edition]]\ndate = 2032-06-07\nfiles = ['two.txt']\n"},
                {"one.txt", "1. Oda\n\n1.1. Lod stoi.\n\n1.2. Oda bura.\n"},
                {"two.txt", "1. Oda\n\n1.1. Lod plynie.\n\n1.2. Oda bura.\n"}});
}

bool Has(const std::string& page, std::string_view words) { return page.find(words) != page.npos; }

TEST(Site, PagesSpeakTheLanguageOfTheWork) {
  auto pages = PagesOf(Spoken("de-AT"));
  EXPECT_TRUE(Has(pages["index.html"], "<html lang=\"de-AT\">"));
  EXPECT_TRUE(
      Has(pages["index.html"], "Die Fassung vom <span class=\"w\">2032-06-07</span>, mit 3"));
  EXPECT_TRUE(Has(pages["rule/1/index.html"], ">geändert 2032-06-07 · 2 Wortlaute</a>"));
  EXPECT_TRUE(Has(pages["about/index.html"], "<main id=\"text\" lang=\"en\""));
  const auto script = std::ranges::find_if(pages, [](const auto& one) {
    return one.first.starts_with("assets/site-") && one.first.ends_with(".js");
  });
  EXPECT_TRUE(Has(script->second, "\"Copy link\": \"Link kopieren\""));
}

TEST(Site, ATextInAnotherLanguageThanItsPageSaysSo) {
  auto pages = PagesOf(Spoken("pl"));
  EXPECT_TRUE(Has(pages["index.html"], "<html lang=\"en\">"));
  EXPECT_TRUE(Has(pages["index.html"], "<div class=\"contents\" lang=\"pl\">"));
  EXPECT_TRUE(Has(pages["rule/1/index.html"], "<main id=\"text\" lang=\"pl\""));
  EXPECT_TRUE(Has(pages["changes/2032-06-07/index.html"], "<article lang=\"pl\""));
}

// A work that replaced another one and cites it.
const Texts kReplacing(
    {{"corpus.toml",
      "[work]\nid = 'boats'\ntitle = 'Boat Code'\n[predecessor]\nfiles = ['old.txt']\n"
      "names = ['old Code']\nurl = 'https://old.example'\n"
      "[[edition]]\nid = 'one'\nfiles = ['one.txt']\n"},
     {"old.txt", "Harbour Code\n\nArt 1 Boats are tied.\n"},
     {"one.txt",
      "Art 1 Boats are tied as Art 1 of the old Code says.\n\n"
      "Art 2 Art 5 of the old Code is repealed.\n"}});

TEST(Site, ACitationOfThePredecessorLeadsToItsSite) {
  auto pages = PagesOf(kReplacing);
  EXPECT_TRUE(Has(pages["rule/Art-1/index.html"], "href=\"https://old.example/rule/Art-1/\""));
  EXPECT_TRUE(Has(pages["rule/Art-2/index.html"], "Harbour Code has no Art 5."));
}

// It has no name that anybody gave, and no history yet.
TEST(Site, AnEditionAloneAndWithoutADateIsNotNamed) {
  auto pages = PagesOf(kReplacing);
  EXPECT_TRUE(Has(pages["index.html"], "<p class=\"lead\">2 provisions. "));
  EXPECT_FALSE(Has(pages["index.html"], "class=\"timeline\""));
  EXPECT_TRUE(Has(pages["rule/Art-1/index.html"], ">the first edition</a>"));
}

TEST(Site, ThePagesInJsonFitTheirSchemas) {
  const DiskFiles disk;
  const OpenedCorpus corpus = OpenCorpus(CODICIL_SOURCE_FOLDER "/corpus/emberfall", disk, {});
  FolderInMemory folder;
  ASSERT_EQ(WriteSite(corpus, disk, {.formats = true}, folder).message(), "");
  size_t pages = 0, histories = 0;
  for (const auto& [name, bytes] : folder.files) {
    if (name.ends_with("/edition.json")) {
      EXPECT_EQ(EditionSchemaViolation(bytes), "") << name;
    }
    if (!name.ends_with("/index.json") || name.starts_with("changes/")) continue;
    const bool history = name.starts_with("id/");
    const std::string schema =
        history ? "codicil-trace-1.schema.json" : "codicil-rules-1.schema.json";
    EXPECT_EQ(SchemaViolation(bytes, schema), "") << name;
    ++(history ? histories : pages);
  }
  EXPECT_GT(histories, 500U);
  EXPECT_GT(pages, 300U);
}

}  // namespace
}  // namespace codicil::site
