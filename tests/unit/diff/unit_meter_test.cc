#include <gtest/gtest.h>

#include "diff/candidates.h"

namespace codicil {
namespace {

const std::vector<float> kWeights = {1, 2, 4, 8};
using Words = std::vector<uint32_t>;

// In an order other than that of the text, which must not matter.
std::vector<WordCount> Counted(const Words& words) {
  std::vector<WordCount> counted;
  PutInBag(words, counted);
  return counted;
}

TEST(UnitMeter, AWordIsSharedAsOftenAsBothHaveIt) {
  UnitMeter meter(kWeights);
  const Words held = {0, 1, 1, 2};
  const std::vector<WordCount> counted = Counted(held);
  meter.Hold(held, counted);
  EXPECT_EQ(meter.SharedWeight(Counted({1, 1, 1, 3})), 4);
  EXPECT_EQ(meter.SharedWeight(Counted({2, 1, 0, 1})), 9);
  EXPECT_EQ(meter.SharedWeight({}), 0);
}

TEST(UnitMeter, PhrasesCountAgainstTheShorterUnit) {
  UnitMeter meter(kWeights);
  const Words held = {0, 1, 2, 0, 1};
  const std::vector<WordCount> counted = Counted(held);
  meter.Hold(held, counted);
  EXPECT_EQ(meter.SharedPhrases(Words{0, 1, 2}), 1);
  EXPECT_EQ(meter.SharedPhrases(Words{0, 1, 0, 1, 0, 1}), 0.5f) << "0 1 twice, of four";
  EXPECT_EQ(meter.SharedPhrases(Words{0, 1, 2}), 1) << "what was found before is there again";
  EXPECT_EQ(meter.SharedPhrases(Words{2, 1, 0}), 0);
  EXPECT_EQ(meter.SharedPhrases(Words{2}), 0) << "no two words";
}

TEST(UnitMeter, HoldsOneUnitAtATime) {
  UnitMeter meter(kWeights);
  const Words first = {0, 1}, second = {2, 3};
  const std::vector<WordCount> first_counted = Counted(first), second_counted = Counted(second);
  meter.Hold(first, first_counted);
  EXPECT_EQ(meter.SharedPhrases(first), 1);
  meter.Hold(second, second_counted);
  EXPECT_EQ(meter.SharedWeight(first_counted), 0);
  EXPECT_EQ(meter.SharedPhrases(first), 0);
  EXPECT_EQ(meter.SharedPhrases(second), 1);
}

}  // namespace
}  // namespace codicil
