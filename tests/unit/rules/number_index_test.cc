#include "rules/number_index.h"

#include <gtest/gtest.h>

#include <string>

namespace codicil {
namespace {

RuleNumber Parsed(const std::string& text) { return RuleNumber::Parse(text).value(); }

TEST(NumberIndex, FindsNothingInNone) {
  EXPECT_EQ(NumberIndex().Find(Parsed("7")), NumberIndex::kNone);
  NumberIndex reserved;
  reserved.Reserve(100);
  EXPECT_EQ(reserved.Find(Parsed("7")), NumberIndex::kNone);
}

TEST(NumberIndex, TheFirstOfANumberStays) {
  NumberIndex index;
  EXPECT_EQ(index.Add(Parsed("605.2")), 0u);
  EXPECT_EQ(index.Add(Parsed("605.2a")), 1u);
  EXPECT_EQ(index.Add(Parsed("605.2")), 0u);
  EXPECT_EQ(index.Add(Parsed("605.3")), 3u);
  EXPECT_EQ(index.Find(Parsed("605.2")), 0u);
  EXPECT_EQ(index.Find(Parsed("605.2b")), NumberIndex::kNone);
  EXPECT_EQ(index[2], Parsed("605.2"));
  EXPECT_EQ(index.size(), 4u);
}

TEST(NumberIndex, GrowsWithoutRoomMadeBefore) {
  NumberIndex index;
  const auto number = [](uint32_t i) {
    return Parsed(std::to_string(i / 30 + 1) + "." + std::to_string(i % 30));
  };
  for (uint32_t i = 0; i < 3000; ++i) ASSERT_EQ(index.Add(number(i)), i);
  for (uint32_t i = 0; i < 3000; ++i) ASSERT_EQ(index.Find(number(i)), i);
}

}  // namespace
}  // namespace codicil
