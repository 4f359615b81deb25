#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "check/kinds.h"
#include "check_fixture.h"

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Slip {
  std::string_view words;
  std::vector<std::string> found;
};

void ExpectSlips(DiagnosticKind kind, const std::vector<Slip>& slips) {
  for (const Slip& slip : slips) EXPECT_EQ(FoundInRule(slip.words, kind), slip.found) << slip.words;
}

TEST(CheckQuotes, FindsTheOneWithoutAPartner) {
  ExpectSlips(kind::kUnbalancedQuotes,
              {{"It says “burn” and “douse”.", {}},
               {"It says “burn and “douse”.", {"“: this quotation mark is never closed"}},
               {"It says burn” and “douse”.", {"”: unmatched closing quotation mark"}},
               {"It says „burn” now.", {}},
               {"It says “burn\" now.", {}},
               {"It says \"burn\" and \"douse.\"", {}},
               {"It says \"burn and \"douse.\"", {"\": this quotation mark is never closed"}},
               {"It says burn\" and \"douse.\"", {"\": unmatched closing quotation mark"}},
               {"It says (\"burn\").", {}},
               {"A card is 4\" high.", {}},
               {"A warden’s and the wardens’ relics, ’tis said.", {}}});
}

TEST(CheckQuotes, TellsAMarkThatIsTurnedTheWrongWay) {
  ExpectSlips(
      kind::kUnbalancedQuotes,
      {{"It says “burn . . . “ or “douse.”", {"“: this quotation mark faces the wrong way"}},
       {"It says ”burn” now.", {"”: this quotation mark faces the wrong way"}}});
}

TEST(CheckQuotes, AQuotationOfTwoParagraphsOpensTwice) {
  ExpectSlips(kind::kUnbalancedQuotes, {{"It says this:\n\n“Burn.\n\n“Douse.”", {}},
                                        {"It says this:\n\n“Burn.\n\nDouse.”", {}},
                                        {"It says this:\n\n\"Burn.\n\n\"Douse.\"", {}},
                                        {"It says this:\n\n\"Burn.\n\nDouse.\"", {}},
                                        {"It says this:\n\n\"Burn.\n\nDouse.",
                                         {"\": this quotation mark is never closed"}}});
}

// The reader separates an example from the paragraph after it; the quotation spans both.
TEST(CheckQuotes, AQuotationMayBeginInAnExampleAndEndBehindIt) {
  ExpectSlips(kind::kUnbalancedQuotes,
              {{"Two.\n\nExample: It says \"Light it.\n\nDouse it.\" It burns.", {}},
               {"Two.\n\nExample: It says “Light it.\n\nDouse it.” It burns.", {}}});
}

TEST(CheckBrackets, FindsTheOneWithoutAPartner) {
  ExpectSlips(kind::kUnbalancedBrackets,
              {{"Light it (or [this] one) now.", {}},
               {"Light it (or douse it.", {"(: this bracket is never closed"}},
               {"Light it or douse it).", {"): unmatched closing bracket"}},
               {"Light [it (or] douse it.", {"(: this bracket is never closed"}},
               {"Pay {F to light it.", {"{: this bracket is never closed"}},
               {"Either a) light it or b) douse it.", {}},
               {"Light it (for the\n\nwhole turn).", {}}});
}

TEST(CheckWords, FindsAWordThatStandsTwice) {
  ExpectSlips(kind::kRepeatedWord,
              {{"Light the the relic.", {"the the: \"the\" appears twice in a row"}},
               {"The the relic burns.", {"The the: \"the\" appears twice in a row"}},
               {"Light the\nthe relic.", {"the\nthe: \"the\" appears twice in a row"}},
               {"The relic that that warden had had is is cold.", {}},
               {"The rite Tick Tick is cheap.", {}},
               {"Light it, it burns.", {}},
               {"A tick-tock tock is heard; a tick tick-tock too.", {}}});
}

TEST(CheckWords, FindsSeveralBlanks) {
  ExpectSlips(kind::kDoubleSpace, {{"Light  it now.", {"  : 2 spaces between words"}},
                                   {"Light it.   It burns.", {"   : 3 spaces between words"}},
                                   {"Light it -- or  -- douse it.", {}}});
}

TEST(CheckWords, TwoBlanksBehindEachPeriodAreAHabit) {
  const std::string habit = "One burns.  Two burn.  Three burn. Four burn.";
  EXPECT_THAT(FoundInRule(habit, kind::kDoubleSpace), IsEmpty());
  std::string once = "One burns.  Two burn.";
  for (int i = 0; i < 30; ++i) once += " It burns.";
  EXPECT_THAT(FoundInRule(once, kind::kDoubleSpace), ElementsAre("  : 2 spaces between words"));
}

TEST(CheckSentenceEnds, FindsAParagraphThatStops) {
  const std::string found = ": this paragraph does not end like a sentence";
  ExpectSlips(kind::kSentenceCutOff,
              {{"A relic that is spent goes to the ashes.", {}},
               {"A relic that is spent goes to the “ashes.”)", {}},
               {"A relic that is spent goes to one of these:", {}},
               {"A relic of iron and tin, spent or unspent\n\nIt burns.", {"unspent" + found}},
               {"It lies in the ashes of the\n\n100.2. It burns.", {"the" + found}},
               {"It lies in the ashes, and it burns\n\n100.1a if it is lit.", {}},
               {"Wardens of the Grove", {}},
               {"Full rules for wardens are always at www.rules.example", {}},
               {"Ada, Bede, Cuno, Dora, Edda, Frida, Gero, Hilda", {}}});
}

}  // namespace
}  // namespace codicil
