#include "rules/insertion.h"

#include <gtest/gtest.h>

#include <string>

#include "rules/numbering_style.h"
#include "rules/rule_number.h"

namespace codicil {
namespace {

std::string Printed(std::string_view text) {
  const auto number = RuleNumber::Parse(text, EveryStyle());
  return number ? number->ToString() : "none";
}

TEST(Insertion, HasOneSpellingInALanguage) {
  EXPECT_EQ(Printed("Article 3 bis"), "Article 3 bis");
  EXPECT_EQ(Printed("Art. 3-bis"), "Art. 3 bis");
  EXPECT_EQ(Printed("Art. 3decies"), "Art. 3 decies");
  EXPECT_EQ(Printed("第三条の二"), "第三条の二");
  EXPECT_EQ(Printed("第3条の12"), "第3条の12");
  EXPECT_EQ(Printed("第三条之一"), "第三条之一");
  EXPECT_EQ(Printed("제3조의2"), "제3조의2");
}

TEST(Insertion, ComesBetweenTwoNumbers) {
  const auto number = [](std::string_view text) { return *RuleNumber::Parse(text, EveryStyle()); };
  EXPECT_LT(number("Article 3"), number("Article 3 bis"));
  EXPECT_LT(number("Article 3 bis"), number("Article 3 ter"));
  EXPECT_LT(number("Article 3 decies"), number("Article 4"));
  EXPECT_NE(number("Article 3b"), number("Article 3 bis"));
}

TEST(Insertion, LeavesRangesAndOtherWords) {
  size_t length = 0;
  EXPECT_EQ(ReadInsertion(" bis 5", false, &length), 0u);
  EXPECT_EQ(ReadInsertion(" bis § 5", false, &length), 0u);
  EXPECT_EQ(ReadInsertion(" terms", false, &length), 0u);
  EXPECT_EQ(ReadInsertion("の一", true, &length), 0u);
  EXPECT_EQ(ReadInsertion("の村", true, &length), 0u);
}

uint32_t SuffixOf(const std::string& number) {
  const auto parsed = RuleNumber::Parse(number, EveryStyle());
  EXPECT_TRUE(parsed) << number;
  EXPECT_EQ(parsed->ToString(), number);
  return parsed->back().suffix;
}

TEST(Insertion, OfLettersComesInTheOrderOfTheAlphabet) {
  const char* const kInOrder[] = {"6",  "6A",  "6AA", "6AB",        "6AZ",
                                  "6B", "6BA", "6Z",  "Art. 6 bis", "Art. 6 ter"};
  for (size_t i = 1; i < std::size(kInOrder); ++i)
    EXPECT_LT(SuffixOrder(SuffixOf(kInOrder[i - 1])), SuffixOrder(SuffixOf(kInOrder[i])))
        << kInOrder[i];
}

TEST(Insertion, IsFollowedByTheNext) {
  struct Case {
    const char* before;
    const char* next;
    bool follows;
  };
  for (const auto& [before, next, follows] : {Case{"6A", "6B", true},
                                              {"6A", "6AA", true},
                                              {"6AA", "6AB", true},
                                              {"6AB", "6B", true},
                                              {"6AA", "6A", true},
                                              {"6A", "6C", false},
                                              {"6A", "6AB", false},
                                              {"6B", "6A", false},
                                              {"6AB", "6C", false},
                                              {"Art. 6 bis", "Art. 6 ter", true}})
    EXPECT_EQ(IsNextSuffix(SuffixOf(before), SuffixOf(next)), follows) << before << " " << next;
}

TEST(Insertion, OfTwoLettersHasRoomToQ) {
  EXPECT_NE(SuffixOf("6QA"), 0u);
  constexpr uint32_t kQ = 17;
  EXPECT_NE(LetterPair(kQ, 1), 0u);
  EXPECT_EQ(LetterPair(kQ + 1, 1), 0u);
}

}  // namespace
}  // namespace codicil
