#include "rules/source_span.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

TEST(SourceSpan, OfAViewIsAtTheSamePlace) {
  Passage passage;
  passage.text = "relic";
  passage.span = {1, 40, 45};
  EXPECT_EQ(SourceSpanOf(passage, 1, 3), (Span{1, 41, 43}));
  EXPECT_EQ(SourceSpanOf(passage, 5, 5), (Span{1, 45, 45}));
}

// "a {F} relic" from "a |F|\n  relic": a piece, a symbol that was replaced, glue, a piece.
Passage Rejoined() {
  Passage passage;
  passage.text = "a {F} relic";
  passage.origins = {
      {0, 2, {0, 10, 12}, false}, {2, 5, {0, 12, 15}, true}, {6, 11, {0, 18, 23}, false}};
  passage.span = {0, 10, 23};
  return passage;
}

TEST(SourceSpan, GoesThroughTheOriginsOfPieces) {
  EXPECT_EQ(SourceSpanOf(Rejoined(), 0, 1), (Span{0, 10, 11}));
  EXPECT_EQ(SourceSpanOf(Rejoined(), 7, 9), (Span{0, 19, 21}));
  EXPECT_EQ(SourceSpanOf(Rejoined(), 0, 11), (Span{0, 10, 23}));
}

TEST(SourceSpan, WhatWasReplacedStandsForTheWhole) {
  EXPECT_EQ(SourceSpanOf(Rejoined(), 3, 4), (Span{0, 12, 15}));
}

TEST(SourceSpan, OfWordsFromElsewhereThereIsNone) {
  Passage passage;
  passage.text = "a title";
  EXPECT_EQ(SourceSpanOf(passage, 0, 3), std::nullopt);
}

}  // namespace
}  // namespace codicil
