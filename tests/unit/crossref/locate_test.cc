#include "crossref/locate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/crossref/refs_fixture.h"

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// The numbers and terms that are found: "203.3a", "term Court".
std::vector<std::string> Names(const Edition& edition, std::string_view asked) {
  const ReferenceIndex index(edition);
  const auto found = Locate(index, asked);
  std::vector<std::string> names;
  for (const ProvisionId id : found.provisions)
    names.push_back(edition.provisions[id].number.ToString());
  for (const uint32_t entry : found.entries)
    names.push_back("term " + std::string(edition.glossary[entry].term.text));
  return names;
}

TEST(Locate, NumbersInAnyClothes) {
  const Edition edition = ReadRules(std::string(kWork));
  for (const std::string_view asked :
       {"203.3a", "rule 203.3a", "CR 203.3a.", "§203.3a", " (203.3a) ", "[203.3a]"})
    EXPECT_THAT(Names(edition, asked), ElementsAre("203.3a")) << asked;
  EXPECT_THAT(Names(edition, "302.2"), ElementsAre("302.2", "302.2")) << "used twice";
  EXPECT_THAT(Names(edition, "203.9"), IsEmpty());
}

TEST(Locate, RangesAndListsAsAWhole) {
  const Edition edition = ReadRules(std::string(kWork));
  EXPECT_THAT(Names(edition, "203.3a-203.3b"), ElementsAre("203.3a", "203.3b"));
  EXPECT_THAT(Names(edition, "rules 203.3b and 203.3a"), ElementsAre("203.3a", "203.3b"));
  EXPECT_THAT(Names(edition, "203.3a-203.3z"), IsEmpty()) << "its end is missing";
  EXPECT_THAT(Names(edition, "203.9 or 203.3a"), IsEmpty()) << "one of them is missing";
}

TEST(Locate, TitlesAndTermsWhateverTheirCase) {
  const Edition edition = ReadRules(std::string(kWork) + std::string(kGlossary));
  EXPECT_THAT(Names(edition, "WARMTH"), ElementsAre("209"));
  EXPECT_THAT(Names(edition, "resting keeper order"),
              ElementsAre("term Active Keeper, Resting Keeper Order"));
  EXPECT_THAT(Names(edition, ""), IsEmpty());
}

TEST(NamesLike, AreOfTheKindThatIsAskedFor) {
  const Edition edition = ReadRules(std::string(kWork));
  const ReferenceIndex index(edition);
  EXPECT_THAT(NamesLike(index, "203.3d"), testing::Contains("203.3a"));
  EXPECT_THAT(NamesLike(index, "Relisc"), ElementsAre("Relics"));
}

}  // namespace
}  // namespace codicil
