#include "text/closest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Closest, IsWhatFewLettersTurnInto) {
  const std::vector<std::string> names = {"check", "convert", "corpus", "diff", "types"};
  EXPECT_THAT(Closest(names, "chekc"), ElementsAre("check"));
  EXPECT_THAT(Closest(names, "CONVRET"), ElementsAre("convert"));
  EXPECT_THAT(Closest(names, "dif"), ElementsAre("diff"));
  EXPECT_THAT(Closest(names, "zebra"), IsEmpty());
  EXPECT_THAT(Closest(names, ""), IsEmpty());
}

TEST(Closest, NearestFirstAndAtMostThree) {
  EXPECT_THAT(Closest({"abcd", "abce", "abcf", "abxy", "abcg"}, "abce"),
              ElementsAre("abce", "abcd", "abcf"));
}

}  // namespace
}  // namespace codicil
