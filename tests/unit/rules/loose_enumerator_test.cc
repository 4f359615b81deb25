#include "rules/loose_enumerator.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

using Numbers = std::vector<uint32_t>;

Numbers Read(std::string_view line) {
  const auto found = FindLooseEnumerator(line);
  return found ? found->components : Numbers{};
}

TEST(LooseEnumerator, HasAtMostOneWordOrSignBeforeIt) {
  EXPECT_EQ(Read("  ## **Law 5** Text"), Numbers{5});
  EXPECT_EQ(Read("No. 5 Text"), Numbers{5});
  EXPECT_EQ(Read("\u2116 5"), Numbers{5});
  EXPECT_EQ(Read("[12] Text"), Numbers{12});
  EXPECT_EQ(Read("The law 5"), Numbers{});
  EXPECT_EQ(Read("Text"), Numbers{});
  EXPECT_EQ(Read(""), Numbers{});
}

TEST(LooseEnumerator, HasComponentsAndAnyScript) {
  EXPECT_EQ(Read("<b>1.2</b>"), (Numbers{1, 2}));
  EXPECT_EQ(Read("1(b) Text"), (Numbers{1, 2}));
  EXPECT_EQ(Read("1\u20132/3"), (Numbers{1, 2, 3}));
  EXPECT_EQ(Read("\uFF11\uFF0E\u6587"), Numbers{1});
  EXPECT_EQ(Read("\u0661\u0662. Text"), Numbers{12});
  EXPECT_EQ(Read("Third. Text"), Numbers{3});
  EXPECT_EQ(Read("Third text"), Numbers{});
}

TEST(LooseEnumerator, IsNeitherAYearNorAWord) {
  EXPECT_EQ(Read("2019 was a year"), Numbers{});
  EXPECT_EQ(Read("1st of May"), Numbers{});
}

TEST(LooseEnumerator, CountsUpAsATreeDoes) {
  const auto at = [](Numbers components) {
    LooseEnumerator one;
    one.components = std::move(components);
    return one;
  };
  EXPECT_TRUE(at({1}).IsFollowedBy(at({2})));
  EXPECT_TRUE(at({1}).IsFollowedBy(at({1, 1})));
  EXPECT_TRUE(at({1, 4}).IsFollowedBy(at({2})));
  EXPECT_FALSE(at({1}).IsFollowedBy(at({1, 2})));
  EXPECT_FALSE(at({1, 4}).IsFollowedBy(at({2, 5})));
  EXPECT_FALSE(at({2}).IsFollowedBy(at({2})));
}

}  // namespace
}  // namespace codicil
