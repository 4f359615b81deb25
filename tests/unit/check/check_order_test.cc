#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "check/kinds.h"
#include "check_fixture.h"

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view kNames[] = {
    "Ash",    "Bell", "Cinder", "Dais", "Ember", "Flue", "Grove", "Iron", "Kindle", "Lamp",
    "Mantle", "Oath", "Pyre",   "Rite", "Smoke", "Tide", "Urn",   "Vow",  "Wheel",  "Yield"};

// A glossary of all names, with `extra` after the entry `after`.
std::string Glossary(std::string_view after, const std::vector<std::string>& extra) {
  std::string text = "100. Wardens\n\n100.1. Wardens play.\n\nGlossary\n\n";
  const auto add = [&](std::string_view name) { text += std::string(name) + "\nA word.\n\n"; };
  for (const std::string_view name : kNames) {
    add(name);
    if (name != after) continue;
    for (const std::string& one : extra) add(one);
  }
  return text;
}

std::vector<std::string> FoundAfter(std::string_view after, const std::vector<std::string>& extra) {
  return Found(Glossary(after, extra), kind::kGlossaryOrder);
}

TEST(CheckGlossaryOrder, FindsWhatStandsElsewhereInTheAlphabet) {
  EXPECT_THAT(
      FoundAfter("Lamp", {"Fume"}),
      ElementsAre(
          "Fume: \"Fume\" comes after \"Lamp\"; alphabetically it should come after \"Flue\""));
  EXPECT_THAT(
      FoundAfter("Lamp", {"Alder"}),
      ElementsAre("Alder: \"Alder\" comes after \"Lamp\"; alphabetically it should come first"));
}

TEST(CheckGlossaryOrder, WordsOrLettersMayCount) {
  EXPECT_THAT(FoundAfter("Lamp", {"Lamp Oil", "Lamper"}), IsEmpty());
  EXPECT_THAT(FoundAfter("Lamp", {"Lamper", "Lamp Oil"}), IsEmpty());
}

TEST(CheckGlossaryOrder, ArticlesQuotesAndCommasDoNotCount) {
  EXPECT_THAT(FoundAfter("Lamp", {"The Lantern", "“Lark”", "Lathe, Lathed", "Lathe Again"}),
              IsEmpty());
}

std::string List(std::string_view members) {
  return "305. Types\n\n305.1. Wardens have subtypes; these are called warden types. The warden "
         "types are " +
         std::string(members) + ".\n";
}

TEST(CheckLists, FindsAMemberThatIsThereTwice) {
  EXPECT_THAT(Found(List("Baker, Cooper, Baker, and Dyer"), kind::kListDuplicate),
              ElementsAre("Baker: \"Baker\" is already among the warden types"));
}

TEST(CheckLists, OnlyALongListIsMeantToBeAlphabetical) {
  EXPECT_THAT(Found(List("Cooper, Baker, Dyer, Elder, Farmer, Glover, Herald, Joiner, and Miller"),
                    kind::kListOrder),
              IsEmpty());
  EXPECT_THAT(
      Found(List("Archer, Baker, Cooper, Dyer, Elder, Farmer, Glover, Herald, Innkeeper, "
                 "Joiner, Knight, Miller, Lamplighter, Nurse, Ostler, Potter, Quarrier, "
                 "Reeve, Smith, Tanner, and Usher"),
            kind::kListOrder),
      ElementsAre("Miller: \"Miller\" comes after \"Knight\"; alphabetically it should come "
                  "after \"Lamplighter\""));
}

}  // namespace
}  // namespace codicil
