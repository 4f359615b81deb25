#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "check/kinds.h"
#include "check_fixture.h"
#include "rules/kinds.h"

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view kReferences = R"(1. Play

100. Wardens

100.1. A warden lights a relic. See rule 100.9, and rule 101, “Wardens.”

100.2. A rite costs an ember. See rule 101, “Bells.”

101. Relics

101.1. A relic burns. See rule 101, “Relics.”

Glossary

Ember
What rites are paid with. See Spark.

Relic
What burns. See also Ember.

Zeal
What nobody has.
)";

TEST(CheckCitations, FindsThoseThatLeadNowhere) {
  EXPECT_THAT(Found(kReferences, kind::kDanglingCitation), ElementsAre("100.9: there is no 100.9"));
  EXPECT_THAT(Found(kReferences, kind::kUndefinedTerm),
              ElementsAre("Spark: the glossary has no \"Spark\""));
}

TEST(CheckCitations, TellsWhereNumberAndTitlePoint) {
  EXPECT_THAT(Found(kReferences, kind::kMistitledCitation),
              ElementsAre("101, “Wardens.”: the number points to 101 (Relics), the title to 100",
                          "101, “Bells.”: the number points to 101 (Relics), but the title does "
                          "not match any provision"));
}

TEST(CheckCitations, TheTitleOfAnImpliedProvisionIsNotKnown) {
  EXPECT_THAT(
      Found("100.1. One burns. See rule 100, “Relics.”\n\n100.2. Two.\n", kind::kMistitledCitation),
      IsEmpty());
}

TEST(CheckCitations, ANumberThatIsUsedTwiceIsAmbiguous) {
  EXPECT_THAT(Found("100. Wardens\n\n100.1. One. See rule 100.2.\n\n100.2. Two.\n\n100.2. Three.\n",
                    kind::kAmbiguousCitation),
              ElementsAre("100.2: 100.2 fits more than one place"));
}

TEST(CheckCitations, FindsEntriesThatNothingUses) {
  EXPECT_THAT(Found(kReferences, kind::kUnreferencedEntry),
              ElementsAre("Zeal: nothing uses or cites \"Zeal\""));
}

TEST(CheckDuplicates, FindsTheSameWordsTwice) {
  const std::string words =
      "A warden who cannot pay for a rite takes it back, and the embers that were spent on it are "
      "\"kept\" in the flue for the whole turn.";
  std::string curly = words;
  curly.replace(curly.find("\"kept\""), 6, "“kept”");
  const std::string rules = "100. Wardens\n\n100.1. " + words + "\n\n100.2. " + curly + "\n";
  EXPECT_THAT(Found(rules, kind::kDuplicateText),
              ElementsAre(curly + ": another provision has the same words"));
}

TEST(CheckDuplicates, ShortWordsAndAnExampleOfARuleAreNone) {
  EXPECT_THAT(
      Found("100. Wardens\n\n100.1. Pay for it.\n\n100.2. Pay for it.\n", kind::kDuplicateText),
      IsEmpty());
}

TEST(CheckDefaults, OnlyWhatIsOftenWantedIsOn) {
  EXPECT_TRUE(IsOnByDefault(kind::kNumberGap));
  EXPECT_TRUE(IsOnByDefault(kind::kMistitledCitation));
  EXPECT_FALSE(IsOnByDefault(kind::kUnreferencedEntry));
}

}  // namespace
}  // namespace codicil
