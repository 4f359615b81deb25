#include <gtest/gtest.h>

#include <string>

#include "rules/passage.h"

namespace codicil {
namespace {

// The text after MarkSymbols, with each mark's value after a bar.
std::string Marked(std::string_view text) {
  Diagnostics diagnostics;
  Arena arena;
  const auto source = SourceText::Decode(0, "rules.txt", std::string(text), "UTF-8", diagnostics);
  PassageBuilder builder(*source, arena);
  builder.Append(0, static_cast<uint32_t>(source->text().size()));
  Passage passage = builder.Finish();
  MarkSymbols(passage, arena);
  std::string shown(passage.text);
  for (const Mark& mark : passage.marks) {
    EXPECT_EQ(mark.kind, MarkKind::kSymbol);
    EXPECT_EQ(passage.text.substr(mark.begin, mark.end - mark.begin), mark.value);
    shown += "|" + std::string(mark.value);
  }
  return shown;
}

TEST(MarkSymbols, EverySpelling) {
  struct Row {
    const char* text;
    const char* marked;
  };
  const Row rows[] = {
      {"Pay {W}.", "Pay {W}.|{W}"},
      {"{2}{W}{W/U}{10}", "{2}{W}{W/U}{10}|{2}|{W}|{W/U}|{10}"},
      {"{+1} {-X}", "{+1} {-X}|{+1}|{-X}"},
      {"{½} and {∞}", "{½} and {∞}|{½}|{∞}"},
      {"{oW}{o2}{oT}", "{W}{2}{T}|{W}|{2}|{T}"},
      {"Pay oW.", "Pay {W}.|{W}"},
      {"Pay o2oW.", "Pay {2}{W}.|{2}|{W}"},
      {"oo10, ocT: go.", "{10}, {T}: go.|{10}|{T}"},
      {"oXoRoR", "{X}{R}{R}|{X}|{R}|{R}"},
  };
  for (const Row& row : rows) EXPECT_EQ(Marked(row.text), row.marked);
}

TEST(MarkSymbols, LeavesWordsAndOtherBracesAlone) {
  for (const char* text :
       {"", "One owl of Oslo.", "oWl", "too2", "foW", "{}", "{ W}", "{W", "W}", "{nothing}",
        "{A whole sentence, no sign}", "{\"a\": 1}", "o", "oo", "oc", "{W\n}"}) {
    EXPECT_EQ(Marked(text), text);
  }
}

TEST(MarkSymbols, MarksOnceHoweverOftenItIsCalled) {
  Diagnostics diagnostics;
  Arena arena;
  const auto source = SourceText::Decode(0, "rules.txt", "A o2oW b.", "", diagnostics);
  PassageBuilder builder(*source, arena);
  builder.Append(0, 9);
  Passage passage = builder.Finish();
  MarkSymbols(passage, arena);
  MarkSymbols(passage, arena);
  EXPECT_EQ(passage.text, "A {2}{W} b.");
  EXPECT_EQ(passage.marks.size(), 2u);
}

TEST(MarkSymbols, ASymbolAcrossTwoPiecesBelongsToTheFirst) {
  Diagnostics diagnostics;
  Arena arena;
  const auto source = SourceText::Decode(0, "rules.txt", "A o2|oW b.", "", diagnostics);
  PassageBuilder builder(*source, arena);
  builder.Append(0, 4);
  builder.Append(5, 10);
  Passage passage = builder.Finish();
  MarkSymbols(passage, arena);
  EXPECT_EQ(passage.text, "A {2}{W} b.");
  std::string origins;
  for (const Origin& origin : passage.origins) {
    origins += "[" + std::string(passage.text.substr(origin.begin, origin.end - origin.begin)) +
               "=" + std::string(source->Cut(origin.source)) + "]";
  }
  EXPECT_EQ(origins, "[A =A ][{2}{W}=o2][=oW][ b.= b.]");
}

TEST(MarkSymbols, OtherMarksMoveAlong) {
  Diagnostics diagnostics;
  Arena arena;
  const auto source = SourceText::Decode(0, "rules.txt", "o2oW _lit_ oW", "", diagnostics);
  PassageBuilder builder(*source, arena);
  builder.Append(0, 5);
  const size_t mark = builder.OpenMark(MarkKind::kEmphasis);
  builder.Append(6, 9);
  builder.CloseMark(mark);
  builder.Append(10, 13);
  Passage passage = builder.Finish();
  MarkSymbols(passage, arena);
  EXPECT_EQ(passage.text, "{2}{W} lit {W}");
  ASSERT_EQ(passage.marks.size(), 4u);
  EXPECT_EQ(passage.marks[2], (Mark{MarkKind::kEmphasis, 7, 10, ""}));
}

}  // namespace
}  // namespace codicil
