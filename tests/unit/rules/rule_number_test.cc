#include "rules/rule_number.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "rules/letter_suffix.h"

namespace codicil {
namespace {

RuleNumber Number(std::string_view text) { return RuleNumber::Parse(text).value_or(RuleNumber()); }

TEST(RuleNumber, ParsesAndPrintsTheWhole) {
  struct Row {
    const char* text;
    const char* printed;  // nullptr: no number
  };
  const Row rows[] = {
      {"7", "7"},
      {"7.", "7"},
      {"702", "702"},
      {"702.11.", "702.11"},
      {"702.11a", "702.11a"},
      {"212.1b.", "212.1b"},
      {"704.5aa", "704.5aa"},
      {"1.14.2a", "1.14.2a"},
      {"103.1.b.2", "103.1.b.2"},
      {"1.2.3.4.5.6", "1.2.3.4.5.6"},
      {"007", "007"},
      {"1.01", "1.01"},
      {"9999999", "9999999"},
      {"", nullptr},
      {".5", nullptr},
      {"a", nullptr},
      {"702..", nullptr},
      {"702.11A", nullptr},
      {"702.11abc", nullptr},
      {"5th", "5th"},
      {"1.5times", nullptr},
      {"702 ", nullptr},
      {"12345678", nullptr},
      {"1.12345678", nullptr},
      {"1.2.3.4.5.6.7.8.9", nullptr},
  };
  for (const Row& row : rows) {
    const auto number = RuleNumber::Parse(row.text);
    EXPECT_EQ(number.has_value(), row.printed != nullptr) << row.text;
    if (number && row.printed) {
      EXPECT_EQ(number->ToString(), row.printed);
    }
  }
}

TEST(RuleNumber, ParsesThePrefixAndTellsItsLength) {
  struct Row {
    const char* text;
    const char* number;
    size_t length;
  };
  const Row rows[] = {
      {"203.1. Wardens", "203.1", 5},
      {"203.1a Wardens", "203.1a", 6},
      {"203.1.Wardens", "203.1", 5},
      {"203.1, and", "203.1", 5},
      {"203.1a-c", "203.1a", 6},
      {"203.1abc", "203.1", 5},
      {"203.1é", "203.1", 5},
      {"203 wardens", "203", 3},
      {"203.a", "203.a", 5},
      {"203. a", "203", 3},
      {"1.2.3.4.5.6.7.8.9", "1.2.3.4.5.6.7.8", 15},
  };
  for (const Row& row : rows) {
    size_t length = 0;
    const auto number = RuleNumber::ParsePrefix(row.text, &length);
    ASSERT_TRUE(number) << row.text;
    EXPECT_EQ(number->ToString(), row.number) << row.text;
    EXPECT_EQ(length, row.length) << row.text;
  }
}

TEST(RuleNumber, PrintingAndParsingAreInverse) {
  for (uint32_t letter = 1; letter <= 26 * 27; ++letter) {
    const RuleNumber number = Number("704.5").WithLetter(letter);
    EXPECT_EQ(Number(number.ToString()), number) << number.ToString();
  }
}

TEST(RuleNumber, OrdersByComponents) {
  const std::vector<std::string> ordered = {
      "1",     "1.1", "1.1.9", "1.1.10", "1.1a", "1.1b",  "1.1z",   "1.1aa",    "1.1az",
      "1.1ba", "1.2", "1.10",  "2",      "100",  "100.1", "100.1a", "100.1a.1", "100.2"};
  for (size_t i = 0; i < ordered.size(); ++i) {
    for (size_t j = 0; j < ordered.size(); ++j) {
      EXPECT_EQ(Number(ordered[i]) <=> Number(ordered[j]), i <=> j)
          << ordered[i] << " and " << ordered[j];
    }
  }
}

TEST(RuleNumber, ThePeriodBeforeALetterMakesNoOtherNumber) {
  EXPECT_EQ(Number("103.1.b"), Number("103.1b"));
  EXPECT_EQ(Number("103.1.b").Hash(), Number("103.1b").Hash());
  EXPECT_NE(Number("103.1.b").ToString(), Number("103.1b").ToString());
}

TEST(RuleNumber, TreeOrderPutsASectionBeforeItsSubsections) {
  const std::vector<std::string> ordered = {"1", "1.1", "100",   "100.1", "100.1a", "101",
                                            "2", "200", "210.4", "10",    "1000"};
  const NumberingStyle scheme;
  for (size_t i = 0; i < ordered.size(); ++i) {
    for (size_t j = 0; j < ordered.size(); ++j) {
      EXPECT_EQ(RuleNumber::TreeOrder(Number(ordered[i]), Number(ordered[j]), scheme), i <=> j)
          << ordered[i] << " and " << ordered[j];
    }
  }
}

TEST(RuleNumber, KnowsItsPlaceInTheScheme) {
  struct Row {
    const char* number;
    size_t depth;
    Level level;
    const char* parent;
    const char* next;
  };
  const Row rows[] = {
      {"7", 1, Level::kSection, "", "8"},
      {"702", 2, Level::kSubsection, "7", "703"},
      {"799", 2, Level::kSubsection, "7", "800"},
      {"1012", 2, Level::kSubsection, "10", "1013"},
      {"702.11", 3, Level::kRule, "702", "702.12"},
      {"702.11a", 4, Level::kSubrule, "702.11", "702.11b"},
      {"702.11k", 4, Level::kSubrule, "702.11", "702.11m"},
      {"702.11n", 4, Level::kSubrule, "702.11", "702.11p"},
      {"702.11z", 4, Level::kSubrule, "702.11", "702.11aa"},
      {"702.11ak", 4, Level::kSubrule, "702.11", "702.11am"},
      {"1.14", 2, Level::kSubsection, "1", "1.15"},
      {"1.14.2", 3, Level::kRule, "1.14", "1.14.3"},
      {"1.14.2a", 4, Level::kSubrule, "1.14.2", "1.14.2b"},
      {"103.1.b.2", 5, Level::kSubrule, "103.1.b", "103.1.b.3"},
  };
  const NumberingStyle scheme;
  for (const Row& row : rows) {
    const RuleNumber number = Number(row.number);
    EXPECT_EQ(number.Depth(scheme), row.depth) << row.number;
    EXPECT_EQ(LevelOfDepth(number.Depth(scheme)), row.level) << row.number;
    EXPECT_EQ(number.Parent(scheme).ToString(), row.parent) << row.number;
    EXPECT_EQ(number.Next(scheme).ToString(), row.next) << row.number;
  }
}

TEST(RuleNumber, AnotherSchemeIsData) {
  NumberingStyle plain;
  plain.skipped_letters = "";
  plain.subsections_per_section = 0;
  EXPECT_EQ(Number("702").Depth(plain), 1u);
  EXPECT_TRUE(Number("702").Parent(plain).empty());
  EXPECT_EQ(Number("702.1k").Next(plain).ToString(), "702.1l");
}

TEST(RuleNumber, TellsSkippedLetters) {
  const NumberingStyle scheme;
  EXPECT_TRUE(Number("100.1l").UsesSkippedLetter(scheme));
  EXPECT_TRUE(Number("100.1o").UsesSkippedLetter(scheme));
  EXPECT_TRUE(Number("100.1al").UsesSkippedLetter(scheme));
  EXPECT_FALSE(Number("100.1la").UsesSkippedLetter(scheme));
  EXPECT_FALSE(Number("100.1").UsesSkippedLetter(scheme));
  NumberingStyle all;
  all.skipped_letters = "";
  EXPECT_FALSE(Number("100.1l").UsesSkippedLetter(all));
}

TEST(RuleNumber, MakesChildren) {
  EXPECT_EQ(Number("203.1").WithLetter(1).ToString(), "203.1a");
  EXPECT_EQ(Number("203.1").WithLetter(27).ToString(), "203.1aa");
  const NumberComponent four{.value = 4, .joint = NumberComponent::kDot};
  EXPECT_EQ(Number("203").WithComponent(four).ToString(), "203.4");
  const RuleNumber full = Number("1.2.3.4.5.6.7.8");
  EXPECT_EQ(full.WithComponent(four), full) << "there is no room below it";
}

TEST(RuleNumber, LettersAreBijective) {
  struct Row {
    uint32_t value;
    const char* letters;
  };
  for (const Row& row :
       {Row{1, "a"}, {26, "z"}, {27, "aa"}, {52, "az"}, {53, "ba"}, {702, "zz"}, {703, "aaa"}}) {
    EXPECT_EQ(LettersOf(row.value), row.letters);
  }
}

RuleNumber Any(std::string_view text) {
  return RuleNumber::Parse(text, EveryStyle()).value_or(RuleNumber());
}

TEST(RuleNumber, EveryStyleIsPrintedAsItWasWritten) {
  for (const char* text : {"1.2.3(a)(ii)",
                           "1-1-1",
                           "1a1",
                           "1b1a",
                           "2.A.1",
                           "§ 12(1)1",
                           "§ 13a(1)",
                           "Art 3",
                           "Art. 16a",
                           "R12",
                           "R1.2",
                           "Part II",
                           "Part II Chapter 1",
                           "(1)",
                           "I",
                           "A.1",
                           "100(a)",
                           "000",
                           "1.01",
                           "2A",
                           "3.1B",
                           "Art 16A",
                           "2(1A)"}) {
    EXPECT_EQ(Any(text).ToString(), text);
  }
}

TEST(RuleNumber, SpellingTellsNumbersApart) {
  EXPECT_NE(Any("1.01"), Any("1.1"));
  EXPECT_NE(Any("000"), Any("0"));
  EXPECT_NE(Any("3(a)"), Any("3a"));
  EXPECT_NE(Any("Art 3"), Any("3"));
  EXPECT_NE(Any("Art 16a"), Any("Art 16"));
  EXPECT_NE(Any("2.A"), Any("2.a"));
}

TEST(RuleNumber, SpellingsOfOneLeadAreOneNumber) {
  EXPECT_EQ(Any("Art 3"), Any("Article 3"));
  EXPECT_EQ(Any("Art 3").Hash(), Any("Art. 3").Hash());
  EXPECT_EQ(Any("§12"), Any("§ 12"));
}

TEST(RuleNumber, WhatCountsIsInTheStyle) {
  size_t length = 0;
  EXPECT_EQ(RuleNumber::ParsePrefix("1-1-1 A", &length)->ToString(), "1");
  EXPECT_EQ(RuleNumber::ParsePrefix("3.1(a) A", &length)->ToString(), "3.1");
  EXPECT_EQ(RuleNumber::ParsePrefix("2.A.1 A", &length)->ToString(), "2");
  EXPECT_FALSE(RuleNumber::ParsePrefix("Art 3", &length));
  EXPECT_FALSE(RuleNumber::ParsePrefix("R12", &length));
}

TEST(RuleNumber, NextKeepsTheWayOfCounting) {
  const NumberingStyle style;
  EXPECT_EQ(Any("1.09").Next(style).ToString(), "1.10");
  EXPECT_EQ(Any("3(k)").Next(style).ToString(), "3(l)");
  RuleNumber roman = Any("3(a)(iii)");
  roman.SetRoman(2, true);
  EXPECT_EQ(roman.Next(style).ToString(), "3(a)(iv)");
}

TEST(RuleNumber, ALetterIsASuffixOrAComponent) {
  const auto size_below = [](const char* number, const char* parent) {
    const RuleNumber below = SpelledBelow(Any(number), Any(parent));
    EXPECT_EQ(below.ToString(), number);
    return below.size();
  };
  EXPECT_EQ(size_below("73(1)5a", "73(1)5"), 4u);
  EXPECT_EQ(size_below("73(1)5a", "73(1)"), 3u);
  EXPECT_EQ(size_below("19a", "74(1)18"), 1u);
  EXPECT_EQ(size_below("1a", "Art 1"), 2u);
  EXPECT_EQ(size_below("203.1a", "203.1"), 3u);
  EXPECT_EQ(size_below("203.1", "1"), 2u);
  EXPECT_EQ(WithSuffix(Any("5a")).Next(NumberingStyle()).ToString(), "5b");
  EXPECT_EQ(WithSuffix(Any("5.a")).size(), 2u);
}

TEST(RuleNumber, ACapitalAfterDigitsComesInBetween) {
  EXPECT_EQ(Any("2A").size(), 1u);
  EXPECT_NE(Any("2A"), Any("2"));
  EXPECT_NE(Any("§ 2A"), Any("§ 2a"));
  EXPECT_LT(Any("2"), Any("2A"));
  EXPECT_LT(Any("2B"), Any("3"));
  EXPECT_EQ(Any("3.1A").Next(NumberingStyle()).ToString(), "3.1B");
  size_t length = 0;
  EXPECT_EQ(RuleNumber::ParsePrefix("2A", &length)->ToString(), "2") << "unless the work has them";
}

TEST(RuleNumber, ALabelIsPutBelowANumber) {
  const auto below = [](const char* number, const char* label) {
    return Any(number).With(Any(label)).ToString();
  };
  EXPECT_EQ(below("3.1", "(a)"), "3.1(a)");
  EXPECT_EQ(below("3.1", "1"), "3.1.1");
  EXPECT_EQ(below("3", "a"), "3a");
  EXPECT_EQ(below("§ 12(1)", "1"), "§ 12(1)1");
  EXPECT_EQ(below("Part II", "Chapter 1"), "Part II Chapter 1");
}

TEST(RuleNumber, AHanNumeralIsGreaterThanZero) {
  EXPECT_EQ(RuleNumber::Parse("第十二条", EveryStyle())->value(0), 12u);
  EXPECT_FALSE(RuleNumber::Parse("第零条", EveryStyle()));
  size_t length = 0;
  EXPECT_EQ(RuleNumber::ParsePrefix("1.零", &length, EveryStyle())->ToString(), "1");
  EXPECT_EQ(length, 1u);
}

TEST(RuleNumber, RomanNumeralsMayBeLongerThanLetters) {
  for (const char* text : {"3e.iii", "3e.viii", "1.aa", "2.iv"}) {
    const auto number = RuleNumber::Parse(text, EveryStyle());
    ASSERT_TRUE(number) << text;
    EXPECT_EQ(number->ToString(), text);
  }
  EXPECT_FALSE(RuleNumber::Parse("1.abc", EveryStyle()));
}

}  // namespace
}  // namespace codicil
