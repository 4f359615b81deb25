#include "crossref/cross_references.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "refs_fixture.h"

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// "words = term" of each use in rule 901.2.
std::vector<std::string> UsesIn(std::string_view words) {
  const Edition edition = WorkThatSays(words);
  std::vector<std::string> uses;
  for (const TermUse& use : CrossReference(edition).term_uses) {
    if (use.place.InGlossary() || use.place.owner != edition.Find("901.2")) continue;
    const std::string_view text = PassageAt(edition, use.place).text;
    uses.push_back(std::string(text.substr(use.begin, use.end - use.begin)) + " = " +
                   std::string(edition.glossary[use.entry].term.text));
  }
  return uses;
}

TEST(TermUses, InTheirForms) {
  EXPECT_THAT(
      UsesIn("A warden’s keeper douses wardens. Keepers doused by Wardens stop dousing."),
      ElementsAre("warden = Warden", "keeper = Keeper", "douses = Douse", "wardens = Warden",
                  "Keepers = Keeper", "doused = Douse", "Wardens = Warden", "dousing = Douse"));
}

TEST(TermUses, TheLongestTermFirst) {
  EXPECT_THAT(UsesIn("Lose a basic relic, then life, then the life total."),
              ElementsAre("basic relic = Basic Relic", "life = Life, Life Total",
                          "life total = Life, Life Total"));
  EXPECT_THAT(
      UsesIn("In active keeper, resting keeper order."),
      ElementsAre("active keeper, resting keeper order = Active Keeper, Resting Keeper Order"));
  // The first words of a longer term are still a term of their own.
  EXPECT_THAT(
      UsesIn("The active keeper, resting."),
      ElementsAre("active keeper = Active Keeper, Resting Keeper Order", "resting = Resting"));
}

// "life's total" is the total of a life.
TEST(TermUses, APossessiveEndsATerm) {
  EXPECT_THAT(UsesIn("A life's total, the life total’s end."),
              ElementsAre("life = Life, Life Total", "life total = Life, Life Total"));
}

TEST(TermUses, WholeWordsOnly) {
  EXPECT_THAT(UsesIn("Wardenship and lifelong unwarden buryed."), IsEmpty());
  EXPECT_THAT(UsesIn("A life. Total loss of basic, relic, or LIFE."),
              ElementsAre("life = Life, Life Total"));
}

TEST(TermUses, SmallWordsOnlyInLongerTerms) {
  EXPECT_THAT(UsesIn("If a life is lost, its “if” clause tells."),
              ElementsAre("life = Life, Life Total", "if” clause = If Clause"));
}

TEST(TermUses, NoneOfAnObsoleteTerm) { EXPECT_THAT(UsesIn("They bury it."), IsEmpty()); }

TEST(TermUses, NeverInACitationOrASymbol) {
  EXPECT_THAT(UsesIn("See rule 301, “Wardens.” Pay {Warden}."), IsEmpty());
}

TEST(TermUses, NotInTheOwnDefinition) {
  const Edition edition = WorkThatSays("Nothing.");
  for (const TermUse& use : CrossReference(edition).term_uses) {
    if (!use.place.InGlossary()) continue;
    EXPECT_NE(use.place.owner, use.entry);
  }
}

std::vector<std::string> DefinedIn(std::string_view words, std::string_view term) {
  const Edition edition = WorkThatSays(words);
  const CrossReferences references = CrossReference(edition);
  std::vector<std::string> numbers;
  for (uint32_t entry = 0; entry < edition.glossary.size(); ++entry) {
    if (edition.glossary[entry].term.text != term) continue;
    for (const ProvisionId id : references.defined_in[entry])
      numbers.push_back(edition.provisions[id].number.ToString());
  }
  return numbers;
}

TEST(DefinedIn, HeadingsAndPlainWords) {
  EXPECT_THAT(DefinedIn("A keeper is a person who plays.", "Keeper"), ElementsAre("901.2"));
  EXPECT_THAT(DefinedIn("Whoever plays is called a “keeper.”", "Keeper"), ElementsAre("901.2"));
  EXPECT_THAT(DefinedIn("A keeper is out of the game.", "Keeper"), IsEmpty());
  EXPECT_THAT(DefinedIn("When a keeper is a winner, stop.", "Keeper"), IsEmpty());
}

// What cites a part of it, but neither the provision too nor from inside.
TEST(CitersBelow, StandOutsideAndCiteNotTheProvision) {
  const Edition edition = WorkThatSays("See rules 104.2 and 104.2a, rule 104.2b, and rule 301.");
  const CrossReferences references = CrossReference(edition);
  EXPECT_THAT(references.cited_by[edition.Find("104.2")], ElementsAre(0u));
  EXPECT_THAT(CitersBelow(edition, references, edition.Find("104.2")), ElementsAre(1u));
  EXPECT_THAT(CitersBelow(edition, references, edition.Find("104")), ElementsAre(0u, 1u));
  EXPECT_THAT(CitersBelow(edition, references, edition.Find("901")), IsEmpty());
}

TEST(CitedBy, IsTheInverse) {
  const Edition edition =
      WorkThatSays("See rules 104.1, 104.1, and 104.3, rule 104.1, and see Warden.");
  const CrossReferences references = CrossReference(edition);
  EXPECT_THAT(references.cited_by[edition.Find("104.1")], ElementsAre(0u, 1u));
  EXPECT_THAT(references.cited_by[edition.Find("104.3")], ElementsAre(0u));
  EXPECT_THAT(references.cited_by[edition.Find("301")], ElementsAre(4u));
  EXPECT_THAT(references.entry_cited_by[edition.glossary.size() - 1], ElementsAre(2u));
}

TEST(CrossReferences, OfNothing) {
  const CrossReferences references = CrossReference(Edition());
  EXPECT_TRUE(references.citations.empty());
  EXPECT_TRUE(references.term_uses.empty());
}

}  // namespace
}  // namespace codicil
