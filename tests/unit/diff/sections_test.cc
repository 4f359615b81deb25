// Sections follow what is below them, and what a work says of itself comes before all.

#include <gtest/gtest.h>

#include "aligned_texts.h"

namespace codicil {
namespace {

constexpr char kOld[] = "These rules are effective as of May 1, 2001.\n\n1. The Game\n\n";
constexpr char kNew[] = "These rules are effective as of May 1, 2002.\n\n1. The Game\n\n";
constexpr char kKeeps[] =
    "101. Keeps\n\n"
    "101.1. A keep has one gate of oak and stands at the end of a road.\n\n"
    "101.2. Whoever closes the gate keeps its key under the third stone.\n\n";
constexpr char kBell[] = "The warden who wakes first rings the bell of the north tower.\n\n";
constexpr char kWater[] = "Water for the whole house is fetched before the sun is up.\n\n";
constexpr char kBread[] = "Two loaves of rye lie on the sill for whoever comes back late.\n\n";

std::string Rule(const std::string& number, const std::string& text) { return number + " " + text; }

const Correspondence& PairOf(const AlignedTexts& aligned, const std::string& old_number,
                             const std::string& new_number) {
  static const Correspondence none;
  for (const Correspondence& pair : aligned.concordance.pairs) {
    if (AlignedTexts::Number(aligned.old_edition, pair.old_id) == old_number &&
        AlignedTexts::Number(aligned.new_edition, pair.new_id) == new_number)
      return pair;
  }
  ADD_FAILURE() << old_number << " > " << new_number << ": " << aligned.Changes();
  return none;
}

TEST(Sections, AreMergedWhereTheirRulesAre) {
  const AlignedTexts aligned(
      std::string(kOld) + kKeeps + "102. Mornings\n\n" + Rule("102.1.", kBell) +
          Rule("102.2.", kWater),
      std::string(kNew) + kKeeps + Rule("101.3.", kBell) + Rule("101.4.", kWater));
  EXPECT_TRUE(PairOf(aligned, "102", "101").kinds.Has(ChangeKind::kMerged));
}

TEST(Sections, AreSplitWhereTheirRulesAre) {
  const std::string lamps = "102. Lamps\n\n102.1. A lamp is lit at dusk by the eldest.\n\n";
  const std::string boats = "103. Boats\n\n103.1. A boat is tarred before the first of May.\n\n";
  const AlignedTexts aligned(std::string(kOld) + kKeeps + lamps + boats + "104. Mornings\n\n" +
                                 Rule("104.1.", kBell) + Rule("104.2.", kWater) +
                                 Rule("104.3.", kBread),
                             std::string(kNew) + kKeeps + Rule("101.3.", kBell) + lamps +
                                 Rule("102.2.", kWater) + boats + Rule("103.2.", kBread));
  EXPECT_TRUE(PairOf(aligned, "104", "101").kinds.Has(ChangeKind::kSplit));
  EXPECT_TRUE(PairOf(aligned, "104", "102").kinds.Has(ChangeKind::kSplit));
  EXPECT_TRUE(PairOf(aligned, "104", "103").kinds.Has(ChangeKind::kSplit));
}

TEST(Tombstones, SayWhereTheirProvisionsWent) {
  const AlignedTexts aligned(std::string(kOld) + kKeeps + Rule("101.3.", kBell) +
                                 Rule("101.4.", kWater) + Rule("101.5.", kBread),
                             std::string(kNew) + kKeeps + Rule("101.3.", kBell) +
                                 "101.4. [Withdrawn: Incorporated into " + "101.3.]\n\n" +
                                 "101.5. Obsolete: see rule 101.1.\n\n");
  const Correspondence& merged = PairOf(aligned, "101.4", "101.3");
  EXPECT_TRUE(merged.kinds.Has(ChangeKind::kMerged));
  EXPECT_EQ(merged.evidence.List().front(), "the new edition says so");
  EXPECT_GE(merged.confidence, 0.95f);
  PairOf(aligned, "-", "101.4");
  PairOf(aligned, "101.5", "101.1");
}

TEST(Tombstones, WithoutATargetAnswerToNothing) {
  const AlignedTexts aligned(std::string(kOld) + kKeeps + Rule("101.3.", kBell),
                             std::string(kNew) + kKeeps + "101.3. (weggefallen)\n\n");
  PairOf(aligned, "101.3", "-");
  PairOf(aligned, "-", "101.3");
}

TEST(Tombstones, OfBothEditionsAreUnchanged) {
  const std::string gone = std::string(kKeeps) + "101.3. [Withdrawn: Incorporated into 101.1.]\n\n";
  EXPECT_EQ(AlignedTexts(kOld + gone, kNew + gone).Changes(), "");
}

TEST(Tombstones, ATitleIsNone) {
  const std::string title = std::string(kKeeps) + "102. Removed\n\n" + Rule("102.1.", kBell);
  EXPECT_EQ(AlignedTexts(kOld + title, kNew + title).Changes(), "");
}

}  // namespace
}  // namespace codicil
