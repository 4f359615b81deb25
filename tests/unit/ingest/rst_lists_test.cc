#include "rst_fixture.h"

namespace codicil {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// A rule 1.1 with `body` below its heading.
Edition ReadOnlyRule(std::string_view body) {
  return ReadRstText("1.1\n===\n\n" + std::string(body));
}

TEST(RstLists, LettersAreSubrulesIndentedOrNot) {
  for (std::string_view indent : {"", "  ", "    "}) {
    std::string body = "Wardens rest.\n\n";
    for (std::string_view item : {"a. One rests.\n", "b. Two rest,\n   side by side.\n"}) {
      body += std::string(indent) + std::string(item.substr(0, item.find('\n') + 1));
      if (item.find('\n') + 1 < item.size()) {
        body += std::string(indent) + std::string(item.substr(item.find('\n') + 1));
      }
    }
    const Edition edition = ReadOnlyRule(body);
    EXPECT_EQ(Provisions(edition),
              "1.1 Wardens rest.\n1.1a One rests.\n1.1b Two rest, side by side.\n");
    EXPECT_THAT(Reports(edition), IsEmpty());
  }
}

TEST(RstLists, NumberSpanIsTheLetter) {
  const Edition edition = ReadOnlyRule("Wardens rest.\n\n    a. One rests.\n");
  const Provision& subrule = edition.provisions[edition.Find("1.1a")];
  const SourceText& text = *edition.sources().files[0].text;
  EXPECT_EQ(text.Cut(subrule.number_span), "a");
  EXPECT_EQ(text.Cut(subrule.span), "a. One rests.");
  EXPECT_EQ(edition.sources().files[0].labels.at(subrule.number_span.end), Label::kMarkup);
}

TEST(RstLists, LettersLeftOutAndListsThatResume) {
  const Edition edition = ReadOnlyRule(R"(Wardens rest.

    j. Ten.
    k. Eleven.

        .. admonition:: Example

            Ada rests.

    m. Twelve.

.. admonition:: Example

    Ben rests.

n. Thirteen.
)");
  EXPECT_EQ(Provisions(edition),
            "1.1 Wardens rest.\n1.1j Ten.\n1.1k Eleven.\n  E Ada rests.\n1.1m Twelve.\n"
            "  E Ben rests.\n1.1n Thirteen.\n");
}

TEST(RstLists, TwoLetters) {
  EXPECT_EQ(Provisions(ReadOnlyRule("Wardens rest.\n\n  z. Last.\n  aa. More.\n  ab. Most.\n")),
            "1.1 Wardens rest.\n1.1z Last.\n1.1aa More.\n1.1ab Most.\n");
}

TEST(RstLists, ItemsHoldParagraphsAndLists) {
  const Edition edition = ReadOnlyRule(R"(Wardens rest.

    a. One rests.

       It dreams:

       * of ash
       * of embers

       a. first this
       b. then that

    b. Two rest:

       1. in turn
       2. or not

       A Roman list:

       i. one
       ii. two

    c. Three.
)");
  EXPECT_EQ(Provisions(edition),
            "1.1 Wardens rest.\n"
            "1.1a One rests. / It dreams: / \u2022 of ash / \u2022 of embers / a. first this / b. "
            "then that\n"
            "1.1b Two rest: / 1. in turn / 2. or not / A Roman list: / i. one / ii. two\n"
            "1.1c Three.\n");
  EXPECT_THAT(Reports(edition), IsEmpty());
}

TEST(RstLists, MarkerAloneInItsLine) {
  EXPECT_EQ(Provisions(ReadOnlyRule("Do this now.\n\n1.\n   rest\n2.\n\n- a. nested\n")),
            "1.1 Do this now. / 1. rest / 2. / \u2022 a. nested\n");
}

TEST(RstLists, InitialOfANameIsText) {
  EXPECT_EQ(Provisions(ReadOnlyRule("A. Smith was\na warden.\n")), "1.1 A. Smith was a warden.\n");
}

TEST(RstLists, ItemInsideAnExampleGoesOnWithTheRule) {
  const Edition edition = ReadOnlyRule(R"(Wardens rest.

    a. One rests.

        .. admonition:: Example

            Ada rests.

            b. Two rest.

        .. admonition:: Example

            Ben and Cy rest.

            c. Three rest.

    d. Four rest.
)");
  EXPECT_EQ(Provisions(edition),
            "1.1 Wardens rest.\n1.1a One rests.\n  E Ada rests.\n1.1b Two rest.\n"
            "  E Ben and Cy rest.\n1.1c Three rest.\n1.1d Four rest.\n");
  EXPECT_THAT(Reports(edition), ElementsAre("rst-misplaced-item: b.", "rst-misplaced-item: c."));
}

TEST(RstLists, ListInsideAnExampleIsItsText) {
  const Edition edition = ReadOnlyRule(R"(Wardens rest.

.. admonition:: Example

    Ada may:

    a. rest
    b. wake
)");
  EXPECT_EQ(Provisions(edition), "1.1 Wardens rest.\n  E Ada may: / a. rest / b. wake\n");
}

TEST(RstLists, ExampleFollowsTheProvisionAboveIt) {
  const Edition edition = ReadOnlyRule(R"(Wardens rest.

    .. admonition:: Example

        Ada rests.

        So does Ben.

    a. One rests.
    b. Two rest.

.. admonition:: Examples:

    Cy rests.
)");
  EXPECT_EQ(Provisions(edition),
            "1.1 Wardens rest.\n  E Ada rests. / So does Ben.\n1.1a One rests.\n1.1b Two rest.\n"
            "  E Cy rests.\n");
}

TEST(RstLists, LooseExamples) {
  const Edition edition = ReadOnlyRule(R"(Wardens rest.

Example: Ada
rests.

    a. One *rests*. Example: Ben rests. Example: Cy rests.

       **Example:** Dov rests.

    b. Words such as "for example: this" are none.
)");
  EXPECT_EQ(Provisions(edition),
            "1.1 Wardens rest.\n  E Ada rests.\n1.1a One rests.\n  E Ben rests.\n  E Cy rests.\n"
            "  E Dov rests.\n1.1b Words such as \"for example: this\" are none.\n");
  EXPECT_THAT(Reports(edition),
              ElementsAre("rst-loose-example: Example: ", "rst-loose-example: Example: ",
                          "rst-loose-example: Example: ", "rst-loose-example: **Example:** "));
}

TEST(RstLists, ExampleWithoutARule) {
  const Edition edition = ReadRstText(
      "Hall\n====\n\n.. admonition:: Example\n\n   Ada rests.\n\n1.1\n===\n\nWardens rest.\n");
  EXPECT_EQ(Matter(edition), "front heading Hall\nfront example Ada rests.\n");
  EXPECT_THAT(Reports(edition), ElementsAre("example-outside-rule: admonition"));
}

}  // namespace
}  // namespace codicil
