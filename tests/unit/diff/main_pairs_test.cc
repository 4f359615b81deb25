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

// A lead-in and those below it are one sentence, and their head goes on in the lead-in.
TEST(MainPairs, AListGoesOnInItsLeadIn) {
  EXPECT_EQ(PairsOf({Keep("101.3. Wardens sleep in the upper gallery unless the warden has touched "
                          "a relic of bronze, amber, salt or bone since the last moonrise. They "
                          "rise when the drums of the ferry are heard."),
                     Keep("101.3. All wardens sleep in the upper gallery and rise when drums of "
                          "the ferry are heard. There are two exceptions:\n\n"
                          "101.3a A warden who has touched a relic of bronze, amber, salt or bone "
                          "since the last moonrise sleeps by the well.\n\n"
                          "101.3b Kitchen boys sleep on the stairs.")},
                    "101.3"),
            "101.3>101.3 main goes on; 101.3>101.3a");
}

// What was 101.3 is below 101.3 now: that is its place, however little of it is left.
TEST(MainPairs, WhatIsBelowItsFormerNumberIsInItsPlace) {
  EXPECT_EQ(
      PairsOf({Keep("101.3. The eldest judges if the march is lawful. If so, he lowers every "
                    "banner that will march. Lowering a banner as it is named is no penance; the "
                    "march simply causes banners to be lowered. Then the eldest pays all tolls, "
                    "gifts and fines that the harbour, the ferry or the salt guild may still "
                    "demand. Another duty or custom of the tower can also hinder him. The eldest "
                    "may open the treasury at this time only if a toll includes a payment of "
                    "silver."),
               Keep("101.3. The march is declared in several steps, one after another.\n\n"
                    "101.3a The wardens who march step into the yard.\n\n"
                    "101.3b The eldest lowers the banners of those who march. Lowering a banner as "
                    "it is named isn't penance; the march simply causes banners to be "
                    "lowered.\n\n"
                    "101.3c Nobody speaks until the bell has been rung.\n\n"
                    "101.3d If a toll requires silver, the eldest then has a chance to open the "
                    "treasury.")},
              "101.3"),
      "->101.3 main; 101.3>101.3b main goes on; 101.3>101.3d");
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

// Another history goes on in a lighter part: what that has counts too for the heavier one.
TEST(MainPairs, AHeavierPartThanTheOneTakenGoesOn) {
  EXPECT_EQ(
      PairsOf({Keep("101.2. A tally stick is a wooden token for a relic of bronze.\n\n"
                    "101.3. A tally stick has an ordinary notch at its lower end. Its face is cut "
                    "into fields. Each field lists the weight and owner of a relic that it might "
                    "represent. Before it is used, exactly one of the rings is filled with wax to "
                    "tell which relic the stick represents."),
               Keep("101.2. A token is a wooden thing that stands for a relic of bronze. A token "
                    "has an ordinary notch at its lower end.\n\n"
                    "101.3. Tokens have some more rules of their own.\n\n"
                    "101.3a Some tokens list the weights and owners of the relics. Exactly one of "
                    "the rings is filled with wax to tell which relic the token represents. They "
                    "were carved in the years of the long drought, by order of the queen.")},
              "101.3"),
      "101.3>101.2; ->101.3 main; 101.3>101.3a main goes on");
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
