#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "refs_fixture.h"

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Mention {
  const char* words;
  const char* found;  // the one citation in them
};

class MentionTest : public testing::TestWithParam<Mention> {};
std::string MentionName(const testing::TestParamInfo<Mention>& info) {
  return std::to_string(info.index);
}

TEST_P(MentionTest, IsFound) {
  EXPECT_THAT(Citations(GetParam().words), ElementsAre(GetParam().found));
}

INSTANTIATE_TEST_SUITE_P(
    Numbers, MentionTest,
    testing::Values(Mention{"It is paid as in rule 203.3a.", "rule 203.3a = 203.3a"},
                    Mention{"(See rule 203.)", "rule 203 = 203"},
                    Mention{"Rule 104.1 comes first.", "Rule 104.1 = 104.1"},
                    Mention{"See rule104.1.", "rule104.1 = 104.1"},
                    Mention{"This changes subrule 104.2a.", "subrule 104.2a = 104.2a"},
                    Mention{"It holds for the rest of section 3.", "section 3 = 3"},
                    Mention{"By rule\n203.3b it is.", "rule 203.3b = 203.3b"},
                    Mention{"By rule\xC2\xA0"
                            "203.3b it is.",
                            "rule\xC2\xA0"
                            "203.3b = 203.3b"},
                    Mention{"See rule 203,3, it says.", "rule 203 = 203"}),
    MentionName);

INSTANTIATE_TEST_SUITE_P(
    Lists, MentionTest,
    testing::Values(
        Mention{"See rules 104.2a-b and 104.3.",
                "rules 104.2a-b and 104.3 = 104.2a..104.2b; 104.3"},
        Mention{"(see rules 301 and 302.1)", "rules 301 and 302.1 = 301; 302.1"},
        Mention{"Rules 104.1, 104.3, and 203.3b–c hold.",
                "Rules 104.1, 104.3, and 203.3b–c = 104.1; 104.3; 203.3b..203.3c"},
        Mention{"By rules 203.3a and b it is.", "rules 203.3a and b = 203.3a; 203.3b"},
        Mention{"By rules 104.1 and 203.3a–c.", "rules 104.1 and 203.3a–c = 104.1; 203.3a..203.3c"},
        Mention{"By rule 104.1 or 104.3, as chosen.", "rule 104.1 or 104.3 = 104.1; 104.3"},
        Mention{"The sections 2 and 3 hold.", "sections 2 and 3 = 2; 3"},
        Mention{"See rule 104.3 and 100 cards.", "rule 104.3 = 104.3"},
        Mention{"See rules 203.3a, if any.", "rules 203.3a = 203.3a"},
        Mention{"As in rule 203.3b and a relic.", "rule 203.3b = 203.3b"}),
    MentionName);

INSTANTIATE_TEST_SUITE_P(
    Ranges, MentionTest,
    testing::Values(Mention{"See rules 104.1–104.3.", "rules 104.1–104.3 = 104.1..104.3"},
                    Mention{"See rule 203.3a–c.", "rule 203.3a–c = 203.3a..203.3c"},
                    Mention{"See rule 203.3a--c.", "rule 203.3a--c = 203.3a..203.3c"},
                    Mention{"See rules 104.1-3.", "rules 104.1-3 = 104.1..104.3"},
                    Mention{"See rules 301 to 302.", "rules 301 to 302 = 301..302"},
                    Mention{"See rules 104.1 through 104.3.",
                            "rules 104.1 through 104.3 = 104.1..104.3"},
                    Mention{"See sections 1–3.", "sections 1–3 = 1..3"},
                    Mention{"See rules 203.3a?c of a file that lost its dashes.",
                            "rules 203.3a?c = 203.3a..203.3c"},
                    Mention{"See rule 203.3c—a keeper pays.", "rule 203.3c = 203.3c"},
                    Mention{"Change rule 104.1 to a better one.", "rule 104.1 = 104.1"},
                    Mention{"A rule 104.1-style ending.", "rule 104.1 = 104.1"}),
    MentionName);

INSTANTIATE_TEST_SUITE_P(
    Titles, MentionTest,
    testing::Values(
        Mention{"See rule 104, “Ending the Game.”",
                "rule 104, “Ending the Game.” = 104 'Ending the Game'"},
        Mention{"See rule 104, \"Ending the Game.\"",
                "rule 104, \"Ending the Game.\" = 104 'Ending the Game'"},
        Mention{"(see rule 104, “Ending the Game”).",
                "rule 104, “Ending the Game” = 104 'Ending the Game'"},
        Mention{"See rule 301 'Wardens' here.", "rule 301 'Wardens' = 301 'Wardens'"},
        Mention{"See rule 209, ?Warmth.? It is.", "rule 209, ?Warmth.? = 209 'Warmth'"},
        Mention{"See rule 209, “Warmth,\" for it.", "rule 209, “Warmth,\" = 209 'Warmth'"},
        Mention{"See rule 209, ’Warmth’.", "rule 209, ’Warmth’ = 209 'Warmth'"},
        Mention{"See rule 209, ‘Warmth’.", "rule 209, ‘Warmth’ = 209 'Warmth'"},
        Mention{"See rule 209, “Warmth. A keeper has it.", "rule 209, “Warmth = 209 'Warmth'"},
        Mention{"See rules 104.1 and 209, “Warmth.”",
                "rules 104.1 and 209, “Warmth.” = 104.1; 209 'Warmth'"},
        Mention{"See rules 209, “Warmth,” and 301, “Wardens.”",
                "rules 209, “Warmth,” and 301, “Wardens.” = 209 'Warmth'; 301 'Wardens'"},
        Mention{"By rule 209 “they” is one keeper, not", "rule 209 “they” = 209 'they' mistitled"}),
    MentionName);

