#include "diff/unit_meter.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

const std::vector<float> kWeights = {1, 2, 4, 8};
using Words = std::vector<uint32_t>;

TEST(UnitMeter, AWordIsSharedAsOftenAsBothHaveIt) {
  UnitMeter meter(kWeights);
  const Words held = {0, 1, 1, 2};
  meter.Hold(held);
  EXPECT_EQ(meter.SharedWeight(Words{1, 1, 1, 3}), 4);
  EXPECT_EQ(meter.SharedWeight(Words{2, 1, 0, 1}), 9) << "what was found before is there again";
  EXPECT_EQ(meter.SharedWeight(Words{}), 0);
}

TEST(UnitMeter, PhrasesCountAgainstTheShorterUnit) {
  UnitMeter meter(kWeights);
  const Words held = {0, 1, 2, 0, 1};
  meter.Hold(held);
  EXPECT_EQ(meter.SharedPhrases(Words{0, 1, 2}), 1);
  EXPECT_EQ(meter.SharedPhrases(Words{0, 1, 0, 1, 0, 1}), 0.5f) << "0 1 twice, of four";
  EXPECT_EQ(meter.SharedPhrases(Words{2, 1, 0}), 0);
  EXPECT_EQ(meter.SharedPhrases(Words{2}), 0) << "no two words";
}

TEST(UnitMeter, HoldsOneUnitAtATime) {
  UnitMeter meter(kWeights);
  const Words first = {0, 1}, second = {2, 3};
  meter.Hold(first);
  EXPECT_EQ(meter.SharedPhrases(first), 1);
  meter.Hold(second);
  EXPECT_EQ(meter.SharedWeight(first), 0);
  EXPECT_EQ(meter.SharedPhrases(first), 0);
  EXPECT_EQ(meter.SharedPhrases(second), 1);
}

}  // namespace
}  // namespace codicil
