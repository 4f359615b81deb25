#include "rst_fixture.h"

namespace codicil {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr char kFirst[] =
    ".. _wardens:\n.. _keepers:\n\n1. Wardens\n==========\n\n1.1\n---\n\nOne.\n";
constexpr char kSecond[] = "2. Embers\n=========\n\n2.1\n---\n\n.. _glow:\n\nSee :ref:`wardens`.\n";

std::vector<std::string> SourceNames(const Edition& edition) {
  std::vector<std::string> names;
  for (const Source& source : edition.sources().files) names.push_back(source.text->name());
  return names;
}

TEST(RstFiles, ToctreeIsFollowedInItsOrder) {
  const Edition edition =
      ReadRstSet({{"set/index.rst",
                   "The Rite Rules\n==============\n\n.. toctree::\n   :maxdepth: 2\n\n   intro\n  "
                   " Embers <b/second>\n"
                   "   first.rst\n   https://example.org\n   self\n\nThe End\n-------\n\nBye.\n"},
                  {"set/intro.rst", "Introduction\n============\n\nHello.\n"},
                  {"set/first.rst", kFirst},
                  {"set/b/second.rst", kSecond}},
                 {"set/index.rst"});
  EXPECT_THAT(SourceNames(edition),
              ElementsAre("set/index.rst", "set/intro.rst", "set/b/second.rst", "set/first.rst"));
  EXPECT_EQ(Matter(edition),
            "front title The Rite Rules\nfront heading Introduction\nfront text Hello.\n"
            "back heading The End\nback text Bye.\n");
  EXPECT_EQ(Provisions(edition), "1 # Wardens\n1.1 One.\n2 # Embers\n2.1 See 1. Wardens.\n");
  EXPECT_EQ(edition.title, "The Rite Rules");
  EXPECT_EQ(edition.sources().files[1].format, "rst");
}

TEST(RstFiles, MissingFileIsReportedAtItsEntry) {
  const Edition edition = ReadRstSet(
      {{"index.rst", "Rules\n=====\n\n.. toctree::\n\n   lost\n   first\n"}, {"first.rst", kFirst}},
      {"index.rst"});
  EXPECT_THAT(Reports(edition), ElementsAre("rst-missing-file: lost"));
  EXPECT_EQ(edition.sources().diagnostics.list()[0].message,
            "no file for \"lost\": there is no lost.rst");
  EXPECT_EQ(Provisions(edition), "1 # Wardens\n1.1 One.\n");
}

TEST(RstFiles, GivenFilesAreNotReadTwiceAndComeInTheOrderOfTheToctree) {
  const Edition edition =
      ReadRstSet({{"index.rst", "Rules\n=====\n\n.. toctree::\n\n   intro\n   first\n"},
                  {"intro.rst", "Introduction\n============\n\nHello.\n"},
                  {"first.rst", kFirst}},
                 {"first.rst", "intro.rst", "index.rst"});
  EXPECT_EQ(edition.sources().files.size(), 3u);
  EXPECT_EQ(Matter(edition), "front title Rules\nfront heading Introduction\nfront text Hello.\n");
}

TEST(RstFiles, FilesThatNameEachOtherAreReadOnce) {
  const Edition edition = ReadRstSet({{"a.rst", "1.1\n===\n\nOne.\n\n.. toctree::\n\n   b\n   a\n"},
                                      {"b.rst", "2.1\n===\n\nTwo.\n\n.. toctree::\n\n   a\n"}},
                                     {"a.rst"});
  EXPECT_EQ(Provisions(edition), "1.1 One.\n2.1 Two.\n");
}

TEST(RstFiles, IncludeIsFollowed) {
  const Edition edition =
      ReadRstSet({{"a.rst", "1.1\n===\n\nOne.\n\n.. include:: parts/b.txt\n\n3.1\n===\n\nThree.\n"},
                  {"parts/b.txt", "2.1\n===\n\nTwo.\n"}},
                 {"a.rst"});
  EXPECT_EQ(Provisions(edition), "1.1 One.\n2.1 Two.\n3.1 Three.\n");
}

TEST(RstFiles, WhatLiesOutsideTheFolderIsReportedAndNotRead) {
  const std::map<std::string, std::string> files = {
      {"set/a.rst", "1.1\n===\n\nOne.\n\n.. include:: ../b.txt\n\n.. toctree::\n\n   ../b\n"},
      {"b.txt", "2.1\n===\n\nTwo.\n"},
      {"b.rst", "3.1\n===\n\nThree.\n"}};
  const Edition edition = ReadRstSet(files, {"set/a.rst"});
  EXPECT_EQ(Provisions(edition), "1.1 One.\n");
  EXPECT_THAT(Reports(edition),
              ElementsAre("rst-outside-folder: ../b.txt", "rst-outside-folder: ../b"));
  EXPECT_EQ(edition.sources().diagnostics.list()[0].message,
            "\"../b.txt\" is outside the folder of the first file and is not read; see "
            "--include-root");
  ReadOptions wider;
  wider.include_root = ".";
  EXPECT_EQ(Provisions(ReadRstSet(files, {"set/a.rst"}, wider)),
            "1.1 One.\n2.1 Two.\n3.1 Three.\n");
}

TEST(RstFiles, WhatIsGivenMayLieAnywhere) {
  const Edition edition = ReadRstSet({{"set/a.rst", "1.1\n===\n\nOne.\n\n.. include:: ../b.rst\n"},
                                      {"b.rst", "2.1\n===\n\nTwo.\n"}},
                                     {"set/a.rst", "b.rst"});
  EXPECT_EQ(Provisions(edition), "1.1 One.\n2.1 Two.\n");
  EXPECT_THAT(Reports(edition), IsEmpty());
}

TEST(RstFiles, AFileIsReadOnceHoweverItsNameIsSpelt) {
  const Edition edition =
      ReadRstSet({{"set/a.rst",
                   "1.1\n===\n\nOne.\n\n.. include:: b.txt\n\n.. include:: ./b.txt\n\n.. include:: "
                   "c/..//b.txt\n\n.. include:: /b.txt\n\n.. include:: ../set/a.rst\n"},
                  {"set/b.txt", "2.1\n===\n\nTwo.\n"}},
                 {"set/a.rst"});
  EXPECT_EQ(edition.sources().files.size(), 2u);
  EXPECT_THAT(Reports(edition), IsEmpty());
}

TEST(RstFiles, ASlashAtTheBeginIsTheFolderOfTheFirstFile) {
  const Edition edition =
      ReadRstSet({{"set/a.rst", "1.1\n===\n\nOne.\n\n.. toctree::\n\n   c/b\n"},
                  {"set/c/b.rst", "2.1\n===\n\nTwo.\n\n.. toctree::\n\n   /d\n"},
                  {"set/d.rst", "3.1\n===\n\nThree.\n"}},
                 {"set/a.rst"});
  EXPECT_EQ(Provisions(edition), "1.1 One.\n2.1 Two.\n3.1 Three.\n");
}

TEST(RstFiles, ReferencesShowTheHeadingOfTheirTarget) {
  const Edition edition = ReadRstSet(
      {{"a.rst", kFirst},
       {"b.rst",
        "2.1\n===\n\nSee :ref:`Keepers`, :ref:`the first <wardens>`, wardens_ and :doc:`a`.\n"}},
      {"a.rst", "b.rst"});
  const Passage& text = edition.provisions[edition.Find("2.1")].text;
  EXPECT_EQ(text.text, "See 1. Wardens, the first, wardens and 1. Wardens.");
  EXPECT_THAT(Marks(text),
              ElementsAre("citation 1. Wardens -> keepers", "citation the first -> wardens",
                          "citation wardens -> wardens", "citation 1. Wardens -> a"));
  EXPECT_THAT(Reports(edition), IsEmpty());
}

TEST(RstFiles, UnknownLabelsAreNotedOnceEach) {
  const Edition edition = ReadRstSet({{"a.rst",
                                       "1.1\n===\n\n.. _glow:\n\nSee :ref:`lost`, :ref:`glow`, "
                                       ":ref:`that <lost>`; :ref:`lost`.\n"}},
                                     {"a.rst"});
  EXPECT_EQ(Provisions(edition), "1.1 See lost, glow, that; lost.\n");
  EXPECT_THAT(Reports(edition),
              ElementsAre("rst-unknown-label: :ref:`lost`", "rst-unknown-label: :ref:`glow`"));
  EXPECT_EQ(edition.sources().diagnostics.list()[0].severity, Severity::kNote);
}

// Only the last provision of a file can be cut off there.
TEST(RstFiles, LastProvisionOfAFileIsMarked) {
  const std::map<std::string, std::string> texts = {
      {"a.rst", "1.1\n===\n\nOne.\n\n  a. Two.\n  b. Three.\n"},
      {"b.rst", "2.1\n===\n\nOne.\n\nCredits\n=======\n\nMany.\n"}};
  const MemoryFiles files(texts);
  EditionBuilder builder;
  const SourceId a = builder.AddSource("a.rst", texts.at("a.rst"), "UTF-8");
  const SourceId b = builder.AddSource("b.rst", texts.at("b.rst"), "UTF-8");
  ReadRst({a, b}, {}, files, builder);
  std::vector<bool> last;
  for (const Provision& draft : builder.drafts()) last.push_back(draft.ends_source);
  EXPECT_THAT(last, ElementsAre(false, false, true, false));
}

}  // namespace
}  // namespace codicil
