#include "rst_fixture.h"

namespace codicil {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr char kEnd[] = "101.2 The end.\n";

struct BlockCase {
  const char* rst;
  const char* provisions;
};

void PrintTo(const BlockCase& c, std::ostream* out) { *out << c.rst; }

class RstBlock : public testing::TestWithParam<BlockCase> {};

TEST_P(RstBlock, BecomesText) {
  const Edition edition = ReadRule(GetParam().rst);
  EXPECT_EQ(Provisions(edition), GetParam().provisions + std::string(kEnd));
  EXPECT_THAT(Reports(edition), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    Rst, RstBlock,
    testing::Values(
        BlockCase{"One.\n\nTwo\nlines.\n", "101.1 One. / Two lines.\n"},
        BlockCase{"One.\n\n    A quote.\n", "101.1 One. / A quote.\n"},
        BlockCase{"Ember\n    A warm thing.\n", "101.1 # Ember A warm thing.\n"},
        BlockCase{"One.\n\n| first line\n| second\n  goes on\n|\n| third\n",
                  "101.1 One. / first line|second goes on / third\n"},
        BlockCase{"Say::\n\n    *ash*\n      ember\n\n    end\n\nDone.\n",
                  "101.1 Say: / *ash*|ember / end / Done.\n"},
        BlockCase{"Say.\n\n::\n\n    ash\n", "101.1 Say. / ash\n"},
        BlockCase{"One.\n\n----\n\nTwo.\n", "101.1 One. / Two.\n"},
        BlockCase{
            "One.\n\n=====  ====\nEmber  Cost\n=====  ====\nred    |1|\n=====  ====\n\nTwo.\n",
            "101.1 One. / Ember  Cost|red    {1} / Two.\n"},
        BlockCase{"One.\n\n+-----+----+\n| red | 2  |\n+-----+----+\n| all | -- |\n+-----+----+\n",
                  "101.1 One. / red 2|all --\n"},
        BlockCase{"One.\n\n.. a comment\n   of two lines\n\n   and more\n\nTwo.\n",
                  "101.1 One. / Two.\n"},
        BlockCase{"One.\n\n..\n\n    A quote.\n", "101.1 One. / A quote.\n"},
        BlockCase{"One.\n\n.. image:: ember.png\n   :width: 2\n\n.. contents::\n\nTwo.\n",
                  "101.1 One. / Two.\n"},
        BlockCase{"One.\n\n.. [1] A footnote.\n", "101.1 One. / [1] A footnote.\n"},
        BlockCase{"One.\n\n.. only:: html\n\n    Two.\n", "101.1 One. / Two.\n"},
        BlockCase{"One.\n\n.. code-block:: text\n   :linenos:\n\n   a *b*\n   c\n",
                  "101.1 One. / a *b*|c\n"},
        BlockCase{"One.\n\n.. seealso:: the hall\n    of ash\n",
                  "101.1 One.\n  N the hall of ash\n"},
        BlockCase{"One.\n\n.. seealso::\n    the hall\n\n    the yard\n",
                  "101.1 One.\n  N the hall / the yard\n"},
        BlockCase{"One.\n\n.. Note:: Mind.\n.. warning::\n   :class: x\n\n   Beware.\n",
                  "101.1 One.\n  N Mind.\n  N Beware.\n"},
        BlockCase{"One.\n\n.. admonition:: An Aside\n\n   Mind.\n",
                  "101.1 One.\n  N An Aside / Mind.\n"},
        BlockCase{"One.\n\n.. admonition:: Example\n   :class: x\n\n   Ada.\n\n   .. note:: "
                  "Inner.\n\n   Ben.\n",
                  "101.1 One.\n  E Ada. / Ben.\n  N Inner.\n"}));

TEST(RstBlocks, MisspeltDirectives) {
  const Edition edition = ReadRule(R"(One.

.. _seealso::

    the hall

.. see also:: the yard

.. note: the wall

.. _note:

.. example::

    Ada rests.
)");
  EXPECT_EQ(
      Provisions(edition),
      "101.1 One.\n  E Ada rests.\n  N the hall\n  N the yard\n  N the wall\n101.2 The end.\n");
  EXPECT_THAT(Reports(edition),
              ElementsAre("rst-misspelt-directive: _seealso", "rst-misspelt-directive: see also",
                          "rst-misspelt-directive: note", "rst-misspelt-directive: example"));
}

TEST(RstBlocks, UnknownDirectiveKeepsItsText) {
  const Edition edition = ReadRule(".. glow:: an ember\n   :heat: 3\n\n   It is *warm*.\n\nTwo.\n");
  EXPECT_EQ(Provisions(edition), "101.1 an ember / It is warm. / Two.\n101.2 The end.\n");
  EXPECT_THAT(Reports(edition), ElementsAre("rst-unknown-directive: glow"));
}

TEST(RstBlocks, LinesOfFrontMatterStayApart) {
  const Edition edition =
      ReadRstText("Hall\n====\n\n| Ember Street 1\n| Ashford\n\n1.1\n===\n\nOne.\n");
  EXPECT_EQ(Matter(edition), "front heading Hall\nfront text Ember Street 1|Ashford\n");
}

TEST(RstBlocks, GlossaryEntries) {
  const Edition edition = ReadRstText(R"(
1.1
===

One.

Glossary
========

.. glossary::
   :sorted:

   Ash
      What is left.

   Ember
   Glowing Ember
      1. A *warm* thing.
      2. A color.

         .. seealso::
            :term:`Ash`

   .. a comment

   Void

   Warden
      One who rests.

      .. admonition:: Mark

         It glows.

Credits
=======

Many.
)");
  EXPECT_EQ(Glossary(edition),
            "Ash: What is left.\n"
            "Ember: 1. A warm thing. / 2. A color. / Ash\n"
            "Glowing Ember: 1. A warm thing. / 2. A color. / Ash\n"
            "Void: \nWarden: One who rests. / Mark / It glows.\n");
  EXPECT_EQ(Matter(edition), "back heading Credits\nback text Many.\n");
  EXPECT_THAT(Marks(edition.glossary[1].text), ElementsAre("emphasis warm", "term Ash -> Ash"));
  EXPECT_EQ(edition.sources().files[0].text->Cut(edition.glossary[0].span),
            "Ash\n      What is left.");
  EXPECT_THAT(Reports(edition), IsEmpty());
}

TEST(RstBlocks, DefinitionWithoutATermIsKept) {
  const Edition edition =
      ReadRstText(".. glossary::\n\n  __ https://example.org\n\n    Lost words.\n");
  EXPECT_EQ(Glossary(edition) + Matter(edition), "back text Lost words.\n");
}

// A toctree inserts other files: everything open is closed first, including a term that has no
// definition.
TEST(RstBlocks, TermsBehindAToctreeAreKept) {
  const Edition edition =
      ReadRstText(".. glossary::\n\n    Ash\n       .. toctree::\n A ladle.\n\n    Tree\n");
  EXPECT_EQ(Glossary(edition), "Ash: \nA ladle.: \nTree: \n");
}

TEST(RstBlocks, EveryKindOfLineEnd) {
  EXPECT_EQ(Provisions(ReadRstText("1.1\r\n===\r\n\r\nOne\r\nline.\r\n\r\n  a. Two.\r\n")),
            "1.1 One line.\n1.1a Two.\n");
}

TEST(RstBlocks, DeepNestingIsNoMatterOfTheStack) {
  constexpr size_t kDepth = 50000;
  std::string text;
  for (size_t i = 0; i < kDepth; ++i) text += "* ";
  const Edition edition = ReadRule(text + "end\n");
  EXPECT_EQ(edition.provisions[edition.Find("101.1")].text.text.size(),
            2 * kDepth + 5);  // the first bullet has two bytes more
}

}  // namespace
}  // namespace codicil
