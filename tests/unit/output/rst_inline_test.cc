#include "output/rst_inline.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

struct Case {
  std::string_view text;
  std::vector<Mark> marks;
  std::string_view rst;
};

TEST(RstParagraph, EscapesAndMarks) {
  const Case cases[] = {
      {"a plain rite", {}, "a plain rite"},
      {"2*3 | 4 `x` a\\b", {}, "2\\*3 \\| 4 \\`x\\` a\\\\b"},
      {"an_ember in_between _x", {}, "an_ember in_between \\_x"},
      {"ember_", {}, "ember\\_"},
      {"a. first", {}, "\\a. first"},
      {"12. twelfth", {}, "\\12. twelfth"},
      {"(iv) fourth", {}, "\\(iv) fourth"},
      {"12.5 is no item", {}, "12.5 is no item"},
      {"- a bullet", {}, "\\- a bullet"},
      {".. note:: no", {}, "\\.. note:: no"},
      {":field: no", {}, "\\:field: no"},
      {"* star", {}, "\\* star"},
      {"ends so::", {}, "ends so:\\:"},
      {"pay {W}{W}.",
       {{MarkKind::kSymbol, 4, 7, "{W}"}, {MarkKind::kSymbol, 7, 10, "{W}"}},
       "pay |W|\\ |W|."},
      {"x{W}y", {{MarkKind::kSymbol, 1, 4, "{W}"}}, "x\\ |W|\\ y"},
      {"\"{T}: burn\"", {{MarkKind::kSymbol, 1, 4, "{T}"}}, "\"|T|: burn\""},
      {"{RITE 1-2} burns", {{MarkKind::kSymbol, 0, 10, "{RITE 1-2}"}}, "{RITE 1-2} burns"},
      {"at http://a.example or b@c.example", {}, "at http\\://a.example or b\\@c.example"},
      {"the ash {W} way",
       {{MarkKind::kEmphasis, 4, 11, ""}, {MarkKind::kSymbol, 8, 11, "{W}"}},
       "the *ash {W}* way"},
      {"so bold", {{MarkKind::kStrong, 3, 7, ""}}, "so **bold**"},
      {"as f(x)", {{MarkKind::kLiteral, 3, 7, ""}}, "as ``f(x)``"},
      {"see Rites.", {{MarkKind::kCitation, 4, 9, "rites"}}, "see :ref:`Rites <rites>`."},
      {"Rites", {{MarkKind::kCitation, 0, 5, "rites"}}, ":ref:`Rites <rites>`"},
      {"Ash burns", {{MarkKind::kEmphasis, 0, 3, ""}}, "*Ash* burns"},
      {"see Ash", {{MarkKind::kTerm, 4, 7, "Ash"}}, "see :term:`Ash`"},
      {"see Ashes", {{MarkKind::kTerm, 4, 9, "Ash"}}, "see :term:`Ashes <Ash>`"},
      {"the site",
       {{MarkKind::kLink, 4, 8, "https://a.example/"}},
       "the `site <https://a.example/>`__"},
      {"the site", {{MarkKind::kLink, 4, 8, "cards.html"}}, "the `site <cards.html>`__"},
      {"the site", {{MarkKind::kLink, 4, 8, "javascript:run()"}}, "the site"},
      {"the site", {{MarkKind::kLink, 4, 8, " DATA:text/html,x"}}, "the site"},
      {"as javascript:run() or data:x, 2:1", {}, "as javascript\\:run() or data\\:x, 2:1"},
  };
  for (const Case& c : cases) EXPECT_EQ(RstParagraph({c.text, c.marks}), c.rst);
}

TEST(RstInline, LeavesAloneWhatOnlyAParagraphWouldMistake) {
  EXPECT_EQ(RstInline({"1. Rites::", {}}), "1. Rites::");
}

TEST(RstUnderline, CoversWideCharacters) {
  EXPECT_EQ(RstUnderline("Rites", '='), "=====");
  EXPECT_EQ(RstUnderline("Äther", '='), "=====");
  EXPECT_EQ(RstUnderline("火火", '='), "====");
}

}  // namespace
}  // namespace codicil
