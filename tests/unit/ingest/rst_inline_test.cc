#include "ingest/rst/inline_markup.h"
#include "rst_fixture.h"

namespace codicil {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// A rule that contains `words`.
Edition ReadWords(const std::string& words, const ReadOptions& options = {}) {
  return ReadRule("Here rests " + words + "\n", options);
}

std::string TextOf(const Edition& edition) {
  constexpr std::string_view kBefore = "Here rests ";
  const Provision& rule = edition.provisions[edition.Find("101.1")];
  return std::string(rule.text.text.substr(std::min(kBefore.size(), rule.text.text.size())));
}

std::vector<std::string> MarksOf(const Edition& edition) {
  return Marks(edition.provisions[edition.Find("101.1")].text);
}

struct InlineCase {
  const char* rst;
  const char* text;
};

void PrintTo(const InlineCase& c, std::ostream* out) { *out << c.rst; }

class PlainInline : public testing::TestWithParam<InlineCase> {};

// If docutils sees no markup, there is none.
TEST_P(PlainInline, IsText) {
  const Edition edition = ReadWords(GetParam().rst);
  EXPECT_EQ(TextOf(edition), GetParam().text);
  EXPECT_THAT(MarksOf(edition), IsEmpty());
  EXPECT_THAT(Reports(edition), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    Rst, PlainInline,
    testing::Values(InlineCase{"A power of * or 1+*.", "A power of * or 1+*."},
                    InlineCase{"A star (*) and a \"*\".", "A star (*) and a \"*\"."},
                    InlineCase{"2*x and x*2*y", "2*x and x*2*y"}, InlineCase{"A | B", "A | B"},
                    InlineCase{"Ember -- and ash", "Ember -- and ash"},
                    InlineCase{"\\*not\\* \\\\ this", "*not* \\ this"},
                    InlineCase{"rest\\ less", "restless"},
                    InlineCase{"wrapped\nhere", "wrapped here"},
                    InlineCase{"snake_case and __init__", "snake_case and __init__"},
                    InlineCase{"nowhere_ leads", "nowhere_ leads"},
                    InlineCase{"_`anchored` word", "anchored word"},
                    InlineCase{"a note [1]_ and [#]_", "a note [1] and [#]"},
                    InlineCase{"at 5:30: ready", "at 5:30: ready"},
                    InlineCase{"http:// is no address", "http:// is no address"}));

struct MarkCase {
  const char* rst;
  const char* text;
  const char* mark;
};

void PrintTo(const MarkCase& c, std::ostream* out) { *out << c.rst; }

class MarkedInline : public testing::TestWithParam<MarkCase> {};

TEST_P(MarkedInline, IsMarked) {
  const Edition edition = ReadWords(GetParam().rst);
  EXPECT_EQ(TextOf(edition), GetParam().text);
  EXPECT_THAT(MarksOf(edition), ElementsAre(GetParam().mark));
}

INSTANTIATE_TEST_SUITE_P(
    Rst, MarkedInline,
    testing::Values(MarkCase{"An *old ember* glows.", "An old ember glows.", "emphasis old ember"},
                    MarkCase{"(*Ash*), it says.", "(Ash), it says.", "emphasis Ash"},
                    MarkCase{"*Ash*\\ -born", "Ash-born", "emphasis Ash"},
                    MarkCase{"*two\nlines*", "two lines", "emphasis two lines"},
                    MarkCase{"*a\\*b*", "a*b", "emphasis a*b"},
                    MarkCase{"**Burn** it.", "Burn it.", "strong Burn"},
                    MarkCase{"``a\\b *c*``", "a\\b *c*", "literal a\\b *c*"},
                    MarkCase{"`plain role`", "plain role", "emphasis plain role"},
                    MarkCase{":strong:`Burn`", "Burn", "strong Burn"},
                    MarkCase{"`Burn`:strong:", "Burn", "strong Burn"},
                    MarkCase{":term:`Relic`", "Relic", "term Relic -> Relic"},
                    MarkCase{":Term:`relics <Relic>`", "relics", "term relics -> Relic"},
                    MarkCase{"see `the hall <https://example.org/hall>`_.", "see the hall.",
                             "link the hall -> https://example.org/hall"},
                    MarkCase{"see `the hall <https://example.org/hall>`__.", "see the hall.",
                             "link the hall -> https://example.org/hall"},
                    MarkCase{"`<https://example.org>`_", "https://example.org",
                             "link https://example.org -> https://example.org"},
                    MarkCase{"(at https://example.org/a.)", "(at https://example.org/a.)",
                             "link https://example.org/a -> https://example.org/a"},
                    MarkCase{"pay |E|.", "pay {E}.", "symbol {E} -> {E}"},
                    MarkCase{"pay |E/W|.", "pay {E/W}.", "symbol {E/W} -> {E/W}"}));

TEST(RstInline, SymbolsJoinWithoutABlank) {
  const Edition edition = ReadWords("Pay |1|\\ |E|: burn.");
  EXPECT_EQ(TextOf(edition), "Pay {1}{E}: burn.");
  EXPECT_THAT(MarksOf(edition), ElementsAre("symbol {1} -> {1}", "symbol {E} -> {E}"));
}

TEST(RstInline, TableOfSymbolsRenames) {
  ReadOptions options;
  options.symbols["flame"] = "F";
  EXPECT_EQ(TextOf(ReadWords("Pay |flame|.", options)), "Pay {F}.");
}

TEST(RstInline, SubstitutionsWithATextAreApplied) {
  const Edition edition = ReadWords(
      "|game| is |tm| and costs |E|.\n\n.. |game| replace:: The *Emberfall* game\n"
      ".. |tm| unicode:: U+2122 .. a sign\n.. |E| image:: e.png\n");
  EXPECT_EQ(TextOf(edition), "The Emberfall game is \u2122 and costs {E}.");
}

TEST(RstInline, LongUndefinedSubstitutionStaysAsItStands) {
  const Edition edition = ReadWords("Pay |something|.");
  EXPECT_EQ(TextOf(edition), "Pay |something|.");
  EXPECT_THAT(Reports(edition), ElementsAre("rst-markup: |something|"));
}

TEST(RstInline, UnclosedMarkupIsReportedAndKept) {
  const Edition edition = ReadWords("An *old ember glows; so does ``this.");
  EXPECT_EQ(TextOf(edition), "An *old ember glows; so does ``this.");
  EXPECT_THAT(Reports(edition), ElementsAre("rst-markup: *", "rst-markup: ``"));
}

TEST(RstInline, UnknownRoleIsReportedOnceAndItsTextKept) {
  const Edition edition = ReadWords("A :glow:`warm` and a :glow:`cold` ember.");
  EXPECT_EQ(TextOf(edition), "A warm and a cold ember.");
  EXPECT_THAT(Reports(edition), ElementsAre("rst-unknown-role: :glow:`warm`"));
}

TEST(RstInline, NamedTargetsAreLinks) {
  const Edition edition = ReadWords(
      "See hall_ and `The Hall`_.\n\n.. _hall: https://example.org/h\n"
      ".. _the hall: https://example.org/t\n");
  EXPECT_EQ(TextOf(edition), "See hall and The Hall.");
  EXPECT_THAT(MarksOf(edition), ElementsAre("link hall -> https://example.org/h",
                                            "link The Hall -> https://example.org/t"));
}

TEST(RstInline, PiecesCoverTheParagraph) {
  const std::string_view text = "a *b* :ref:`c <d>` |e|_ ``f`` `g <h>`_ *open \\* http://i.j k_.";
  uint32_t end = 0;
  for (const rst::InlinePiece& piece : rst::ParseInline(text)) {
    EXPECT_EQ(piece.whole.begin, end);
    end = piece.whole.end;
  }
  EXPECT_EQ(end, text.size());
}

}  // namespace
}  // namespace codicil
