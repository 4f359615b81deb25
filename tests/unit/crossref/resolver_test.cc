#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "refs_fixture.h"

namespace codicil {
namespace {

using testing::ElementsAre;

std::vector<std::string> Targets(std::string_view words) {
  const Edition edition = WorkThatSays(words);
  std::vector<std::string> targets;
  for (const Citation& citation : CrossReference(edition).citations) {
    if (citation.place.InGlossary() || citation.place.owner != edition.Find("901.2")) continue;
    for (const Locator& locator : citation.locators) {
      for (const ProvisionId id : locator.targets)
        targets.push_back(edition.provisions[id].number.ToString());
    }
  }
  return targets;
}

TEST(Resolve, RangesHaveTheSiblingsThatThereAre) {
  EXPECT_THAT(Targets("See rules 104.2a–c."), ElementsAre("104.2a", "104.2b", "104.2c"));
  EXPECT_THAT(Targets("See rules 104.1–104.3."), ElementsAre("104.1", "104.2", "104.3"));
  EXPECT_THAT(Targets("See sections 1–3."), ElementsAre("1", "2", "3"));
  // Past the end of their parents: 104 continues to 104.4, and 203 begins before 203.3.
  EXPECT_THAT(Targets("See rules 104.3–203.3."), ElementsAre("104.3", "104.4", "203.3"));
}

TEST(Resolve, ARangeWithoutAnEndDangles) {
  EXPECT_THAT(Citations("See rules 104.2a–h."),
              ElementsAre("rules 104.2a–h = 104.2a..104.2h dangling"));
}

TEST(Resolve, WhatIsNotThereDangles) {
  EXPECT_THAT(Citations("See rule 104.9 and section 7."),
              ElementsAre("rule 104.9 = 104.9 dangling", "section 7 = 7 dangling"));
}

TEST(Resolve, ANumberUsedTwiceIsAmbiguous) {
  EXPECT_THAT(Citations("See rule 302.2."), ElementsAre("rule 302.2 = 302.2 ambiguous"));
  EXPECT_THAT(Targets("See rule 302.2."), ElementsAre("302.2", "302.2"));
}

TEST(Resolve, ATitleOfAnotherProvisionIsMistitled) {
  EXPECT_THAT(Citations("See rule 301, “Relics.”"),
              ElementsAre("rule 301, “Relics.” = 301 'Relics' mistitled of 302"));
  EXPECT_THAT(Citations("See rule 301, “Hearths.”"),
              ElementsAre("rule 301, “Hearths.” = 301 'Hearths' mistitled"));
}

TEST(Resolve, ATitleThatBecameItsNumberIsMistitled) {
  EXPECT_THAT(Citations("See rule 209, 209."), ElementsAre("rule 209, 209 = 209 '209' mistitled"));
  EXPECT_THAT(Citations("See rule 209, “209.”"),
              ElementsAre("rule 209, “209.” = 209 '209' mistitled"));
}

TEST(Resolve, SmallDifferencesOfATitleAreNone) {
  EXPECT_THAT(Citations("See rule 301, “Warden.”"),
              ElementsAre("rule 301, “Warden.” = 301 'Warden'"));
  EXPECT_THAT(Citations("See rule 104, “ending a game.”"),
              ElementsAre("rule 104, “ending a game.” = 104 'ending a game'"));
  EXPECT_THAT(Citations("See rule 901, “Grand Caravan.”"),
              ElementsAre("rule 901, “Grand Caravan.” = 901 'Grand Caravan'"));
}

TEST(Resolve, TheTitleOfASubruleIsThatOfWhatItBelongsTo) {
  EXPECT_THAT(Citations("See rule 203.3a, “Ember Cost and Court.”"),
              ElementsAre("rule 203.3a, “Ember Cost and Court.” = 203.3a 'Ember Cost and Court'"));
  EXPECT_THAT(Citations("See rule 203.3a, “It is paid at once.”"),
              ElementsAre("rule 203.3a, “It is paid at once.” = 203.3a 'It is paid at once'"));
}

TEST(Resolve, TheWorstLocatorStandsForTheCitation) {
  const Edition edition = WorkThatSays("See rules 104.1, 302.2, and 104.9.");
  const CrossReferences references = CrossReference(edition);
  EXPECT_EQ(references.citations[0].status, CitationStatus::kDangling);
  EXPECT_EQ(references.citations[0].locators[0].status, CitationStatus::kResolved);
  EXPECT_EQ(references.citations[0].locators[1].status, CitationStatus::kAmbiguous);
}

std::vector<std::string> CitationsOfText(std::string_view text) {
  const Edition edition = ReadRules(text);
  std::vector<std::string> shown;
  for (const Citation& citation : CrossReference(edition).citations)
    shown.push_back(CitationShown(edition, citation));
  return shown;
}

TEST(Resolve, AFragmentLacksWhatLiesBeyondIt) {
  EXPECT_THAT(CitationsOfText("204. Courts\n\n204.1. See rules 204.2, 204.3, 203.1, 205.4, and "
                              "509.\n\n204.3. See Hearth.\n\n"
                              "205. Marks\n\n205.1. See rule 205.9.\n"),
              ElementsAre("rules 204.2, 204.3, 203.1, 205.4, and 509 = "
                          "204.2 dangling; 204.3; 203.1 outside; 205.4 outside; 509 outside",
                          "rule 205.9 = 205.9 outside"));
}

TEST(Resolve, AFragmentOfAGlossaryLacksTheTermsAroundIt) {
  EXPECT_THAT(CitationsOfText("Glossary\n\nHearth\nA place. See Ash.\n\nKiln\nAn oven. See "
                              "Iron.\n\nOath\nA vow. See Kiln, Zone.\n"),
              ElementsAre("See Ash = term Ash outside", "See Iron = term Iron dangling",
                          "See Kiln, Zone = term Kiln; term Zone outside"));
}

TEST(Resolve, ATermThatIsNoneDanglesInTheGlossary) {
  EXPECT_THAT(
      CitationsOfText(std::string(kWork) +
                      "Glossary\n\nAsh\nWhat is left. See Soot.\n\nKiln\nSee Ash (Obsolete).\n"),
      ElementsAre("See Soot = term Soot dangling", "See Ash = term Ash"));
}

TEST(Resolve, APartOfTheDocumentIsNoTerm) {
  EXPECT_THAT(
      CitationsOfText(std::string(kWork) +
                      "Glossary\n\nAsh\nOld. See Appendix B, “Older Rites.”\n\nKiln\nAn oven.\n"),
      testing::IsEmpty());
}

}  // namespace
}  // namespace codicil
