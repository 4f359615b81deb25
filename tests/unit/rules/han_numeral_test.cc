#include "rules/han_numeral.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

TEST(HanNumeral, ValuesComeBack) {
  for (uint32_t value = 1; value < 10'000; ++value) {
    const std::string numeral = HanNumeral(value);
    ASSERT_EQ(HanNumeralSize(numeral + "条"), numeral.size()) << numeral;
    ASSERT_EQ(HanNumeralValue(numeral), value) << numeral;
  }
}

TEST(HanNumeral, AreWrittenAsInLaws) {
  EXPECT_EQ(HanNumeral(10), "十");
  EXPECT_EQ(HanNumeral(12), "十二");
  EXPECT_EQ(HanNumeral(20), "二十");
  EXPECT_EQ(HanNumeral(105), "一百〇五");
  EXPECT_EQ(HanNumeral(110), "一百一十");
  EXPECT_EQ(HanNumeral(1001), "一千〇一");
  EXPECT_EQ(HanNumeral(10'000), "10000");
}

TEST(HanNumeral, OtherSpellingsAreRead) {
  EXPECT_EQ(HanNumeralValue("百零五"), 105u);
  EXPECT_EQ(HanNumeralValue("二〇三"), 203u);
  EXPECT_EQ(HanNumeralValue("条"), 0u);
  EXPECT_EQ(HanNumeralSize("A三"), 0u);
}

}  // namespace
}  // namespace codicil
