// Pairs whose words alone would not be enough, or that say what another pair says too.

#include <gtest/gtest.h>

#include "aligned_texts.h"

namespace codicil {
namespace {

constexpr char kOld[] = "These rules are effective as of May 1, 2001.\n\n1. The Game\n\n";
constexpr char kNew[] = "These rules are effective as of May 1, 2002.\n\n1. The Game\n\n";
constexpr char kKeep[] =
    "101. Keeps\n\n"
    "101.1. A keep has one gate of oak and stands at the end of a road.\n\n"
    "101.2. Whoever closes the gate keeps its key under the third stone.\n\n";

AlignedTexts Aligned(const std::string& old_rules, const std::string& new_rules) {
  return AlignedTexts(kOld + old_rules, kNew + new_rules);
}

void ExpectChange(const AlignedTexts& aligned, const std::string& change) {
  EXPECT_NE(aligned.Changes().find(change), std::string::npos) << aligned.Changes();
}

TEST(SupportedPairs, OfBothFamiliesTheyAloneCiteIt) {
  const std::string lamps = "102. Lamps\n\n102.1. A lamp is lit at dusk by the eldest.\n\n";
  const AlignedTexts aligned = Aligned(
      kKeep + lamps +
          "102.2. If a lamp stays dark, all that was done goes back, and its keeper starts again. "
          "(See rule "
          "101.2.)\n\n",
      kKeep + lamps +
          "102.2. Oil is pressed from olives.\n\n"
          "102.3. To relight lamps, follow these steps, in order; should one fail, nothing has "
          "happened and the lamp stays dark. (See rule 101.2.)\n\n");
  ExpectChange(aligned, "102.2>102.3 renumbered+edited");
  for (const Correspondence& pair : aligned.concordance.pairs) {
    if (pair.confidence < 0.5f) {
      EXPECT_EQ(pair.evidence.List().back(), "cites what no sibling cites");
    }
  }
}

// What two sections had both said is said once where they are one.
TEST(SupportedPairs, ARestatedRuleIsMerged) {
  const std::string states =
      "lit or dark, raised or lowered, and whole or cracked. It is dark, lowered and whole when "
      "its smith hands it over.\n\n";
  const std::string trimmed = "A lamp is trimmed at dusk by the eldest of the wardens.\n\n";
  const std::string states_alone = "Three things make up the state of a lamp, which is " + states;
  const AlignedTexts aligned =
      Aligned(kKeep + std::string("102. Lamps\n\n102.1. ") + trimmed +
                  "102.2. Each lamp in a keep is " + states + "103. States\n\n103.1. " +
                  states_alone + "103.2. Only lamps have a state; candles and torches do not.\n\n",
              kKeep + std::string("102. Lamps\n\n102.1. ") + trimmed + "102.2. " + states_alone +
                  "102.3. Only lamps have a state; candles and torches do not.\n\n");
  ExpectChange(aligned, "103.1>102.2 renumbered");
  ExpectChange(aligned, "102.2>102.2 edited+merged");
}

TEST(SupportedPairs, ARestatedSentenceIsAPart) {
  const std::string sentence = "A lamp is a vessel of oil with a wick, hung or set down.";
  const std::string five = " There are five kinds of lamps, and each smith may make two of them.";
  const std::string lasting = " A lamp stays a lamp when it is dark.";
  const AlignedTexts aligned =
      Aligned(kKeep + std::string("102. Words\n\n102.1. ") + sentence + lasting +
                  "\n\n103. Lamps\n\n103.1. " + sentence + five +
                  "\n\n103.2. A lamp is trimmed at dusk by the eldest of the wardens.\n\n",
              kKeep + std::string("103. Lamps\n\n103.1. ") + sentence + lasting + "\n\n103.2." +
                  five + "\n\n103.3. A lamp is trimmed at dusk by the eldest of the wardens.\n\n");
  ExpectChange(aligned, "102.1>103.1 renumbered+merged");
  ExpectChange(aligned, "103.1>103.1 edited+split+merged");
  ExpectChange(aligned, "103.1>103.2 renumbered+edited+split");
}

// A provision about two things became two that say the same of one each.
TEST(SupportedPairs, TwoHalvesAreASplit) {
  const std::string before = "102. Lamps\n\n102.1. If more than one warden could ";
  const std::string after =
      " a lamp, whoever owns it decides which of those wardens it will be tonight.\n\n";
  const AlignedTexts aligned = Aligned(
      kKeep + before + "light or extinguish" + after,
      kKeep + before + "light" + after + "102.2. If more than one warden could extinguish" + after);
  ExpectChange(aligned, "102.1>102.1 edited+split; 102.1>102.2 renumbered+edited+split");
}

// The first rule stayed as it was: the second is a new one, modelled on it.
TEST(SupportedPairs, ACopyOfWhatStayedIsNotAHalf) {
  const std::string lamp =
      " warden could light a lamp, whoever owns it decides which of those wardens it will be.\n\n";
  const AlignedTexts aligned =
      Aligned(kKeep + std::string("102. Lamps\n\n102.1. If more than one") + lamp,
              kKeep + std::string("102. Lamps\n\n102.1. If more than one") + lamp +
                  "102.2. If more than one visiting" + lamp);
  EXPECT_EQ(aligned.Changes(), "->102.2 added");
}

// Many rules share more words with the whole than its part does, which is only found below it.
TEST(SupportedPairs, APartBelowItsWhole) {
  std::string waxes = "102. Waxes\n\n";
  int number = 0;
  for (const char* wax : {"red", "green", "blue", "white", "black", "brown", "grey", "pink"}) {
    waxes += fmt::format(
        "102.{}. Wardens wake at dusk in the keep, and smiths light hanging lamps with {} wax.\n\n",
        ++number, wax);
  }
  const std::string wake =
      "103. Dusk\n\n103.1. Wardens wake at dusk in the keep, and each of them counts the stars.";
  const std::string lamps = "Smiths light hanging lamps.\n\n";
  ExpectChange(Aligned(waxes + wake + " " + lamps, waxes + wake + "\n\n103.1a " + lamps),
               "103.1>103.1 edited+split; 103.1>103.1a renumbered+edited+moved+split");
}

}  // namespace
}  // namespace codicil