INSTANTIATE_TEST_SUITE_P(
    BareNumbers, MentionTest,
    testing::Values(Mention{"It is cast (see 203.3a).", "see 203.3a = 203.3a"},
                    Mention{"See also 203.3a.", "See also 203.3a = 203.3a"},
                    Mention{"As described in 203.3a–c, it is.", "203.3a–c = 203.3a..203.3c"},
                    Mention{"See 209, “Warmth.”", "See 209, “Warmth.” = 209 'Warmth'"},
                    Mention{"First 104.2a, then 104.2b are tried.",
                            "104.2a, then 104.2b = 104.2a; 104.2b"},
                    Mention{"Under 104.7 nothing is paid.", "104.7 = 104.7 dangling"}),
    MentionName);

INSTANTIATE_TEST_SUITE_P(OneAfterTheOther, MentionTest,
                         testing::Values(Mention{"Keep to this rule.", "this rule = 901.2"},
                                         Mention{"This section is long.", "This section = 9"},
                                         Mention{"Read this subsection.", "this subsection = 901"}),
                         MentionName);

TEST(Citations, EachLeadWordHasItsOwn) {
  EXPECT_THAT(Citations("See rule 104, “Ending the Game,” rule 203.3a, and rule 3."),
              ElementsAre("rule 104, “Ending the Game,” = 104 'Ending the Game'",
                          "rule 203.3a = 203.3a", "rule 3 = 3"));
  EXPECT_THAT(Citations("Steps 203.3a–b of rule 203, “Ember Cost and Court,” are taken."),
              ElementsAre("203.3a–b = 203.3a..203.3b",
                          "rule 203, “Ember Cost and Court,” = 203 'Ember Cost and Court'"));
}

class NoMentionTest : public testing::TestWithParam<const char*> {};

TEST_P(NoMentionTest, IsFound) { EXPECT_THAT(Citations(GetParam()), IsEmpty()); }

INSTANTIATE_TEST_SUITE_P(
    Words, NoMentionTest,
    testing::Values("A keeper has 20 life and 60 cards.", "It burns 1.5 times as long.",
                    "Cards measure 2.5 inches by 3.5 inches.", "Version 104.2.1 is gone.",
                    "Since July 15, 2011, it is so.", "It costs $104.30 to play.",
                    "Call 104-2030 for more.", "A pool of {2}{W} or {104} is paid.",
                    "These rules hold.", "The following rules are read in order.",
                    "The steps listed below are taken (see below).", "It is a 203/203 warden.",
                    "They pay 1,000,104 embers.", "It lies 203.3 centimeters away.",
                    "A rule is a rule.", "Whatever this rules out.", "A score of 100.1% or more.",
                    "See the glossary.", "See Nothing of the Kind."));

TEST(Citations, ANumberTypedTwiceIsNone) {
  EXPECT_THAT(Citations("901.2. They play in turn."), IsEmpty());
}

TEST(Citations, DocumentsAndAddresses) {
  EXPECT_THAT(
      Citations("See the Emberfall Tournament Rules (found at www.emberfall.example/rules)."),
      ElementsAre("Emberfall Tournament Rules = document Emberfall Tournament Rules external",
                  "www.emberfall.example/rules = document www.emberfall.example/rules external"));
  EXPECT_THAT(Citations("Visit https://a.example/b?c=1.2. Or Emberfall.com."),
              ElementsAre("https://a.example/b?c=1.2 = document https://a.example/b?c=1.2 external",
                          "Emberfall.com = document Emberfall.com external"));
  EXPECT_THAT(Citations("See the Emberfall FAQ for more."),
              ElementsAre("Emberfall FAQ = document Emberfall FAQ external"));
  EXPECT_THAT(Citations("The rules follow the Guild™ Ember: The Lighting Judge Guide."),
              ElementsAre("Guild™ Ember: The Lighting Judge Guide = "
                          "document Guild™ Ember: The Lighting Judge Guide external"));
}

