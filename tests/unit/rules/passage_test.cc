#include "rules/passage.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

namespace codicil {
namespace {

// A source, and a builder on it. Positions are given by the words found there.
class PassageTest : public testing::Test {
 protected:
  void Source(std::string text) {
    source_ = SourceText::Decode(0, "rules.txt", std::move(text), "", diagnostics_);
  }

  Span Find(std::string_view words) const {
    const auto begin = static_cast<uint32_t>(source_->text().find(words));
    return {0, begin, begin + static_cast<uint32_t>(words.size())};
  }

  void Append(PassageBuilder& builder, std::string_view words) {
    const Span span = Find(words);
    builder.Append(span.begin, span.end);
  }

  bool IsView(const Passage& passage) const {
    const char* begin = source_->text().data();
    return passage.text.data() >= begin && passage.text.data() < begin + source_->text().size();
  }

  // The source words that the origins refer to, in order, with "=" before replaced ones.
  std::string Origins(const Passage& passage) const {
    std::string shown;
    for (const Origin& origin : passage.origins) {
      shown += "[" + std::string(origin.replaced ? "=" : "") +
               std::string(source_->Cut(origin.source)) + "]";
    }
    return shown;
  }

  Diagnostics diagnostics_;
  std::unique_ptr<SourceText> source_;
  Arena arena_;
};

TEST_F(PassageTest, PiecesEndToEndAreAViewIntoTheSource) {
  Source("A warden lights a relic.");
  PassageBuilder builder(*source_, arena_);
  Append(builder, "A warden ");
  Append(builder, "lights a relic.");
  const Passage passage = builder.Finish();
  EXPECT_EQ(passage.text, "A warden lights a relic.");
  EXPECT_TRUE(IsView(passage));
  EXPECT_TRUE(passage.origins.empty());
  EXPECT_EQ(passage.span, (Span{0, 0, 24}));
}

TEST_F(PassageTest, BlanksAtBothEndsGo) {
  Source("  \t A warden. \r\n");
  PassageBuilder builder(*source_, arena_);
  builder.Append(0, 16);
  const Passage passage = builder.Finish();
  EXPECT_EQ(passage.text, "A warden.");
  EXPECT_EQ(source_->Cut(passage.span), "A warden.");
}

TEST_F(PassageTest, PiecesApartAreCopiedAndLeadBack) {
  Source("A warden  \n   lights a relic.");
  PassageBuilder builder(*source_, arena_);
  Append(builder, "A warden  ");
  builder.Glue(" ");
  Append(builder, "lights a relic.");
  const Passage passage = builder.Finish();
  EXPECT_EQ(passage.text, "A warden lights a relic.");
  EXPECT_FALSE(IsView(passage));
  EXPECT_EQ(Origins(passage), "[A warden][lights a relic.]");
  EXPECT_EQ(passage.span, (Span{0, 0, 29}));
}

TEST_F(PassageTest, TheWiderGlueWins) {
  struct Row {
    std::vector<std::string> glue;
    const char* text;
  };
  const Row rows[] = {
      {{" "}, "one two"},
      {{"\n"}, "one\ntwo"},
      {{"\n\n"}, "one\n\ntwo"},
      {{" ", "\n\n"}, "one\n\ntwo"},
      {{"\n\n", " "}, "one\n\ntwo"},
      {{" ", "\n"}, "one\ntwo"},
      {{"\n", " "}, "one\ntwo"},
  };
  for (const Row& row : rows) {
    Source("one.two");
    PassageBuilder builder(*source_, arena_);
    builder.Glue("\n\n");  // nothing at the start
    Append(builder, "one");
    for (const std::string& glue : row.glue) builder.Glue(glue);
    Append(builder, "two");
    builder.Glue("\n\n");  // nor at the end
    EXPECT_EQ(builder.Finish().text, row.text);
  }
}

TEST_F(PassageTest, AReplacementStandsForWhatItReplaces) {
  Source("It costs |2| embers.");
  PassageBuilder builder(*source_, arena_);
  Append(builder, "It costs ");
  const Span symbol = Find("|2|");
  builder.AppendReplaced("{2}", symbol.begin, symbol.end);
  Append(builder, " embers.");
  const Passage passage = builder.Finish();
  EXPECT_EQ(passage.text, "It costs {2} embers.");
  EXPECT_EQ(Origins(passage), "[It costs ][=|2|][ embers.]");
}

TEST_F(PassageTest, MarksHoldWhatWasAppendedBetween) {
  Source("A *lit* relic");
  PassageBuilder builder(*source_, arena_);
  Append(builder, "A ");
  const size_t mark = builder.OpenMark(MarkKind::kLink);
  Append(builder, "lit");
  builder.CloseMark(mark, "https://www.emberfall.example");
  Append(builder, " relic");
  const Passage passage = builder.Finish();
  EXPECT_EQ(passage.text, "A lit relic");
  ASSERT_EQ(passage.marks.size(), 1u);
  EXPECT_EQ(passage.marks[0], (Mark{MarkKind::kLink, 2, 5, "https://www.emberfall.example"}));
}

TEST_F(PassageTest, MarksBeginBehindTheGlueAndLoseTheirBlanks) {
  Source("  A | lit |relic ");
  PassageBuilder builder(*source_, arena_);
  Append(builder, "  A ");
  builder.Glue(" ");
  const size_t mark = builder.OpenMark(MarkKind::kEmphasis);
  Append(builder, " lit ");
  builder.CloseMark(mark);
  builder.Glue(" ");
  Append(builder, "relic ");
  const Passage passage = builder.Finish();
  EXPECT_EQ(passage.text, "A  lit relic");
  ASSERT_EQ(passage.marks.size(), 1u);
  EXPECT_EQ(
      passage.text.substr(passage.marks[0].begin, passage.marks[0].end - passage.marks[0].begin),
      "lit");
}

TEST_F(PassageTest, MarksThatAreEmptyOrOpenAreForgotten) {
  Source("A warden");
  PassageBuilder builder(*source_, arena_);
  Append(builder, "A ");
  builder.CloseMark(builder.OpenMark(MarkKind::kTerm));
  builder.OpenMark(MarkKind::kEmphasis);
  Append(builder, "warden");
  EXPECT_TRUE(builder.Finish().marks.empty());
}

TEST_F(PassageTest, MarksNestOuterFirst) {
  Source("A lit relic");
  PassageBuilder builder(*source_, arena_);
  const size_t outer = builder.OpenMark(MarkKind::kStrong);
  const size_t inner = builder.OpenMark(MarkKind::kEmphasis);
  Append(builder, "A lit");
  builder.CloseMark(inner);
  Append(builder, " relic");
  builder.CloseMark(outer);
  const Passage passage = builder.Finish();
  ASSERT_EQ(passage.marks.size(), 2u);
  EXPECT_EQ(passage.marks[0].kind, MarkKind::kStrong);
  EXPECT_EQ(passage.marks[1].kind, MarkKind::kEmphasis);
}

TEST_F(PassageTest, ABuilderIsEmptyAgainBehindFinish) {
  Source("one two");
  PassageBuilder builder(*source_, arena_);
  EXPECT_TRUE(builder.empty());
  Append(builder, "one");
  builder.OpenMark(MarkKind::kEmphasis);
  EXPECT_FALSE(builder.empty());
  builder.Finish();
  EXPECT_TRUE(builder.empty());
  Append(builder, "two");
  const Passage passage = builder.Finish();
  EXPECT_EQ(passage.text, "two");
  EXPECT_TRUE(passage.marks.empty());
  EXPECT_TRUE(builder.Finish().empty());
}

// Whatever a reader does: text that is not a replacement is the same in the source, pieces are in
// order and do not overlap, and marks are within the text.
TEST_F(PassageTest, OriginsTellTheTruthWhateverWasDone) {
  constexpr int kRounds = 3000;
  std::mt19937 random(20);
  Source("Two wardens  light\n a relic, é {oW} o2oW \t of the _dusk_\r\n\n  and {2}{W} grove. ");
  const auto size = static_cast<uint32_t>(source_->text().size());
  for (int round = 0; round < kRounds; ++round) {
    PassageBuilder builder(*source_, arena_);
    std::vector<size_t> open;
    for (uint32_t at = 0, step = 0; at < size && step < 8; ++step) {
      const uint32_t begin = at + (random() % 2 ? 0 : static_cast<uint32_t>(random() % 4));
      const uint32_t end = std::min(size, begin + static_cast<uint32_t>(random() % 20));
      switch (random() % 6) {
        case 0:
          builder.Glue(std::array{" ", "\n", "\n\n"}[random() % 3]);
          break;
        case 1:
          open.push_back(builder.OpenMark(MarkKind::kEmphasis));
          break;
        case 2:
          if (!open.empty()) builder.CloseMark(open.back()), open.pop_back();
          break;
        case 3:
          if (begin >= end) break;
          builder.AppendReplaced(std::string(random() % 4, 'x'), begin, end);
          at = end;
          break;
        default:
          builder.Append(begin, end);
          at = std::max(at, end);
      }
    }
    Passage passage = builder.Finish();
    for (const bool symbols : {false, true}) {
      if (symbols) MarkSymbols(passage, arena_);
      if (passage.origins.empty() && !passage.span.empty()) {
        ASSERT_EQ(passage.text, source_->Cut(passage.span));
      }
      uint32_t last = 0, last_source = 0;
      for (const Origin& origin : passage.origins) {
        ASSERT_LE(last, origin.begin);
        ASSERT_LE(origin.begin, origin.end);
        ASSERT_LE(origin.end, passage.text.size());
        ASSERT_LE(last_source, origin.source.begin);
        last = origin.end;
        last_source = origin.source.end;
        if (origin.replaced) continue;
        ASSERT_EQ(passage.text.substr(origin.begin, origin.end - origin.begin),
                  source_->Cut(origin.source));
      }
      for (const Mark& mark : passage.marks) {
        ASSERT_LT(mark.begin, mark.end);
        ASSERT_LE(mark.end, passage.text.size());
      }
    }
  }
}

}  // namespace
}  // namespace codicil
