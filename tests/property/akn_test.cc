// Every edition as XML fits the schema of Akoma Ntoso 3.0, with and without a history; xmllint
// judges.

#include "output/akn/akn.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <numeric>

#include "editions.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

INSTANTIATE_TEST_SUITE_P(Every, EditionTest, testing::ValuesIn(AllEditions()), EditionTestName);

// What xmllint says against the documents; "" if they are valid.
std::string FaultOf(const std::vector<std::string>& documents) {
  const fs::path folder = fs::path(testing::TempDir()) / ("akn." + std::to_string(getpid()));
  fs::create_directories(folder);
  const fs::path said = folder / "said";
  for (size_t i = 0; i < documents.size(); ++i)
    std::ofstream(folder / (std::to_string(i) + ".xml"), std::ios::binary) << documents[i];
  const std::string schema = std::string(CODICIL_SOURCE_FOLDER) + "/tests/akn/akomantoso30.xsd";
  const int status = std::system(("xmllint --nonet --noout --schema '" + schema + "' '" +
                                  folder.string() + "'/*.xml 2> '" + said.string() + "'")
                                     .c_str());
  std::ifstream in(said);
  std::string words{std::istreambuf_iterator<char>(in), {}};
  fs::remove_all(folder);
  return status == 0 ? "" : words.empty() ? "xmllint failed" : words.substr(0, 2000);
}

std::string FaultOf(const std::string& xml) { return FaultOf(std::vector{xml}); }

std::string AsXml(const Edition& edition, const AknHistory& history = {}) {
  return Written([&](ByteSink& out) { WriteAkn(edition, CrossReference(edition), history, out); });
}

TEST_P(EditionTest, FitsTheSchema) {
  EXPECT_EQ(FaultOf(AsXml(ReadFiles(GetParam()))), "") << GetParam().name;
}

// Each provision of the two upper levels, alone and with what is below it.
TEST_P(EditionTest, PortionsFitTheSchema) {
  const Edition edition = ReadFiles(GetParam());
  const CrossReferences references = CrossReference(edition);
  const AknHistory history;
  AknPortions portions(edition, references, history);
  std::vector<std::string> documents;
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    if (edition.provisions[id].depth > 2) continue;
    std::vector<ProvisionId> ids(edition.provisions[id].subtree_end - id);
    std::iota(ids.begin(), ids.end(), id);
    const auto write = [&](std::span<const ProvisionId> some) {
      documents.push_back(Written([&](ByteSink& out) { portions.Write(some, out); }));
    };
    write(ids);
    write({ids.data(), 1});
  }
  ASSERT_EQ(documents.empty(), edition.provisions.empty());  // a glossary alone has none
  if (!documents.empty()) {
    EXPECT_EQ(FaultOf(documents), "") << GetParam().name;
  }
}

TEST(Akn, APortionNamesTheWholeThatItsCitationsLeadTo) {
  const Edition edition = ReadString(
      "Rules\n\n1. Play\n\n100. Basics\n\n100.1. See rule 101.1.\n\n101. More\n\n"
      "101.1. See rule 101.1a, rule 100.1 and the glossary.\n\n101.1a Ash.\n\n"
      "Glossary\n\nAsh\nA thing.\n\nZeal\nMore.\n",
      Format::kPlainText);
  ASSERT_EQ(edition.provisions.size(), 6u);
  const CrossReferences references = CrossReference(edition);
  AknHistory history;
  history.work = {"a-work", "2024-01-02", "nz", "3 Old Clerks"};
  history.date = "2024-06-01";
  AknPortions portions(edition, references, history);
  const std::vector<ProvisionId> ids{3, 4, 5};
  const std::string xml = Written([&](ByteSink& out) { portions.Write(ids, out); });
  for (const char* part :
       {"<portion includedIn=\"#whole\">", "<FRBRportion from=\"#chp_1__sec_101\"/>",
        "@2024-06-01/!main~chp_1__sec_101.xml", "<section eId=\"chp_1__sec_101\">",
        "href=\"#chp_1__sec_101__rule_101-1__subrule_101-1a\"", "showAs=\"Ash\"",
        "href=\"/akn/nz/act/rulebook/the-3-old-clerks/2024/a-work/eng@2024-06-01/"
        "!main~chp_1__sec_100__rule_100-1\""})
    EXPECT_NE(xml.find(part), std::string::npos) << part << '\n' << xml;
  EXPECT_EQ(xml.find("Zeal"), std::string::npos);
  EXPECT_EQ(xml.find("rule_100-1\"><num>"), std::string::npos);
}

