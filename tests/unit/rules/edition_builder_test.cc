#include "rules/edition_builder.h"

#include <gtest/gtest.h>

#include "parts.h"
#include "rules/kinds.h"

namespace codicil {
namespace {

Edition Build(std::string text) {
  Parts parts;
  parts.Add(std::move(text));
  return std::move(parts).Build();
}

TEST(EditionBuilder, MakesTheTree) {
  struct Row {
    const char* text;
    const char* tree;
  };
  const Row rows[] = {
      {"", ""},
      {"1 Game\n100 General\n100.1 a.\n100.1a b.\n100.2 c.\n2 Cards\n200 All\n",
       "1(100(100.1(100.1a) 100.2)) 2(200)"},
      {"100.1 a.\n", "1*(100*(100.1))"},
      {"203.4c a.\n203.5 b.\n", "2*(203*(203.4*(203.4c) 203.5))"},
      {"1 Game\n1.1 Play\n1.1.1 a.\n1.1.1a b.\n", "1(1.1(1.1.1(1.1.1a)))"},
      {"103.1 a.\n103.1.b c.\n103.1.b.2 d.\n", "1*(103*(103.1(103.1.b(103.1.b.2))))"},
      {"100.2 b.\n100.1 a.\n", "1*(100*(100.1 100.2))"},
      {"100.1aa b.\n100.1z a.\n", "1*(100*(100.1*(100.1z 100.1aa)))"},
      {"100.1 a.\n100.1a b.\n100.1 c.\n100.1a d.\n100.1b e.\n",
       "1*(100*(100.1(100.1a) 100.1(100.1a 100.1b)))"},
  };
  for (const Row& row : rows) EXPECT_EQ(Tree(Build(row.text)), row.tree) << row.text;
}

TEST(EditionBuilder, ParentsAndLevelsFitTheTree) {
  const Edition edition = Build("1 Game\n100 General\n100.1 a.\n100.1a b.\n100.2 c.\n");
  const ProvisionId rule = edition.Find("100.1"), subrule = edition.Find("100.1a");
  EXPECT_EQ(edition.provisions[subrule].parent, rule);
  EXPECT_EQ(edition.provisions[rule].parent, edition.Find("100"));
  EXPECT_EQ(edition.provisions[edition.Find("1")].parent, kNoProvision);
  EXPECT_EQ(edition.provisions[subrule].level, Level::kSubrule);
  EXPECT_EQ(edition.provisions[edition.Find("100")].level, Level::kSubsection);
  EXPECT_EQ(edition.Find("100.3"), kNoProvision);
  EXPECT_EQ(edition.Find("no number"), kNoProvision);
}

TEST(EditionBuilder, TellsTitlesFromTexts) {
  struct Row {
    const char* line;
    bool heading;
  };
  const Row rows[] = {
      {"205.2 Types", true},
      {"205.2 Relic, Rite, and Grove", true},
      {"205.2 Parts of a Turn", true},
      {"205.2 “Lit” and “Unlit”", true},
      {"205.2 Types (and What They Mean)", true},
      {"205.2 And/Or", true},
      {"205.2 Types.", false},
      {"205.2 Types matter", false},
      {"205.2 Of the dusk", false},
      {"205.2 of Dusk", false},
      {"205.2 Choose:", false},
      {"205.2 {W} Signs", false},
      {"205.2 One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen", false},
      // A section's words are a title unless they are a sentence.
      {"205 What wardens do", true},
      {"205 Who goes first?", true},
      {"205 This subsection is empty.", false},
  };
  for (const Row& row : rows) {
    const Edition edition = Build(row.line);
    const Provision& provision = edition.provisions.back();
    EXPECT_EQ(!provision.heading.empty(), row.heading) << row.line;
    EXPECT_EQ(provision.text.empty(), row.heading) << row.line;
  }
}

TEST(EditionBuilder, FindsWhatIsWrongWithTheNumbers) {
  struct Row {
    const char* text;
    const char* findings;
  };
  const Row rows[] = {
      {"100.1 a.\n100.2 b.\n", ""},
      {"100.1 a.\n100.3 b.\n", "number-gap: 100.3 follows 100.1: 100.2 is missing\n"},
      {"1 Game\n102 Cards\n",
       "number-gap: 102 is the first under 1: what comes before it is missing\n"},
      {"1 Game\n101 Cards\n", ""},
      {"100.1 a.\n100.1b c.\n",
       "number-gap: 100.1b is the first under 100.1: what comes before it is missing\n"},
      {"100.1 a.\n100.1 b.\n", "number-duplicate: 100.1 is used a second time\n"},
      {"100.1 a.\n100.2 b.\n100.1 c.\n", "number-duplicate: 100.1 is used a second time\n"},
      {"100.1 a.\n100.3 b.\n100.2 c.\n100.4 d.\n", "number-order: 100.2 comes after 100.3\n"},
      {"100.1 a.\n101.1 b.\n100.2 c.\n101.2 d.\n", "number-order: 100.2 comes after 101.1\n"},
      {"100.1a b.\n100.1 a.\n", "number-order: 100.1 comes after 100.1a\n"},
      {"100.1 a.\n100.1.1 b.\n100.1.a c.\n",
       "number-order: 100.1.1 and 100.1.a are not numbered in the same way\n"},
      {"100.1 a.\n100.2a b.\n100.3 c.\n", "number-gap: 100.2a has no parent: there is no 100.2\n"},
      {"100.2b a.\n100.3 c.\n", ""},
  };
  for (const Row& row : rows) EXPECT_EQ(Findings(Build(row.text)), row.findings) << row.text;
}

std::string Signs(const std::string& rule, std::string_view letters) {
  std::string lines = rule + " Signs are many.\n";
  for (char letter : letters) lines += rule + letter + " A sign.\n";
  return lines;
}

TEST(EditionBuilder, LearnsWhichLettersTheWorkSkips) {
  const std::string skips = "abcdefghijkmnp", uses = "abcdefghijklmnop";
  EXPECT_EQ(Findings(Build(Signs("100.1", skips))), "");
  EXPECT_EQ(Findings(Build(Signs("100.1", uses))), "");
  EXPECT_EQ(Findings(Build(Signs("100.1", uses) + Signs("100.2", uses) + Signs("100.3", skips))),
            "number-gap: 100.3m follows 100.3k: 100.3l is missing\n"
            "number-gap: 100.3p follows 100.3n: 100.3o is missing\n");
  EXPECT_EQ(Findings(Build(Signs("100.1", skips) + Signs("100.2", skips) +
                           Signs("100.3", "abcdefghijkl"))),
            "number-skipped-letter: 100.3l uses a letter that this work skips elsewhere\n");
}

TEST(EditionBuilder, FindingsComeInTheOrderOfTheSource) {
  const Edition edition = Build("100.1 a.\n100.1b b.\n100.1d c.\n102.1 d.\n102.3 e.\n");
  uint32_t last = 0;
  ASSERT_EQ(edition.sources().diagnostics.list().size(), 3u);
  for (const Diagnostic& diagnostic : edition.sources().diagnostics.list()) {
    EXPECT_LE(last, diagnostic.span->begin);
    last = diagnostic.span->begin;
  }
}

TEST(EditionBuilder, LabelsWhatEndedUpInAPassage) {
  const std::string text =
      "100 General\n100.1 Two wardens.\nExample: The lamp.\n= Ember: A spark.\n";
  const Edition edition = Build(text);
  const Accounting count =
      edition.sources().files[0].labels.Count(*edition.sources().files[0].text);
  EXPECT_EQ(count[static_cast<size_t>(Label::kNumber)], 8u);
  EXPECT_EQ(count[static_cast<size_t>(Label::kHeading)], 7u);
  EXPECT_EQ(count[static_cast<size_t>(Label::kText)], 12u);
  EXPECT_EQ(count[static_cast<size_t>(Label::kExample)], 9u);
  EXPECT_EQ(count[static_cast<size_t>(Label::kGlossary)], 13u);
}

TEST(EditionBuilder, TheFirstTitleAndDateStay) {
  EditionBuilder builder;
  builder.OfferTitle("Emberfall");
  builder.OfferTitle("Something Else");
  builder.OfferDate("2021-05-03");
  builder.OfferDate("1999-01-01");
  const Edition edition = std::move(builder).Build();
  EXPECT_EQ(edition.title, "Emberfall");
  EXPECT_EQ(edition.effective_date, "2021-05-03");
}

TEST(EditionBuilder, NothingNumberedIsAnError) {
  EditionBuilder builder;
  builder.AddSource("letter.txt", "Dear Ilse, thank you.", "");
  EXPECT_EQ(Findings(std::move(builder).Build()),
            "no-provisions: nothing numbered was found: is this a rules document?\n");
}

TEST(EditionBuilder, NothingNumberedIsToldOfTheFirstFileThatWasRead) {
  EditionBuilder builder;
  builder.AddSource("none.txt", "", "");
  const SourceId letter = builder.AddSource("letter.rst", "Dear Ilse, thank you.", "");
  builder.AddSource("answer.txt", "Dear Bram, it was nothing.", "");
  builder.SetFormat(letter, "rst");
  const Edition edition = std::move(builder).Build();
  EXPECT_EQ(edition.sources().diagnostics.Count(Severity::kError),
            2u);  // the other is about the empty file
  EXPECT_EQ(edition.sources().diagnostics.list().back().kind, kind::kNoProvisions);
  EXPECT_EQ(edition.sources().diagnostics.list().back().span, (Span{letter, 0, 0}));
}

}  // namespace
}  // namespace codicil
