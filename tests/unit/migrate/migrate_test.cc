#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "migrate_fixture.h"

namespace codicil {
namespace {

using testing::HasSubstr;

const CitedEditions& Editions() {
  static const CitedEditions* const kEditions = new CitedEditions;
  return *kEditions;
}

std::string Messages(const std::string& text, const std::string& pattern = {}) {
  std::string messages;
  Editions().Migrate(text, &messages, pattern);
  return messages;
}

TEST(MigrateFixture, IsWhatItSays) {
  EXPECT_THAT(Editions().pair().Changes(), HasSubstr("102.1b>101.1c renumbered+edited"));
  EXPECT_THAT(Editions().pair().Changes(), HasSubstr("102.3>101.3 renumbered+edited+split"));
  EXPECT_THAT(Editions().pair().Changes(), HasSubstr("101.1>- removed"));
}

TEST(WithoutLineMarks, KeepsEveryPlace) {
  EXPECT_EQ(WithoutLineMarks("// a\r\n * b\r-- c\n> d"), "   a \n   b\n   c\n  d");
  EXPECT_EQ(WithoutLineMarks("# a\r\r\n# b\u2028# c\v# d"), "  a  \n  b  \n  c\n  d");
  EXPECT_EQ(WithoutLineMarks("  - 1\n+ 2\n-3\n*p\n/**\n#!/x"), "  , 1\n, 2\n-3\n*p\n   \n#!/x");
}

struct Row {
  const char* before;
  const char* after;
};

class MigratedText : public testing::TestWithParam<Row> {};

TEST_P(MigratedText, HasTheNewNumbers) {
  EXPECT_EQ(Editions().Migrate(GetParam().before), GetParam().after);
}

INSTANTIATE_TEST_SUITE_P(Leads, MigratedText,
                         testing::Values(Row{"rule 102.1", "rule 101.1"},
                                         Row{"Rules 102.1 and 102.2.", "Rules 101.1 and 101.2."},
                                         Row{"RULE 102.2", "RULE 101.2"},
                                         Row{"CR 102.1b", "CR 101.1c"},
                                         Row{"[CR102.1b]", "[CR101.1c]"},
                                         Row{"§ 102.1b, §§ 102.1b–c", "§ 101.1c, §§ 101.1c–d"},
                                         Row{"subrule 102.1c", "subrule 101.1d"},
                                         Row{"section 102, “Relics”", "section 101, “Relics”"},
                                         Row{"see 102.2", "see 101.2"},
                                         Row{"See also rule 102.2", "See also rule 101.2"},
                                         Row{"rule no. 102.2", "rule no. 101.2"},
                                         Row{"rule #102.2", "rule #101.2"}));

INSTANTIATE_TEST_SUITE_P(
    ListsAndRanges, MigratedText,
    testing::Values(Row{"rules 102.1b-c and 102.2", "rules 101.1c-d and 101.2"},
                    Row{"rules 102.1b–102.1c", "rules 101.1c–101.1d"},
                    Row{"rules 102.1-2", "rules 101.1-2"},
                    Row{"rules 102.1 through 102.2", "rules 101.1 through 101.2"},
                    Row{"rule 102.1a and c", "rule 101.1a and d"},
                    Row{"rule 102.1; also 102.2", "rule 101.1; also 101.2"},
                    Row{"rule 102.1; and 102.2", "rule 101.1; and 101.2"},
                    Row{"rule 102.1; and also 2 cards", "rule 101.1; and also 2 cards"},
                    Row{"rules 102.1/102.2", "rules 101.1/101.2"},
                    Row{"rule 102.1 (and 102.2)", "rule 101.1 (and 101.2)"},
                    Row{"rule 102.1b (or 102.1c) says", "rule 101.1c (or 101.1d) says"},
                    Row{"rules 100.1, 102.1, and 102.2", "rules 100.1, 101.1, and 101.2"},
                    Row{"rules 100.1–2", "rules 100.1–2"}));

INSTANTIATE_TEST_SUITE_P(
    CodeAndMarkup, MigratedText,
    testing::Values(Row{"// see rule\n// 102.2\n", "// see rule\n// 101.2\n"},
                    Row{"/* As rule\n * 102.2 has it. */", "/* As rule\n * 101.2 has it. */"},
                    Row{"# rules 102.1 and\r\n# 102.2\r\n", "# rules 101.1 and\r\n# 101.2\r\n"},
                    Row{"{\"rule\": \"102.2\"}", "{\"rule\": \"101.2\"}"},
                    Row{"rules = [\"102.1\", \"102.2\"]", "rules = [\"101.1\", \"101.2\"]"},
                    Row{"rules:\n  - 102.1\n  - 102.2\n", "rules:\n  - 101.1\n  - 101.2\n"},
                    Row{"**Rule 102.2**, rule `102.2`", "**Rule 101.2**, rule `101.2`"},
                    Row{"{{CR|102.2}}", "{{CR|101.2}}"},
                    Row{"rules [102.1](#r102.1), [102.2](#r102.2)",
                        "rules [101.1](#r102.1), [101.2](#r102.2)"},
                    Row{"rule <a href=\"/102.2\">102.2</a>", "rule <a href=\"/102.2\">101.2</a>"}));

// Numbers without a word that introduces them, and introduced numbers that are not this work's.
INSTANTIATE_TEST_SUITE_P(
    NoCitations, MigratedText,
    testing::Values(Row{"v102.1 and version 102.1", "v102.1 and version 102.1"},
                    Row{"$102.2, 102.2 %, 102.1x", "$102.2, 102.2 %, 102.1x"},
                    Row{"102.2 is cold", "102.2 is cold"}, Row{"rule 1.5 times", "rule 1.5 times"},
                    Row{"rules of 2031-10-22", "rules of 2031-10-22"},
                    Row{"rules 2031.102.2", "rules 2031.102.2"},
                    Row{"rules.md: 102 wardens", "rules.md: 102 wardens"},
                    Row{"house_rule_102.2", "house_rule_102.2"},
                    Row{"overrule 102.2", "overrule 102.2"},
                    Row{"rules version 102.2", "rules version 102.2"},
                    Row{"section 3.2 of the manual", "section 3.2 of the manual"},
                    Row{"rule: 102 wardens", "rule: 102 wardens"},
                    Row{"a rule.\n\n102.2 kilos", "a rule.\n\n102.2 kilos"},
                    Row{"CR2032", "CR2032"}));

TEST(MigratedTextTest, TheseAreNoCitationsAtAll) {
  EXPECT_EQ(Messages("rules of 2031-10-22, rules 2031.10, CR2032, section 3.2, v102.9"), "");
}

// A citation that cannot be rewritten is reported and stays unchanged.
struct Left {
  const char* text;
  const char* message;
};

class LeftText : public testing::TestWithParam<Left> {};

TEST_P(LeftText, StaysAndIsReported) {
  EXPECT_EQ(Editions().Migrate(GetParam().text), GetParam().text);
  EXPECT_EQ(Messages(GetParam().text), std::string(GetParam().message) + "\n");
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, LeftText,
    testing::Values(
        Left{"See rule 101.1.",
             "1:10 [removed-citation] nothing in the new edition corresponds to 101.1; 101.1 is "
             "another provision there"},
        Left{"See rule 102.3.", "1:10 [split-citation] 102.3 became 101.3 and 101.4"},
        Left{"See rule 102.9.", "1:10 [dangling-citation] the old edition has no 102.9"},
        Left{"rules 102.1a-c", "1:7 [broken-range] 102.1a–102.1c became 101.1a and 101.1c–101.1d"},
        Left{"rules 101.1–2",
             "1:7 [removed-citation] nothing in the new edition corresponds to 101.1; 101.1–101.2 "
             "are "
             "other provisions there"},
        Left{"rule 102.2: “A dark relic does nothing until somebody lights it again.”",
             "1:6 [misquoted-citation] the words next to 102.2 are those of 100.2"},
        Left{"“A dark relic does nothing until somebody …” (rule 102.2)",
             "1:52 [misquoted-citation] the words next to 102.2 are those of 100.2"},
        Left{"Rule 102.2. Nobody may cut down a grove that bears an ember.",
             "1:6 [misquoted-citation] the words next to 102.2 are those of 101.2"},
        Left{"# CR 100: Relics", "1:6 [misquoted-citation] the words next to 100 are those of 102"},
        Left{
            "{\"rule\": \"102.2\", \"text\": \"Nobody may cut down a grove that bears an ember.\"}",
            "1:11 [misquoted-citation] the words next to 102.2 are those of 101.2"}));

// A possible number of the old edition stays unchanged and is reported with the reason.
INSTANTIATE_TEST_SUITE_P(
    Doubtful, LeftText,
    testing::Values(
        Left{"See 102 wardens.",
             "1:5 [doubtful-citation] 102 was left unchanged: it has no dot and no "
             "letter, so it may be a count (if it is a citation, it is now 101)"},
        Left{"section 102",
             "1:9 [doubtful-citation] 102 was left unchanged: it has no dot and no "
             "letter, so it may be a count (if it is a citation, it is now 101)"},
        Left{"the firewall rule 102",
             "1:19 [doubtful-citation] 102 was left unchanged: it has no dot and no "
             "letter, so it may be a count (if it is a citation, it is now 101)"},
        Left{"§ 102.2",
             "1:3 [doubtful-citation] 102.2 was left unchanged: it may belong to "
             "another document (if it is a citation, it is now 101.2)"},
        Left{"you will see 102.2",
             "1:14 [doubtful-citation] 102.2 was left unchanged: it may belong to "
             "another document (if it is a citation, it is now 101.2)"},
        Left{"See 102.2 MB of it",
             "1:5 [doubtful-citation] 102.2 was left unchanged: it may be a quantity "
             "(if it is a citation, it is now 101.2)"},
        Left{"Rule 102.2 of the Court Rules",
             "1:6 [doubtful-citation] 102.2 was left unchanged: another document is "
             "named next to it (if it is a citation, it is now 101.2)"},
        Left{"under Texas Rule 102.2",
             "1:18 [doubtful-citation] 102.2 was left unchanged: another document is "
             "named next to it (if it is a citation, it is now 101.2)"},
        Left{"(102.1b)",
             "1:2 [doubtful-citation] 102.1b was left unchanged: no word like \"rule\" "
             "precedes it (if it is a citation, it is now 101.1c)"},
        Left{"C.R. 102.2",
             "1:6 [doubtful-citation] 102.2 was left unchanged: no word like \"rule\" "
             "precedes it (if it is a citation, it is now 101.2)"},
        Left{"[102.2]",
             "1:2 [doubtful-citation] 102.2 was left unchanged: no word like \"rule\" "
             "precedes it (if it is a citation, it is now 101.2)"},
        Left{"#R1021b",
             "1:3 [doubtful-citation] 102.1b was left unchanged: it is written without "
             "its dot (if it is a citation, it is now 101.1c)"},
        Left{"test_rule_102_1_b()",
             "1:11 [doubtful-citation] 102.1b was left unchanged: it is written "
             "without its dot (if it is a citation, it is now 101.1c)"},
        Left{"rule 101.x",
             "1:6 [removed-citation] nothing in the new edition corresponds to 101; 101.x is "
             "another provision there"},
        Left{"102.*",
             "1:1 [doubtful-citation] 102.x was left unchanged: no word like \"rule\" "
             "precedes it (if it is a citation, it is now 101.x)"}));

TEST(MigratedTextTest, TheNextCellOfATableIsNoCitation) {
  EXPECT_EQ(Editions().Migrate("| rule 102.2 | 102.1 | 7 |"), "| rule 101.2 | 102.1 | 7 |");
  EXPECT_EQ(Editions().Migrate("{{CR|102.2|102.1}}"), "{{CR|101.2|101.1}}");
}

// 102.3 became two rules, both of them below 101.
INSTANTIATE_TEST_SUITE_P(Families, MigratedText,
                         testing::Values(Row{"rule 102.x", "rule 101.x"},
                                         Row{"rules 102.* and 100.1", "rules 101.* and 100.1"},
                                         Row{"CR 102.X, CR 102.xx.", "CR 101.X, CR 101.xx."},
                                         Row{"*See rule 102.*", "*See rule 101.*"}));

TEST(MigratedTextTest, NoLineIsHalfMigrated) {
  const std::string text = "rule 102.2, see also 102.1b, 102.1c";
  EXPECT_EQ(Editions().Migrate(text), "rule 101.2, see also 102.1b, 102.1c");
  EXPECT_THAT(Messages(text), HasSubstr("1:22 [doubtful-citation] 102.1b"));
  EXPECT_THAT(Messages(text), HasSubstr("1:30 [doubtful-citation] 102.1c"));
  EXPECT_THAT(Messages("rule [102.2](#r102.2)"), HasSubstr("1:16 [doubtful-citation] 102.2"));
  EXPECT_THAT(Messages("rule <a href='/102.2'>"), HasSubstr("1:16 [doubtful-citation] 102.2"));
  EXPECT_EQ(Editions().Migrate("rules 102.2 and 102.2"), "rules 101.2 and 101.2");
}

// A matching quotation makes a citation of a number that a word introduces.
TEST(MigratedTextTest, AQuotationThatFitsIsEnough) {
  EXPECT_EQ(Editions().Migrate("see 102, “Relics,” for more"), "see 101, “Relics,” for more");
  EXPECT_EQ(Editions().Migrate("§ 102.2: “A relic whose bowl is empty goes dark.”"),
            "§ 101.2: “A relic whose bowl is empty goes dark.”");
}

TEST(QuotationIndex, FindsWordsAmongManyThatBeginAlike) {
  std::string rules = "1. Embers\n\n100. Wardens\n\n";
  const auto name = [](int i) { return std::string{char('a' + i / 26), char('a' + i % 26), 'q'}; };
  constexpr int kRules = 600;
  for (int i = 0; i < kRules; ++i)
    rules += fmt::format("100.{}. A warden may light the {} lamp.\n\n", i + 1, name(i));
  const Edition edition = EditionOf(rules);
  const QuotationIndex index(edition);
  for (const int i : {0, 300, kRules - 1}) {
    const auto words = QuotedWords("A warden may light the " + name(i) + " lamp");
    const ProvisionId id = edition.Find(*RuleNumber::Parse(fmt::format("100.{}", i + 1)));
    EXPECT_EQ(index.Find(words, false), std::vector{id});
    EXPECT_EQ(index.Find(words, true), std::vector{id});
  }
}

TEST(MigratedTextTest, OtherDocumentsUnitsAndRowsOfNumbersAreNothing) {
  for (const char* text :
       {"RFC 2119 section 102", "GDPR section 102", "Section 102 of the Patriot Act",
        "the lease, section 102", "see 102 minutes", "$102.2", "a,102.2,b", "x = 102.2;",
        "f(102.2), a[102.2]", "1.102.2.7", "102.2%", "at 102.2 km", "version 102.2", "-102.2",
        "Rule 102 of the Federal Rules", "42 U.S.C. § 102", "  12.5   102.2   7.1"}) {
    EXPECT_EQ(Editions().Migrate(text), text);
    EXPECT_EQ(Messages(text), "") << text;
  }
}

struct FitRow {
  const char* text;
  bool fits_new;
};

class FitOfText : public testing::TestWithParam<FitRow> {};

TEST_P(FitOfText, IsJudged) {
  const AlignedTexts& pair = Editions().pair();
  Migrator migrator(pair.old_edition, pair.new_edition, pair.concordance, 0.7f);
  Diagnostics diagnostics;
  const auto text = SourceText::Decode(0, "text", GetParam().text, {}, diagnostics);
  EXPECT_EQ(migrator.Migrate(*text, diagnostics).fit.FitsNewBetter(), GetParam().fits_new);
}

INSTANTIATE_TEST_SUITE_P(
    Rows, FitOfText,
    testing::Values(FitRow{"rule 102.2", false}, FitRow{"rule 101.4", true},
                    FitRow{"rules 101.4 and 102.2", false},         // one of each
                    FitRow{"rules 101.4, 101.1d and 102.2", true},  // more of the new one
                    FitRow{"rule 101.2", false},                    // of both
                    FitRow{"rule 101, “Relics”", true}, FitRow{"rule 101, “Groves”", false},
                    FitRow{"no citation at all", false},
                    FitRow{"An empty bowl goes dark at the end of its day (rule 101.2).", true},
                    FitRow{"Nobody cuts down a grove that bears one (rule 101.2).", false}));

// When migrated again, each text in this file's tables is refused or stays unchanged.
TEST(FitOfText, WhatWasMigratedIsRefusedOrStays) {
  const AlignedTexts& pair = Editions().pair();
  Migrator migrator(pair.old_edition, pair.new_edition, pair.concordance, 0.7f);
  for (const char* before : {"rule 102.1b", "rule 102.2", "rules 102.1 and 102.2",
                             "rule 102.1a and c", "rules 102.1b-c and 102.2"}) {
    Diagnostics diagnostics;
    const auto text = SourceText::Decode(0, "text", Editions().Migrate(before), {}, diagnostics);
    const Migration again = migrator.Migrate(*text, diagnostics);
    EXPECT_TRUE(again.fit.FitsNewBetter() || again.edits.empty()) << before;
  }
}

TEST(Quotation, RightOnesAreRewritten) {
  EXPECT_EQ(Editions().Migrate("rule 102.2: \"A relic whose bowl is empty goes dark.\""),
            "rule 101.2: \"A relic whose bowl is empty goes dark.\"");
  EXPECT_EQ(Editions().Migrate("102, “Relics,” and rule 102, “Relics,”"),
            "102, “Relics,” and rule 101, “Relics,”");
}

TEST(Quotation, WordsOfTheNewEditionAtTheNumberAreUpToDate) {
  const std::string text =
      "rule 101.2: “A relic whose bowl is empty goes dark at the end of the day.”";
  EXPECT_EQ(Editions().Migrate(text), text);
  EXPECT_EQ(Messages(text), "");
}

TEST(Quotation, WordsThatChangedAreTold) {
  const std::string text = "rule 102.1b: “The bowl of a relic holds up to seven embers at a time.”";
  EXPECT_THAT(Editions().Migrate(text), HasSubstr("rule 101.1c: "));
  EXPECT_EQ(Messages(text),
            "1:15 [reworded-quotation] 102.1b is worded differently in the new edition\n");
}

TEST(Quotation, WhatStandsBesideByChanceIsNone) {
  for (const char* text :
       {"It is so (see rule 100.1). A dark relic does nothing until somebody lights it again.",
        "It is so, see rule 100.1.\n100.2. A dark relic does nothing until somebody lights it "
        "again.",
        "See rule 102, “Relics,” rule 100.1, and so on", "rule 100.1: “until somebody lights”"}) {
    EXPECT_EQ(Messages(text), "") << text;
  }
}

TEST(Quotation, OtherWordsAreNoQuotation) {
  EXPECT_EQ(Editions().Migrate("rule 102.2: “what my uncle told me about it”"),
            "rule 101.2: “what my uncle told me about it”");
}

TEST(MigratedTextTest, ALetterStaysWithTheNumberItGoesOnWith) {
  const std::string text = "rules 102.1a, c and 101.1";
  EXPECT_EQ(Editions().Migrate(text), "rules 101.1a, d and 101.1");
  EXPECT_EQ(Messages(text),
            "1:21 [removed-citation] nothing in the new edition corresponds to 101.1; 101.1 is "
            "another provision there\n");
  const std::string gone = "rule 102.1c and x";  // there is no 102.1x
  EXPECT_EQ(Editions().Migrate(gone), gone);
  EXPECT_THAT(
      Messages(gone),
      HasSubstr(
          "1:6 [uncertain-citation] 102.1c is 101.1d in the new edition, but was left unchanged"));
  EXPECT_THAT(Messages(gone), HasSubstr("1:17 [dangling-citation]"));
}

TEST(MigratedTextTest, WhatIsJoinedInBracketsIsMigratedWholeOrNotAtAll) {
  for (const char* text : {"rule 102.2 (and 101.1)", "rule 102.3 (and 102.2)"}) {
    EXPECT_EQ(Editions().Migrate(text), text);
    EXPECT_THAT(Messages(text), HasSubstr("written together with has to stay")) << text;
  }
}

TEST(MigratedTextTest, ANumberOfAnotherFormIsDoubtful) {
  for (const char* text : {"Rule 102(b)", "rule 102.2(c)(1)", "Rules 102.1(a) and 102.2(b)",
                           "rule 102.2(iv) lets it in"}) {
    EXPECT_EQ(Editions().Migrate(text), text);
  }
  EXPECT_EQ(Editions().Migrate("rule 102.2(see below)"), "rule 101.2(see below)");
  EXPECT_EQ(Messages("Rule 102.2(b)"),
            "1:6 [doubtful-citation] 102.2 was left unchanged: the old edition has no numbers of "
            "this form (if it is a citation, it is now 101.2)\n");
}

// The work of these tests has so few words that only those of other fields tell.
TEST(MigratedTextTest, TheRulesOfAnotherFieldAreDoubtful) {
  for (const char* text :
       {"the firewall rule 102.2", "see 102.2 on IIS", "Golf rule 102.2 gives relief.",
        "The tax rules 102.1 and 102.2 changed.", "iptables: delete rule 102.2"}) {
    EXPECT_EQ(Editions().Migrate(text), text);
    EXPECT_THAT(Messages(text), HasSubstr("the words around it are not the work's")) << text;
  }
  EXPECT_EQ(Editions().Migrate("A relic goes dark as in golf (rule 102.2), bowl, wick and ember."),
            "A relic goes dark as in golf (rule 101.2), bowl, wick and ember.");
}

// The work's rules begin with 100 to 102.
TEST(MigratedTextTest, ANumberBesideOneThatTheWorkCannotHaveIsDoubtful) {
  for (const char* text :
       {"rule 6.3 and rule 102.2", "rules 404.3 and 102.2", "rule 102.2, unlike rule 12.1"}) {
    EXPECT_EQ(Editions().Migrate(text), text);
    EXPECT_THAT(Messages(text), HasSubstr("the words around it are not the work's")) << text;
  }
  EXPECT_EQ(Messages("rule 404.3"), "1:6 [dangling-citation] the old edition has no 404.3\n");
}

TEST(MigratedTextTest, TheRulesOfANamedStandardAreItsOwn) {
  for (const char* text : {"X.509 rule 102.1b", "ISO-9001 rule 102.2"}) {
    EXPECT_EQ(Editions().Migrate(text), text);
    EXPECT_THAT(Messages(text), HasSubstr("another document is named next to it")) << text;
  }
}

TEST(MigratedTextTest, ARangeThatFellApartNamesItsPiecesUpToALimit) {
  const auto sentence = [](size_t i) {
    return fmt::format("Lamp{} keeps wick{} of tower{} lit.", i, i, i);
  };
  std::string forward = "1. Play\n\n100. Lamps\n\n", backward = forward;
  constexpr size_t kCount = 20;
  for (size_t i = 1; i <= kCount; ++i) {
    forward += fmt::format("100.{}. {}\n\n", i, sentence(i));
    backward += fmt::format("100.{}. {}\n\n", i, sentence(kCount + 1 - i));
  }
  const AlignedTexts pair(forward, backward);
  const ReferenceIndex index(pair.old_edition);
  const NumberImages images(index, pair.new_edition, pair.concordance, 0.7f);
  const auto of = [&](const char* first, const char* last) {
    return images.Of(*RuleNumber::Parse(first), *RuleNumber::Parse(last));
  };
  const NumberImage few = of("100.1", "100.3"), many = of("100.1", "100.20");
  EXPECT_EQ(few.state, NumberImage::kBroken);
  EXPECT_EQ(few.images.size(), 3u);
  EXPECT_FALSE(few.partial);
  EXPECT_EQ(many.state, NumberImage::kBroken);
  EXPECT_EQ(many.images.size(), 8u);
  EXPECT_TRUE(many.partial);
  EXPECT_EQ(of("100.3", "100.1").state, NumberImage::kBroken);
}

TEST(WorkWords, AnAddressHasNoWordsOfTheWork) {
  std::string text = "1. Play\n\n100. Lamps\n\n100.1. Read";
  for (size_t i = 0; i < 6; ++i) text += " http://lamps.example/golf";
  const WorkWords words(EditionOf(text + ".\n"));
  EXPECT_EQ(words.Of("http"), WorkWords::kField);
  EXPECT_EQ(words.Of("golf"), WorkWords::kField);
  EXPECT_EQ(words.Of("lamps"), WorkWords::kOwn);
}

TEST(Agreed, NamesWhatIsDisputed) {
  using enum NumberImage::State;
  const auto image = [](NumberImage::State state, std::vector<std::string> numbers) {
    NumberImage made;
    made.state = state;
    for (const std::string& number : numbers)
      made.images.push_back({*RuleNumber::Parse(number), {}});
    if (numbers.size() == 1) made.first = made.images[0].first;
    return made;
  };
  const NumberImage one = image(kKnown, {"101.1"}), other = image(kKnown, {"101.2"});
  EXPECT_EQ(Agreed(one, one).state, kKnown);
  EXPECT_EQ(Agreed(one, image(kUnsure, {"101.1"})).state, kKnown);
  EXPECT_EQ(Agreed(image(kUnsure, {"101.1"}), one).state, kKnown);
  EXPECT_EQ(Agreed(image(kUnsure, {"101.1"}), image(kUnsure, {"101.1"})).state, kUnsure);
  EXPECT_EQ(Agreed(image(kSplit, {"101.1"}), one).state, kSplit);
  EXPECT_EQ(Agreed(one, image(kSplit, {"101.1", "101.2"})).images.size(), 2u);
  EXPECT_EQ(Agreed(image(kRemoved, {}), image(kRemoved, {})).state, kRemoved);
  const NumberImage disputed = Agreed(one, other);
  EXPECT_EQ(disputed.state, kDisputed);
  EXPECT_EQ(disputed.images, one.images);
  EXPECT_EQ(disputed.others, other.images);
  EXPECT_EQ(Agreed(one, image(kRemoved, {})).state, kDisputed);
  NumberImage pinned = one;
  pinned.pinned = true;
  EXPECT_EQ(Agreed(pinned, other).state, kKnown);
}

TEST(MigratedTextTest, WhatTwoConcordancesDisagreeOnStays) {
  const AlignedTexts& pair = Editions().pair();
  Concordance direct = pair.concordance;
  const ProvisionId cited = pair.old_edition.Find(*RuleNumber::Parse("102.2"));
  for (Correspondence& one : direct.pairs)
    if (one.old_id == cited) one.new_id = pair.new_edition.Find(*RuleNumber::Parse("101.3"));
  Migrator migrator(pair.old_edition, pair.new_edition, pair.concordance, 0.7f);
  migrator.CompareWith(direct);
  Diagnostics diagnostics;
  const auto text = SourceText::Decode(0, "text", "rule 102.2, rule 102.1", {}, diagnostics);
  const Migration migration = migrator.Migrate(*text, diagnostics);
  EXPECT_EQ(BytesWith(migration.edits, *text), "rule 102.2, rule 101.1");
  ASSERT_EQ(migration.left, 1u);
  EXPECT_EQ(migration.citations[0].why,
            "by its history, 102.2 became 101.2, and by the words of the two editions, 101.3");
}

TEST(MigratedTextTest, AContestedNumberStays) {
  const AlignedTexts& pair = Editions().pair();
  Migrator migrator(pair.old_edition, pair.new_edition, pair.concordance, 0.7f);
  Diagnostics diagnostics;
  const auto text = SourceText::Decode(0, "text", "rule 102.2, rule 102.1", {}, diagnostics);
  const Migration migration = migrator.Migrate(*text, diagnostics, {{5, "it is contested"}});
  EXPECT_EQ(BytesWith(migration.edits, *text), "rule 102.2, rule 101.1");
  ASSERT_EQ(migration.left, 1u);
  EXPECT_EQ(migration.citations[0].why, "it is contested");
}

TEST(Pattern, DecidesAlone) {
  EXPECT_EQ(Editions().Migrate("102.1b. Bowl\nrule 102.2\n", nullptr, R"(^(\d+\.\d+[a-z]?)\.)"),
            "101.1c. Bowl\nrule 102.2\n");
  EXPECT_EQ(Editions().Migrate("#r102.2 #r102.1b-c", nullptr, R"(#r([-\d.a-z]+))"),
            "#r101.2 #r101.1c-d");
  EXPECT_EQ(Editions().Migrate("Regel 102.2", nullptr, R"(Regel (\S+))"), "Regel 101.2");
}

TEST(Pattern, ThatIsNoneIsRefused) {
  const AlignedTexts& pair = Editions().pair();
  Migrator migrator(pair.old_edition, pair.new_edition, pair.concordance, 0.7f);
  EXPECT_EQ(migrator.AddPattern("(").message(), "pattern (: missing ): (");
}

// Only the numbers change, whatever the bytes are.
struct Encoded {
  const char* name;
  std::string before;
  std::string after;
};

class EncodedText : public testing::TestWithParam<Encoded> {};

TEST_P(EncodedText, KeepsItsBytes) {
  EXPECT_EQ(Editions().Migrate(GetParam().before), GetParam().after);
}

std::string Utf16(std::string_view text, bool big) {
  std::string out = big ? "\xFE\xFF" : "\xFF\xFE";
  for (const char c : text) out += big ? std::string{'\0', c} : std::string{c, '\0'};
  return out;
}

INSTANTIATE_TEST_SUITE_P(
    Encodings, EncodedText,
    testing::Values(Encoded{"windows1252", "The \x93warden\x94s rule 102.1b\x97 done\r\n",
                            "The \x93warden\x94s rule 101.1c\x97 done\r\n"},
                    Encoded{"utf8_bom", "\xEF\xBB\xBFrule 102.2\r", "\xEF\xBB\xBFrule 101.2\r"},
                    Encoded{"broken_utf8", "\xC3( rule 102.2 \xFF\xE2\x80 rule 102.1b\n",
                            "\xC3( rule 101.2 \xFF\xE2\x80 rule 101.1c\n"},
                    Encoded{"utf16le", Utf16("rule 102.1b is long enough\n", false),
                            Utf16("rule 101.1c is long enough\n", false)},
                    Encoded{"utf16be", Utf16("rule 102.1b is long enough\n", true),
                            Utf16("rule 101.1c is long enough\n", true)}),
    [](const auto& row) { return row.param.name; });

TEST(BytesWith, AnEncodingWithOtherDigitsCannotBeWritten) {
  Diagnostics diagnostics;
  const auto text = SourceText::Decode(0, "text", "\xF1\xF0\xF2", "ibm-1047", diagnostics);
  ASSERT_EQ(text->text(), "102");
  EXPECT_EQ(BytesWith({{0, 3, "101"}}, *text), std::nullopt);
}

TEST(MigratedTextTest, WhatIsUnsureStays) {
  const AlignedTexts& pair = Editions().pair();
  Migrator migrator(pair.old_edition, pair.new_edition, pair.concordance, 2.0f);
  Diagnostics diagnostics;
  const auto text = SourceText::Decode(0, "text", "rule 102.2", {}, diagnostics);
  const Migration migration = migrator.Migrate(*text, diagnostics);
  EXPECT_TRUE(migration.edits.empty());
  EXPECT_EQ(migration.left, 1u);
  ASSERT_EQ(diagnostics.list().size(), 1u);
  EXPECT_EQ(diagnostics.list()[0].message, "102.2 may be 101.2 in the new edition");
}

TEST(MigratedTextTest, CountsWhatItSaw) {
  const AlignedTexts& pair = Editions().pair();
  Migrator migrator(pair.old_edition, pair.new_edition, pair.concordance, 0.7f);
  Diagnostics diagnostics;
  const auto text = SourceText::Decode(0, "text", "rules 100.1, 101.1, and 102.2; rule 102.1b–c",
                                       {}, diagnostics);
  const Migration migration = migrator.Migrate(*text, diagnostics);
  EXPECT_EQ(migration.cited, 4u);
  EXPECT_EQ(migration.rewritten, 2u);
  EXPECT_EQ(migration.left, 1u);
}

}  // namespace
}  // namespace codicil
