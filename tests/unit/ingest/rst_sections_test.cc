#include "rst_fixture.h"

namespace codicil {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Provision& At(const Edition& edition, std::string_view number) {
  return edition.provisions.at(edition.Find(number));
}

TEST(RstSections, HeadingsWithoutNumbersGetThemFromTheirRules) {
  const Edition edition = ReadRstText(R"(
*****
Frame
*****

General
=======

200.1
-----

A card has a frame.

200.2
-----

It is gray.

Name
====

201.1
-----

The name is at the top.
)");
  EXPECT_EQ(Provisions(edition),
            "2 # Frame\n200 # General\n200.1 A card has a frame.\n200.2 It is gray.\n"
            "201 # Name\n201.1 The name is at the top.\n");
  EXPECT_THAT(Reports(edition), IsEmpty());
  EXPECT_TRUE(At(edition, "200").number_span.empty());
  EXPECT_EQ(edition.sources().files[0].text->Cut(At(edition, "200.1").number_span), "200.1");
  EXPECT_EQ(edition.sources().files[0].text->Cut(At(edition, "200.1").span),
            "200.1\n-----\n\nA card has a frame.");
}

TEST(RstSections, NumberedHeadingsKeepTheirNumbers) {
  const Edition edition = ReadRstText(R"(
##############
The Rite Rules
##############

2. Frame
========

202. Cost and *Color*
---------------------

202.1. Symbols
~~~~~~~~~~~~~~

202.2
~~~~~

A relic has no color.

202.2aa
^^^^^^^

It may be painted.
)");
  EXPECT_EQ(Provisions(edition),
            "2 # Frame\n202 # Cost and Color\n202.1 # Symbols\n202.2 A relic has no color.\n"
            "202.2aa It may be painted.\n");
  EXPECT_EQ(edition.title, "The Rite Rules");
  EXPECT_EQ(Matter(edition), "front title The Rite Rules\n");
  EXPECT_EQ(edition.sources().files[0].text->Cut(At(edition, "202").number_span), "202");
}

TEST(RstSections, OtherNumberingSchemes) {
  const Edition edition = ReadRstText(R"(
Turn
====

Dawn
----

1.14.2
~~~~~~

Embers wake.

1.14.2a
~~~~~~~

Ash does not.
)");
  EXPECT_EQ(Provisions(edition),
            "1 # Turn\n1.14 # Dawn\n1.14.2 Embers wake.\n1.14.2a Ash does not.\n");
}

TEST(RstSections, SubsectionWithNothingInItTakesTheNumberLeftOut) {
  const Edition edition = ReadRstText(R"(
Turn
====

General
-------

Dawn
----

501.1
~~~~~

Embers wake.

Noon
----

Dusk
----

503.1
~~~~~

Embers sleep.
)");
  EXPECT_EQ(Provisions(edition),
            "5 # Turn\n500 # General\n501 # Dawn\n501.1 Embers wake.\n502 # Noon\n503 # Dusk\n"
            "503.1 Embers sleep.\n");
}

TEST(RstSections, TitleParagraphOfARuleIsItsHeading) {
  const Edition edition = ReadRstText("702.2\n=====\n\nAshwalk\n\nA warden may cross ash.\n");
  EXPECT_EQ(Provisions(edition), "702.2 # Ashwalk A warden may cross ash.\n");
}

TEST(RstSections, HeadingsWithoutRulesAreFrontAndBackMatter) {
  const Edition edition = ReadRstText(R"(
Introduction
============

Welcome to the hall.

1. Wardens
==========

1.1
---

A warden rests.

Asides
------

None so far.

Credits
=======

Made by many.
)");
  EXPECT_EQ(Provisions(edition), "1 # Wardens\n1.1 A warden rests. / Asides / None so far.\n");
  EXPECT_EQ(Matter(edition),
            "front heading Introduction\nfront text Welcome to the hall.\n"
            "back heading Credits\nback text Made by many.\n");
}

TEST(RstSections, NumberAtTheStartOfATitleIsNoRuleNumber) {
  EXPECT_EQ(Matter(ReadRstText("2 Wardens\n=========\n\nBoth rest.\n")),
            "front heading 2 Wardens\nfront text Both rest.\n");
}

struct DateCase {
  const char* written;
  const char* iso;
};

class RstDate : public testing::TestWithParam<DateCase> {};

TEST_P(RstDate, IsTheEffectiveDate) {
  const Edition edition = ReadRstText(
      std::string(":tocdepth: 2\n\nThe Rite Rules\n==============\n:Author: The Hall\n:Date: ") +
      GetParam().written + "\n\n1.1\n---\n\nA warden rests.\n");
  EXPECT_EQ(edition.effective_date, GetParam().iso);
  EXPECT_EQ(edition.title, "The Rite Rules");
  EXPECT_EQ(Matter(edition), "front title The Rite Rules\nfront text The Hall\nfront text :Date: " +
                                 std::string(GetParam().written) + "\n");
}

INSTANTIATE_TEST_SUITE_P(Rst, RstDate,
                         testing::Values(DateCase{"03/09/2021", "2021-03-09"},
                                         DateCase{"March 9, 2021", "2021-03-09"},
                                         DateCase{"9 March 2021", "2021-03-09"},
                                         DateCase{"2021-03-09", "2021-03-09"}));

TEST(RstSections, FieldsAmongTheRulesAreText) {
  EXPECT_EQ(Provisions(ReadRstText("1.1\n===\n\n:Cost: two embers.\n")),
            "1.1 :Cost: two embers.\n");
}

TEST(RstSections, FaultsOfHeadingsAreReported) {
  const Edition edition = ReadRstText(R"(
Wardens
=======

1.1
---

A warden rests.

1.10
----

A warden wakes.

Ash
~~~

1.11
++++

Ash falls.

Long Title
----
)");
  EXPECT_THAT(Reports(edition), testing::Contains("rst-heading: Long Title"));
  const Edition jump = ReadRstText("A\n=\n\nB\n-\n\nC\n~\n\nD\n=\n\nE\n~\n");
  EXPECT_THAT(Reports(jump), testing::UnorderedElementsAre("rst-heading: E", "no-provisions: "));
}

TEST(RstSections, ShortUnderlineOfARuleNumber) {
  const Edition edition = ReadRstText("101.12\n---\n\nAsh falls.\n");
  EXPECT_EQ(Provisions(edition), "101.12 Ash falls.\n");
  EXPECT_THAT(Reports(edition), testing::Contains("rst-heading: 101.12"));
}

}  // namespace
}  // namespace codicil