TEST(Citations, NoDocuments) {
  EXPECT_THAT(Citations("Whoever reads the Comprehensive Rules, or these Rules, knows."),
              IsEmpty());
  EXPECT_THAT(Citations("Write to keeper@emberfall.example, i.e. to us.Then wait."), IsEmpty());
}

TEST(Citations, APartOfAnotherDocumentIsNotOfTheWork) {
  EXPECT_THAT(Citations("It is let under rule 104.1 of the standard lease."),
              ElementsAre("rule 104.1 of the standard lease = document standard lease external"));
  EXPECT_THAT(Citations("By section 3 of the Harbour Act 1987 and rules 203 and 301 of RFC 99."),
              ElementsAre("section 3 of the Harbour Act 1987 = "
                          "document Harbour Act 1987 external",
                          "rules 203 and 301 of RFC 99 = document RFC 99 external"));
}

TEST(Citations, APartOfTheDocumentItselfIsOfTheWork) {
  EXPECT_THAT(Citations("By rule 104.1 of this act it ends."), ElementsAre("rule 104.1 = 104.1"));
  EXPECT_THAT(Citations("By rule 104.1 of the act. Nobody signs this act twice."),
              ElementsAre("rule 104.1 = 104.1"));
  EXPECT_THAT(Citations("See rule 104.1 of these rules, or rule 203 of the keeper who acts."),
              ElementsAre("rule 104.1 = 104.1", "rule 203 = 203"));
}

TEST(Citations, TermsBehindSee) {
  EXPECT_THAT(Citations("They are lit (see Wardens)."), ElementsAre("see Wardens = term Wardens"));
  EXPECT_THAT(Citations("See also Keeper and Warden."),
              ElementsAre("See also Keeper and Warden = term Keeper; term Warden"));
  EXPECT_THAT(
      Citations("See Active Keeper, Resting Keeper Order."),
      ElementsAre(
          "See Active Keeper, Resting Keeper Order = term Active Keeper, Resting Keeper Order"));
  EXPECT_THAT(Citations("See Life Total, Resting."),
              ElementsAre("See Life Total, Resting = term Life Total; term Resting"));
}

TEST(Citations, TermsInQuotes) {
  EXPECT_THAT(Citations("See “Keeper.”"), ElementsAre("See “Keeper.” = term Keeper"));
  EXPECT_THAT(Citations("(See glossary, \"Keeper.\")"),
              ElementsAre("See glossary, \"Keeper.\" = term Keeper"));
  EXPECT_THAT(Citations("All stand under “Wardens” and ?Keeper? in the glossary."),
              ElementsAre("“Wardens” = term Wardens", "?Keeper? = term Keeper"));
  EXPECT_THAT(Citations("The glossary has (see rule 203.3a) all “Wardens.”"),
              ElementsAre("rule 203.3a = 203.3a"));
  EXPECT_THAT(Citations("The glossary says what “keeper” and “Hearth” mean. A “Warden” is one."),
              IsEmpty());
  EXPECT_THAT(Citations("See the keeper, a Warden."), IsEmpty());
}

TEST(Citations, AnArticleBehindACommaIsNoTermName) {
  EXPECT_THAT(Citations("See Warden, the first of all."), ElementsAre("See Warden = term Warden"));
  EXPECT_THAT(Citations("See Warden, a Keeper."), ElementsAre("See Warden = term Warden"));
}

TEST(Citations, AWordInQuotesInsideATitleOrATerm) {
  const std::string work =
      "100. The \"If\" Word\n\n100.1. See rule 100, \"The \"If\" Word.\"\n\n"
      "100.2. See Slow “If” Word, ?Slow If Word,? or ?Keeper?s Turn.?\n\n"
      "Glossary\n\nKeeper’s Turn\nA turn.\n\nSlow “If” Word\nA word.\n\nCredits\n\nNobody.\n";
  const Edition edition = ReadRules(work);
  std::vector<std::string> shown;
  for (const Citation& citation : CrossReference(edition).citations)
    shown.push_back(CitationShown(edition, citation));
  EXPECT_THAT(shown, ElementsAre("rule 100, \"The \"If\" Word.\" = 100 'The \"If\" Word'",
                                 "See Slow “If” Word = term Slow “If” Word"));
}

TEST(Citations, APartOfTheDocumentWithATitleIsNoProvision) {
  EXPECT_THAT(Citations("(See Appendix B, “Older Rites,” section 3.)"), IsEmpty());
}

TEST(Citations, ALanguageWithoutWordsHasThoseOfEnglish) {
  Edition edition = WorkThatSays("Katso sääntö 203.3a ja rule 104.1.");
  edition.language = "fi";
  std::vector<std::string> shown;
  for (const Citation& citation : CrossReference(edition).citations)
    shown.push_back(CitationShown(edition, citation));
  EXPECT_THAT(shown, ElementsAre("203.3a = 203.3a", "rule 104.1 = 104.1", "See Douse = term Douse",
                                 "rule 301, \"Wardens.\" = 301 'Wardens'"));
}

}  // namespace
}  // namespace codicil