// Other works are read as what they are; those of which nothing can be read have no XML.
TEST(Akn, EveryOtherWorkFitsTheSchema) {
  const fs::path works = fs::path(EditionsFolder()) / "corpus/works";
  if (!HasRealEditions() || !fs::is_directory(works)) {
    std::cout << "no other works: " << kNeedsRealEditions << '\n';
    return;
  }
  size_t seen = 0;
  for (const auto& entry : fs::recursive_directory_iterator(works)) {
    if (!entry.is_regular_file()) continue;
    const Reading reading = ReadEdition({entry.path().string()}, ReadOptions(), DiskFiles());
    if (reading.status == InputStatus::kUnusable) {
      std::cout << "not an edition: " << entry.path().filename().string() << '\n';
      continue;
    }
    ++seen;
    EXPECT_EQ(FaultOf(AsXml(reading.edition)), "") << entry.path();
  }
  EXPECT_GT(seen, 0u);
}

TEST(Akn, AHistoryFitsTheSchema) {
  const Edition edition = ReadFiles(AllEditions().front());
  AknHistory history;
  history.work = {"a-work", "2001-02-03", "us-ca", "The Clerks"};
  history.previous_date = "2002-03-04";
  history.lineage = [](ProvisionId id) { return "history" + std::to_string(id); };
  const char* types[] = {"insertion", "substitution", "renumbering", "split", "join"};
  for (ProvisionId id = 0; id < 5; ++id)
    history.modifications.push_back({types[id], id, {"sec_1"}});
  history.modifications.push_back({"repeal", kNoProvision, {"sec_2"}});
  const std::string xml = AsXml(edition, history);
  EXPECT_EQ(FaultOf(xml), "");
  for (const char* part :
       {"GUID=\"history3\"", "wId=\"history3\"", "type=\"repeal\"", "eng@2002-03-04",
        "/akn/us-ca/act/rulebook/the-clerks/2001/a-work/eng@2001-02-03", "showAs=\"The Clerks\"",
        "period=\"#tg1\""})
    EXPECT_NE(xml.find(part), std::string::npos) << part;
}

TEST(Akn, EveryHostileCharacterFitsTheSchema) {
  std::string text = "Odd Rules\n\n1. Play\n\n100. Basics\n\n";
  int rule = 0;
  for (const char* words : {"a < b & c > \"d\" ]]> e", "\x01\x02\x1F", "\xEF\xBF\xBE\xEF\xBF\xBF",
                            "see http://a.example/%zz?q=<x> or http://[bad", "{W} {2}{U/P}"})
    text += "100." + std::to_string(++rule) + ". Words " + words + " end.\n\n";
  text +=
      "Glossary\n\n\xC2\xA0"
      "A\xE3\x80\x80"
      "B <c>\nA thing & another.\n\nZeal\nMore.\n";
  EXPECT_EQ(FaultOf(AsXml(ReadString(text, Format::kPlainText))), "");
}

TEST(Akn, XmllintRefusesWhatDoesNotFit) {
  EXPECT_NE(FaultOf("<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"/>"),
            "");
}

// A document of somebody else: all its words are read.
TEST(Akn, ReadsADocumentOfOthers) {
  const Edition edition =
      ReadEdition({std::string(CODICIL_SOURCE_FOLDER) + "/tests/akn/example.xml"}, ReadOptions(),
                  DiskFiles())
          .edition;
  ASSERT_EQ(edition.provisions.size(), 4u);
  EXPECT_EQ(edition.provisions[2].text.text, "These rules apply, see rule 100.1a.");
  EXPECT_EQ(edition.provisions[2].examples.at(0).text, "E.");
  EXPECT_EQ(edition.glossary.at(0).term.text, "Ember");
  EXPECT_EQ(edition.effective_date, "2024-06-01");
}

}  // namespace
}  // namespace codicil
