// What is left over on both sides, and what else than its words says where it went.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "aligned_texts.h"

namespace codicil {
namespace {

constexpr char kOld[] = "These rules are effective as of May 1, 2001.\n\n1. The Game\n\n";
constexpr char kNew[] = "These rules are effective as of May 1, 2002.\n\n1. The Game\n\n";
constexpr char kKeep[] =
    "101. Keeps\n\n"
    "101.1. A keep has one gate of oak and stands at the end of a road.\n\n"
    "101.2. Whoever closes the gate keeps its key under the third stone.\n\n"
    "102. Lamps\n\n";
// Two that stay.
constexpr char kLamp[] = "A lamp is lit at dusk by the eldest.";
constexpr char kOil[] = "Oil is pressed from olives in autumn.";
// New, and like nothing.
constexpr char kCandles[] = "Candles are made of wax that bees gave.";
// A rule, and what it became: few of its words are left.
constexpr char kWarden[] =
    "The warden who wakes first rings the bell of the north tower, and then fetches water for the "
    "whole house.";
constexpr char kWater[] =
    "Water for the house comes from a well; until noon no bell is heard, unless a warden calls for "
    "help.";

std::string Rule(const std::string& number, const std::string& text) {
  return fmt::format("{} {}\n\n", number, text);
}

// The changes between two versions of the section about lamps.
std::string Changes(const std::string& old_rules, const std::string& new_rules) {
  return AlignedTexts(std::string(kOld) + kKeep + old_rules, std::string(kNew) + kKeep + new_rules)
      .Changes();
}

TEST(Leftovers, BetweenTheSamePairsOfSiblings) {
  EXPECT_EQ(Changes(Rule("102.1.", kLamp) + Rule("102.2.", kWarden) + Rule("102.3.", kOil),
                    Rule("102.1.", kLamp) + Rule("102.2.", kCandles) + Rule("102.3.", kWater) +
                        Rule("102.4.", kOil)),
            "->102.2 added; 102.2>102.3 renumbered+edited; 102.3>102.4 renumbered");
}

TEST(Leftovers, TheOnlyOnesOfTheirFamilies) {
  const std::string before = Rule("102.1.", kWarden) + Rule("102.2.", kLamp) + Rule("102.3.", kOil);
  const std::string after = Rule("102.1.", kLamp) + Rule("102.2.", kOil) + Rule("102.3.", kWater);
  EXPECT_EQ(Changes(before, after),
            "102.2>102.1 renumbered; 102.3>102.2 renumbered; 102.1>102.3 renumbered+edited");
  // With another one that is free, nothing supports them.
  EXPECT_EQ(Changes(before, after + Rule("102.4.", kCandles)),
            "102.1>- removed; 102.2>102.1 renumbered; 102.3>102.2 renumbered; ->102.3 added; "
            "->102.4 added");
}

TEST(Leftovers, ASentenceStayed) {
  EXPECT_EQ(
      Changes(Rule("102.1.",
                   "Watch turns ring no bells. The watch turns are opening shutters at dawn, "
                   "counting lamps at noon, feeding dogs at dusk and closing shutters at night.") +
                  Rule("102.2.", kLamp) + Rule("102.3.", kOil),
              Rule("102.1.", kLamp) + Rule("102.2.", kOil) + Rule("102.3.", kCandles) +
                  Rule("102.4.",
                       "Guard turns ring no bells. They come about by themselves, before anyone "
                       "may speak, whenever a part of the day begins or ends.")),
      "102.2>102.1 renumbered; 102.3>102.2 renumbered; ->102.3 added; "
      "102.1>102.4 renumbered+edited");
}

// Nothing came of its parent.
TEST(Leftovers, TheFamilyOfTheParent) {
  EXPECT_EQ(
      Changes(Rule("102.1.", kLamp) +
                  Rule("102.2.", "A torch burns pitch and is carried in the hand.") +
                  Rule("102.2a",
                       "Torches may be thrown at wolves or at any other beast that comes near; "
                       "those who throw theirs lose them until morning.") +
                  Rule("102.3.", kOil),
              Rule("102.1.", kLamp) + Rule("102.2.", kOil) +
                  Rule("102.3.",
                       "Wolves flee from fire. So does any other beast that comes near. Whatever "
                       "was thrown at it is lost for the night.") +
                  Rule("102.4.", kCandles)),
      "102.2>- removed; 102.3>102.2 renumbered; 102.2a>102.3 renumbered+edited+moved; "
      "->102.4 added");
}

// What was below the one title is not below the other.
TEST(Leftovers, ATitleWithoutWhatWasBelowIt) {
  const auto changes = [&](const std::string& moved, const std::string& stayed) {
    return Changes(Rule("102.1.", kWarden) + "104. Rekindling Torches\n\n" + Rule("104.1.", kLamp) +
                       Rule("104.2.", kOil),
                   Rule("102.1.", kWarden) + moved + "103. Rekindled Torch\n\n" + stayed +
                       Rule("103.2.", kCandles));
  };
  EXPECT_EQ(changes(Rule("102.1a", kLamp) + Rule("102.2.", kOil), ""),
            "102>102 merged; 104>102 renumbered+edited+merged; 104.1>102.1a renumbered+moved; "
            "104.2>102.2 renumbered; ->103 added; ->103.2 added");
  EXPECT_EQ(changes(Rule("102.2.", kOil), Rule("103.1.", kLamp)),
            "104.2>102.2 renumbered+moved; 104>103 renumbered+edited; 104.1>103.1 renumbered; "
            "->103.2 added");
}

// Two sections had said it, and nothing else is left of the first one's rule.
TEST(Leftovers, ARestatedRuleThatIsLeftOver) {
  const std::string mended = "Broken lamps are mended in spring by whoever broke them.";
  const std::string five =
      " There are five kinds of lamps, and each smith of the keep may make two of them in a year, "
      "one of brass and one of clay.";
  EXPECT_EQ(Changes(Rule("102.1.",
                         "A lamp is a vessel of oil, or a bowl of tallow, that hangs or "
                         "stands.") +
                        Rule("102.1a", mended) + Rule("103.", "Lights") +
                        Rule("103.1.", "Lamps are vessels of oil that are lit." + five) +
                        Rule("103.2.", kLamp),
                    Rule("103.", "Lights") +
                        Rule("103.1.", "A lamp is a vessel of oil that is lit." + five) +
                        Rule("103.2.", mended) + Rule("103.3.", kLamp)),
            "102.1>103.1 renumbered+edited+moved+merged; 103.1>103.1 edited+merged; "
            "102.1a>103.2 renumbered+moved; 103.2>103.3 renumbered");
}

}  // namespace
}  // namespace codicil
