// Which part of a split goes on, and who goes on where several were merged.

#include "diff/main_pairs.h"

#include <gtest/gtest.h>

#include "aligned_texts.h"

namespace codicil {
namespace {

constexpr const char* kBefore =
    "1. The Keep\n\n101. Wardens\n\n101.1. Each warden guards one of the seven lanterns.\n\n";
constexpr const char* kAfter =
    "101.9. No warden may leave the keep while the bell is silent.\n\n"
    "102. Harbours\n\n102.1. Ships pay the harbour toll in barrels of salt.\n\n"
    "102.2. Ferries cross the river only when the moon is full.\n\n";
constexpr const char* kBurial =
    "A broken relic of any kind is buried beneath the threshold of the eastern tower before "
    "nightfall, and its name is struck from the long scroll by the eldest of the scribes.";

std::string Keep(const std::string& middle) { return kBefore + middle + "\n\n" + kAfter; }

// "101.3>101.4 main goes on; 101.3>101.5": the pairs of an old or a new provision of that number.
std::string PairsOf(const AlignedTexts& aligned, const std::string& number) {
  std::string text;
  for (const Correspondence& pair : aligned.concordance.pairs) {
    const std::string was = AlignedTexts::Number(aligned.old_edition, pair.old_id),
                      is = AlignedTexts::Number(aligned.new_edition, pair.new_id);
    if (was != number && is != number) continue;
    text += fmt::format("{}{}>{}{}{}", text.empty() ? "" : "; ", was, is,
                        pair.main_of_old ? " main" : "", pair.continues ? " goes on" : "");
  }
  return text;
}

// However much heavier another part is.
TEST(MainPairs, TheHistoryGoesWithTheFirstSentence) {
  const std::string head = "Each warden carries a relic of bronze.";
  EXPECT_EQ(PairsOf({Keep("101.3. " + head + " " + kBurial),
                     Keep("101.3. " + head + "\n\n101.4. " + kBurial)},
                    "101.3"),
            "101.3>101.3 main goes on; 101.3>101.4");
  EXPECT_EQ(PairsOf({Keep("101.3. " + head + " " + kBurial),
                     Keep(std::string("101.3. ") + kBurial + "\n\n101.4. " + head)},
                    "101.3"),
            "101.3>101.3; 101.3>101.4 main goes on");
}

// Of one sentence that is now two, the first is as good as the one that is more like it.
TEST(MainPairs, OneSentenceBecomesTwo) {
  EXPECT_EQ(PairsOf({Keep("101.3. A warden who drops a relic, or whose lantern goes dark before "
                          "the second bell of the night has rung, leaves the keep at once."),
                     Keep("101.3. A warden who drops a relic leaves the keep at once.\n\n"
                          "101.4. A warden whose lantern goes dark before the second bell of the "
                          "night has rung leaves the keep at once.")},
                    "101.3"),
            "101.3>101.3 main goes on; 101.3>101.4");
}

// "Relics are heavy." says little of what follows it.
TEST(MainPairs, AFormulaIsNoHead) {
  const std::string rest =
      "A warden who carries one up the stairs of the tower rests on each of the landings.";
  EXPECT_EQ(PairsOf({Keep("101.3. Relics are heavy. " + rest + " " + kBurial),
                     Keep("101.3. " + rest + "\n\n102.3. Relics are heavy. " + kBurial)},
                    "101.3"),
            "101.3>101.3 main goes on; 101.3>102.3");
}

// One part is in what another history goes on in: the rest goes on, if it is at least half.
TEST(MainPairs, AHistoryTakesNoOthersPart) {
  const std::string bell = "The bell in the tower is rung by the youngest of all the ringers.";
  const std::string rope = "Its rope is made of hemp and is replaced in every year of drought.";
  const std::string oil = "Oil for the lanterns is drawn from the well behind the great hall.";
  const AlignedTexts aligned(
      Keep("101.3. " + bell + " " + rope + "\n\n101.4. " + oil + " " + kBurial),
      Keep("101.3. " + bell + " " + rope + " " + oil + "\n\n101.4. " + kBurial));
  EXPECT_EQ(PairsOf(aligned, "101.3"), "101.3>101.3 main goes on; 101.4>101.3");
  EXPECT_EQ(PairsOf(aligned, "101.4"), "101.4>101.3; 101.4>101.4 main goes on");
}

TEST(MainPairs, WhatWasMergedEnds) {
  const std::string bell = "The bell in the tower is rung by the youngest of all the ringers.";
  const std::string oil = "Oil for the lanterns is drawn from the well behind the great hall.";
  EXPECT_EQ(
      PairsOf({Keep("101.3. " + bell + "\n\n101.4. " + oil), Keep("101.3. " + bell + " " + oil)},
              "101.3"),
      "101.3>101.3 main goes on; 101.4>101.3 main");
}

// A fragment begins in the middle: its parent is only implied, and is nothing that a history could
// go on in.
TEST(MainPairs, NothingGoesOnInWhatIsImplied) {
  const std::string rules =
      "102.1. Ships pay the harbour toll in barrels of salt.\n\n"
      "102.2. Ferries cross the river only when the moon is full.\n\n";
  const AlignedTexts aligned("1. The Keep\n\n102. Harbours\n\n" + rules, rules);
  const std::string pairs = PairsOf(aligned, "102");
  EXPECT_EQ(pairs.find("goes on"), std::string::npos) << pairs;
}

}  // namespace
}  // namespace codicil
