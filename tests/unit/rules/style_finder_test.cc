#include "rules/style_finder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace codicil {
namespace {

NumberingStyle StyleOf(std::string_view text) { return FindNumberingStyle(text).style; }

bool Has(const NumberingStyle& style, std::string_view list) {
  return std::find(style.items.begin(), style.items.end(), list) != style.items.end();
}

TEST(StyleFinder, ADecimalWorkHasNothingSpecial) {
  const NumberingStyle style = StyleOf(
      "100. Lamps\n100.1. A lamp.\n100.1a It burns.\n100.2. A wick.\n101. Oil\n101.1. Oil "
      "burns.\n");
  EXPECT_TRUE(style.items.empty());
  EXPECT_TRUE(style.leads.empty());
  EXPECT_FALSE(style.dashes || style.capitals || style.brackets || style.digits_after_letters);
}

TEST(StyleFinder, SeparatorsAndCapitals) {
  EXPECT_TRUE(StyleOf("1-1-1 A\n1-1-2 B\n1-2-1 C\n").dashes);
  EXPECT_TRUE(StyleOf("1. A\n1.A. B\n1.A.1. C\n1.A.2. D\n1.B. E\n").capitals);
  EXPECT_TRUE(StyleOf("1a) A\n1a1) B\n1a2) C\n1b) D\n").closing_brackets);
  EXPECT_FALSE(StyleOf("2-1-9 A\nTea\n7-3-1 B\nTea\n4-8-8 C\n").dashes) << "they do not count up";
}

TEST(StyleFinder, ItemsMustRunThroughTheWork) {
  EXPECT_TRUE(Has(StyleOf("3.1 A\n(a) B\n(b) C\n3.2 D\n(a) E\n(b) F\n"), "(a)"));
  EXPECT_FALSE(Has(StyleOf("3.1 A\n(a) B\n(b) C\n3.2 D\n3.3 E\n3.4 F\n"), "(a)")) << "one list";
  EXPECT_FALSE(Has(StyleOf("3.1 A\n(b) B\n(d) C\n3.2 D\n(c) E\n(f) F\n"), "(a)")) << "no runs";
}

TEST(StyleFinder, LettersAreClausesAlsoInAFewRules) {
  std::string rules;
  for (int i = 1; i <= 20; ++i) rules += "1." + std::to_string(i) + " A\n";
  EXPECT_TRUE(Has(StyleOf(rules + "2.1 A\n(a) B\n(b) C\n2.2 D\n(a) E\n(b) F\n"), "(a)"));
  EXPECT_FALSE(Has(StyleOf(rules + "2.1 A\n1. B\n2. C\n2.2 D\n1. E\n2. F\n"), "1."));
}

TEST(StyleFinder, ANumberMayBePutInLater) {
  EXPECT_TRUE(StyleOf("1. A\n2. B\n2A. C\n3. D\n").capital_suffixes);
  EXPECT_TRUE(StyleOf("3.1 A\n3.1A B\n3.1B C\n3.2 D\n").capital_suffixes);
  EXPECT_FALSE(StyleOf("1. A\n2. B\n7D. C\n3. D\n").capital_suffixes) << "it comes after nothing";
}

TEST(StyleFinder, ABibliographyMakesNoParts) {
  EXPECT_TRUE(
      StyleOf("1.1 A\n1.2 B\n1.3 C\n1.4 D\n1.5 E\n1.6 F\n1.7 G\nPart 2 of X\nPart 3 of X\n1.8 H\n"
              "1.9 I\n1.10 J\n1.11 K\n")
          .items.empty());
}

// The numbers of the labels of a text, in full; "-" for what is none.
std::string NumbersOf(const std::vector<std::string>& lines) {
  std::vector<LineLabel> labels;
  for (const std::string& line : lines) labels.push_back(*ReadLineLabel(line));
  ItemStack stack;
  std::string numbers;
  for (size_t i = 0; i < labels.size(); ++i) {
    const auto item = stack.Take(labels[i], i + 1 < labels.size() ? &labels[i + 1] : nullptr);
    if (!item && !labels[i].is_item()) stack.Begin(labels[i].number);
    numbers += item                  ? item->number.ToString() + " "
               : labels[i].is_item() ? "- "
                                     : labels[i].number.ToString() + " ";
  }
  return numbers;
}

TEST(ItemStack, ItemsStartAgainBelowEachParent) {
  EXPECT_EQ(NumbersOf({"3.1 A", "(a) B", "(i) C", "(ii) D", "(b) E", "(i) F", "3.2 G", "(a) H"}),
            "3.1 3.1(a) 3.1(a)(i) 3.1(a)(ii) 3.1(b) 3.1(b)(i) 3.2 3.2(a) ");
}

TEST(ItemStack, TheRunDecidesBetweenLettersAndRomanNumerals) {
  EXPECT_EQ(NumbersOf({"1.1 A", "(a) B", "(b) B", "(c) B", "(d) B", "(e) B", "(f) B", "(g) B",
                       "(h) B", "(i) B", "(j) B"}),
            "1.1 1.1(a) 1.1(b) 1.1(c) 1.1(d) 1.1(e) 1.1(f) 1.1(g) 1.1(h) 1.1(i) 1.1(j) ");
  EXPECT_EQ(NumbersOf({"1.1 A", "(g) B", "(a) B", "(i) C", "(v) C"}), "1.1 - 1.1(a) 1.1(a)(i) - ");
}

TEST(ItemStack, ArticlesAreCountedOn) {
  EXPECT_EQ(NumbersOf({"Part I A", "Art 1 B", "Art 2 C", "Part II D", "Art 3 E", "(1) F"}),
            "Part I Art 1 Art 2 Part II Art 3 Art 3(1) ");
}

TEST(ItemStack, ALetterIsPutInBetween) {
  EXPECT_EQ(NumbersOf({"§ 1 A", "(1) B", "1. C", "2. D", "2a. E", "3. F"}),
            "§ 1 § 1(1) § 1(1)1 § 1(1)2 § 1(1)2a § 1(1)3 ");
}

}  // namespace
}  // namespace codicil
