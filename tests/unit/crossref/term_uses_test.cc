// When the words of a term are a use of it, and when they are not.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "crossref/cross_references.h"
#include "tests/unit/read_rules.h"

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view kTerms = R"(Glossary

Attack
To send a warden out. See rule 300.

Bury (Obsolete)
To put a lamp out.

Case
A relic subtype. Cases hold lamps.

Chain, Obsolete
What held a lamp.

Casting Cost
An obsolete term for the price of a lamp.

Cost
What is paid.

Double
To count a lamp twice.

General
A warden who leads.

Instead
A word used by some rules.

Lamp
It burns.

Match
A series of duels.

Move
To take a lamp from one warden and give it to another.

Phase
A part of a duel.

Phasing
An ability of lamps.

Reach
An ability that makes a warden taller.

Signal Fires
Lamps on towers.

Soft Name
An informal term for a lamp.

Warden
A guard.

)";

// "words = term" of each use in rule 300.1. Cases are written with a capital in rule 200.
std::vector<std::string> Uses(std::string_view words) {
  const std::string text =
      "100. General\n\n200. Cases\n\n200.1. Put a Case by the door. A lamp in a Case burns.\n\n"
      "200.2. Open the Case at dusk.\n\n300. Duels\n\n300.1. " +
      std::string(words) + "\n\n300.2. The end.\n\n" + std::string(kTerms);
  const Edition edition = ReadRules(text);
  std::vector<std::string> uses;
  for (const TermUse& use : CrossReference(edition).term_uses) {
    if (use.place.InGlossary() || use.place.owner != edition.Find("300.1")) continue;
    const std::string_view passage = PassageAt(edition, use.place).text;
    uses.push_back(std::string(passage.substr(use.begin, use.end - use.begin)) + " = " +
                   std::string(edition.glossary[use.entry].term.text));
  }
  return uses;
}

TEST(TermUse, NotOfWhatIsMarkedObsoleteOrInformal) {
  EXPECT_THAT(Uses("They bury it, by a soft name and a chain."), IsEmpty());
  // Nor a use of the shorter term inside it.
  EXPECT_THAT(Uses("Pay the casting cost and the cost."), ElementsAre("cost = Cost"));
}

TEST(TermUse, NotInsideAName) {
  EXPECT_THAT(Uses("They light Lamp of Stone by the Black Warden."), IsEmpty());
  EXPECT_THAT(Uses("Kestrel Warden burns. A lamp burns."), ElementsAre("lamp = Lamp"));
  EXPECT_THAT(Uses("They meet the Warden General. A general burns, and a warden."),
              ElementsAre("general = General", "warden = Warden"));
  EXPECT_THAT(Uses("The lamp named Phase burns, as does the one called \"Warden\"."),
              ElementsAre("lamp = Lamp"));
  EXPECT_THAT(Uses("They buy Reach & Match™ of Lamp Cost® in a phase."),
              ElementsAre("phase = Phase"));
  EXPECT_THAT(Uses("A choice called “phase” is made."), ElementsAre("phase = Phase"));
  EXPECT_THAT(Uses("Lamps burn. Each Case is shut."), ElementsAre("Lamps = Lamp", "Case = Case"));
}

TEST(TermUse, NotInsideAQuotationThatSaysMore) {
  EXPECT_THAT(Uses("It says “Light a lamp for each warden.” A lamp burns."),
              ElementsAre("lamp = Lamp"));
  EXPECT_THAT(Uses("It says \"Light a lamp.\" A warden's lamp burns."),
              ElementsAre("warden = Warden", "lamp = Lamp"));
  EXPECT_THAT(Uses("Sie sagt „Eine lamp brennt“, the warden «a lamp is lit»."),
              ElementsAre("warden = Warden"));
  EXPECT_THAT(Uses("It is called a “lamp.” These are “the wardens”."),
              ElementsAre("lamp = Lamp", "wardens = Warden"));
  // A quotation that is not closed in its paragraph does not count.
  EXPECT_THAT(Uses("It says “light a lamp."), ElementsAre("lamp = Lamp"));
}

TEST(TermUse, OfWordsOfGrammarOnlyInQuotes) {
  EXPECT_THAT(Uses("It burns instead. It says “instead” then."), ElementsAre("instead = Instead"));
}

TEST(TermUse, NotOfEverydayPhrases) {
  EXPECT_THAT(Uses("In general, in that case, and in order to win."), IsEmpty());
  EXPECT_THAT(Uses("At all costs, this is the case."), IsEmpty());
  EXPECT_THAT(Uses("The general attacks."), ElementsAre("general = General", "attacks = Attack"));
}

TEST(TermUse, OfAKindThatHasACapitalOnlyWithOne) {
  EXPECT_THAT(Uses("It is a Case, which is the case."), ElementsAre("Case = Case"));
}

TEST(TermUse, NotOfVerbsWhereTheTermIsAThing) {
  EXPECT_THAT(Uses("A lamp which matches the other, matching one that it reaches."),
              ElementsAre("lamp = Lamp"));
  EXPECT_THAT(Uses("Two matches, one match."), ElementsAre("matches = Match", "match = Match"));
  EXPECT_THAT(Uses("In a phase, the phase or any phase. Lamps may phase. They phase out, and the "
                   "other phases in."),
              ElementsAre("phase = Phase", "phase = Phase", "phase = Phase", "Lamps = Lamp"));
  EXPECT_THAT(Uses("The phase in which a cost is paid. Match your lamp in a match."),
              ElementsAre("phase = Phase", "cost = Cost", "lamp = Lamp", "match = Match"));
  EXPECT_THAT(Uses("They attack. It can attack."),
              ElementsAre("attack = Attack", "attack = Attack"));
}

TEST(TermUse, OfAnEverydayVerbOnlyBesideWhatItIsDoneTo) {
  EXPECT_THAT(Uses("They move the lamp. They move a chair."),
              ElementsAre("move = Move", "lamp = Lamp"));
}

TEST(TermUse, NotOfHalfAnAdjective) {
  EXPECT_THAT(Uses("A double-sided coin doubles."), ElementsAre("doubles = Double"));
}

TEST(TermUse, OfTheTermItselfBeforeAFormOfAnother) {
  EXPECT_THAT(Uses("The phasing of phases."), ElementsAre("phasing = Phasing", "phases = Phase"));
}

TEST(TermUse, OfOneOfSeveral) {
  EXPECT_THAT(Uses("Light a signal fire."), ElementsAre("signal fire = Signal Fires"));
}

}  // namespace
}  // namespace codicil
