#include "text/columns.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

TEST(Columns, AreThoseOfATerminal) {
  EXPECT_EQ(CountColumns(""), 0u);
  EXPECT_EQ(CountColumns("Äsh — “7”"), 9u);
  EXPECT_EQ(CountColumns("規則"), 4u);
  EXPECT_EQ(CountColumns("Ａ한🎲"), 6u);
  EXPECT_EQ(CountColumns("e\u0301\u200B"), 1u);
}

TEST(Columns, OfWhatFits) {
  EXPECT_EQ(BytesOfColumns("ash", 2), 2u);
  EXPECT_EQ(BytesOfColumns("ash", 9), 3u);
  EXPECT_EQ(BytesOfColumns("規則", 3), 3u);  // half a character does not count
  EXPECT_EQ(BytesOfColumns("e\u0301a", 1), 3u);
  EXPECT_EQ(LastBytesOfColumns("ash", 2), 2u);
  EXPECT_EQ(LastBytesOfColumns("規則", 3), 3u);
  EXPECT_EQ(LastBytesOfColumns("規則", 4), 6u);
  EXPECT_EQ(LastBytesOfColumns("ae\u0301", 1), 3u);
  EXPECT_EQ(LastBytesOfColumns("ash", 0), 0u);
}

}  // namespace
}  // namespace codicil
