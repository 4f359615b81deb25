// Pairs of glossary entries.

#include <gtest/gtest.h>

#include "aligned_texts.h"

namespace codicil {
namespace {

std::string Rules(const std::string& rules, const std::string& glossary) {
  return "1. The Game\n\n101. Wardens\n\n" + rules + "Glossary\n\n" + glossary;
}

constexpr char kRules[] =
    "101.1. A warden guards one lantern.\nExample: Ada guards the green lantern in the north "
    "tower.\n\n"
    "101.2. When a warden falls, the lantern passes on.\n\n";
constexpr char kGlossary[] =
    "Ash\nWhat an ember leaves behind.\n\n"
    "Ember\nA spark that a warden keeps. See rule 101.1.\n\n"
    "Relic\nAn old thing of bronze, kept in the hollow under the keep.\n\n";

TEST(AlignGlossary, UnchangedEditedAddedRemoved) {
  EXPECT_EQ(AlignedTexts(Rules(kRules, kGlossary), Rules(kRules, kGlossary)).GlossaryChanges(), "");
  const std::string other =
      "Ash\nWhat an ember leaves behind.\n\nEmber\nA spark that every warden keeps. See rule "
      "101.1.\n\n"
      "Wick\nThe thread of a lantern.\n\n";
  EXPECT_EQ(AlignedTexts(Rules(kRules, kGlossary), Rules(kRules, other)).GlossaryChanges(),
            "Ember>Ember edited; ->Wick added; Relic>- removed");
}

TEST(AlignGlossary, ATermUnderAnotherName) {
  const std::string other =
      "Ash\nWhat an ember leaves behind.\n\nEmber\nA spark that a warden keeps. See rule 101.1.\n\n"
      "Heirloom\nAn old thing of bronze, kept in the hollow under the keep.\n\n";
  EXPECT_EQ(AlignedTexts(Rules(kRules, kGlossary), Rules(kRules, other)).GlossaryChanges(),
            "Relic>Heirloom edited");
}

TEST(AlignGlossary, ATermWithAnAddition) {
  const std::string obsolete = "Relic (Obsolete)\nSomething that wardens no longer keep.\n\n";
  const AlignedTexts aligned(Rules(kRules, kGlossary), Rules(kRules, obsolete));
  EXPECT_EQ(aligned.GlossaryChanges(),
            "Relic>Relic (Obsolete) edited; Ash>- removed; Ember>- removed");
  EXPECT_EQ(aligned.concordance.glossary[0].evidence, Evidence{Evidence::kSameCore});
}

TEST(AlignGlossary, ACoreThatSeveralTermsShareSaysNothing) {
  const std::string inverted =
      "Relic, Dark\nOne that was never lit.\n\nRelic, Lit\nOne that burns.\n\n";
  EXPECT_EQ(AlignedTexts(Rules(kRules, kGlossary), Rules(kRules, inverted)).GlossaryChanges(),
            "->Relic, Dark added; ->Relic, Lit added; Ash>- removed; Ember>- removed; "
            "Relic>- removed");
}

TEST(AlignGlossary, ACitationThatFollowsItsTarget) {
  const std::string rules =
      "101.1. No lantern burns under water or sand.\n\n"
      "101.2. A warden guards one lantern.\nExample: Ada guards the green lantern in the north "
      "tower.\n\n"
      "101.3. When a warden falls, the lantern passes on.\n\n";
  const std::string other =
      "Ash\nWhat an ember leaves behind.\n\nEmber\nA spark that a warden keeps. See rule 101.2.\n\n"
      "Relic\nAn old thing of bronze, kept in the hollow under the keep.\n\n";
  EXPECT_EQ(AlignedTexts(Rules(kRules, kGlossary), Rules(rules, other)).GlossaryChanges(),
            "Ember>Ember renumbered-references");
}

TEST(AlignGlossary, ATermJoinsTheOneThatHasItsName) {
  const std::string joined =
      "Ash, Ember\nWhat a warden keeps, and what it leaves behind.\n\n"
      "Relic\nAn old thing of bronze, kept in the hollow under the keep.\n\n";
  const std::string merged = Rules(kRules, joined), apart = Rules(kRules, kGlossary);
  EXPECT_EQ(AlignedTexts(apart, merged).GlossaryChanges(),
            "Ash>Ash, Ember edited+merged; Ember>Ash, Ember edited+merged");
  EXPECT_EQ(AlignedTexts(merged, apart).GlossaryChanges(),
            "Ash, Ember>Ash edited+split; Ash, Ember>Ember edited+split");
}

TEST(AlignGlossary, ATermWithANewNameBeforeIt) {
  const std::string relic = "Relic\nAn old thing of bronze, kept in the hollow under the keep.\n\n";
  const std::string alone = Rules(kRules, "Ember\nWhat a warden keeps.\n\n" + relic);
  const std::string named = Rules(kRules, "Cinder, Ember\nA glow in the ash.\n\n" + relic);
  EXPECT_EQ(AlignedTexts(alone, named).GlossaryChanges(), "Ember>Cinder, Ember edited");
  EXPECT_EQ(AlignedTexts(named, alone).GlossaryChanges(), "Cinder, Ember>Ember edited");
}

}  // namespace
}  // namespace codicil
