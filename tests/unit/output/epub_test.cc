#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <pugixml.hpp>
#include <set>
#include <string>
#include <vector>

#include "ingest/package/zip_archive.h"
#include "output/writer.h"
#include "tests/unit/output/linked_edition.h"

namespace codicil {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::string BookOf(const Edition& edition) {
  return Written([](const Edition& written,
                    ByteSink& out) { WriteEpub(written, CrossReference(written), out); },
                 edition);
}

pugi::xml_document Parsed(ZipArchive& book, const std::string& name) {
  pugi::xml_document document;
  const std::string xml = book.Read("OEBPS/" + name).value_or("");
  EXPECT_TRUE(document.load_buffer(xml.data(), xml.size())) << name << ": " << xml;
  return document;
}

std::vector<std::string> PagesOf(ZipArchive& book) {
  std::vector<std::string> pages;
  const pugi::xml_document package = Parsed(book, "book.opf");
  for (const auto& item : package.select_nodes("//spine/itemref"))
    pages.push_back(std::string(item.node().attribute("idref").value()) + ".xhtml");
  return pages;
}

// Three sections, of which each has enough text for a file of its own.
std::string LongRules() {
  std::string text;
  for (int section = 1; section <= 3; ++section) {
    text += std::to_string(section * 100) + ". Hearth\n\n";
    for (int rule = 1; rule <= 450; ++rule)
      text += std::to_string(section * 100) + "." + std::to_string(rule) +
              ". Wardens tend it as rule 200.7 says they should.\n\n";
  }
  return text;
}

TEST(EpubTest, BeginsWithItsTypeAsItIs) {
  const std::string book = BookOf(ReadPlain(kEmberPlain));
  EXPECT_EQ(book.substr(30, 28), "mimetypeapplication/epub+zip");
}

TEST(EpubTest, TheSameEditionGivesTheSameBytes) {
  EXPECT_EQ(BookOf(ReadPlain(kEmberPlain)), BookOf(ReadPlain(kEmberPlain)));
}

TEST(EpubTest, HasFrontMatterChaptersAndGlossary) {
  const std::string bytes = BookOf(ReadPlain(kEmberPlain));
  ZipArchive book(bytes);
  EXPECT_THAT(PagesOf(book), ElementsAre("front.xhtml", "chapter-1.xhtml", "glossary.xhtml"));
  const pugi::xml_document package = Parsed(book, "book.opf");
  EXPECT_EQ(package.select_node("//dc:title").node().child_value(), std::string("Ember Rules"));
  EXPECT_EQ(package.select_node("//dc:date").node().child_value(), std::string("2031-02-03"));
  EXPECT_THAT(*book.Read("OEBPS/chapter-1.xhtml"), HasSubstr("The first &lt; second &amp; third."));
}

TEST(EpubTest, ASectionIsAFileAndAllAreLinked) {
  const std::string bytes = BookOf(ReadPlain(LongRules()));
  ZipArchive book(bytes);
  std::set<std::string> places;
  const std::vector<std::string> pages = PagesOf(book);
  EXPECT_THAT(pages, Contains("chapter-3.xhtml"));
  for (const std::string& page : pages) {
    const pugi::xml_document document = Parsed(book, page);
    for (const auto& element : document.select_nodes("//*[@id]"))
      places.insert(page + "#" + element.node().attribute("id").value());
  }
  size_t links = 0;
  for (std::string page : pages) {
    const pugi::xml_document document = Parsed(book, page);
    for (const auto& link : document.select_nodes("//a[@href]")) {
      const std::string to = link.node().attribute("href").value();
      EXPECT_THAT(places, Contains(to.starts_with("#") ? page + to : to)) << page;
      links += to == "chapter-2.xhtml#r200.7";
    }
  }
  EXPECT_GE(links, 1349);
  EXPECT_THAT(*book.Read("OEBPS/nav.xhtml"), HasSubstr("href=\"chapter-2.xhtml#r200\""));
}

TEST(EpubTest, ShowsNoListsThatAScriptWouldHide) {
  const std::string bytes = BookOf(ReadPlain(kEmberPlain));
  ZipArchive book(bytes);
  EXPECT_THAT(*book.Read("OEBPS/chapter-1.xhtml"), Not(HasSubstr("Cited by")));
}

}  // namespace
}  // namespace codicil
