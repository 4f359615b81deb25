#include "rules/insertion.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace codicil
