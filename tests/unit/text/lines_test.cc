#include "text/lines.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace codicil {
namespace {

// The lines of `text`, each in brackets with the size of its line end behind it.
std::string Show(std::string_view text) {
  std::string shown;
  for (const Line& line : SplitLines(text)) {
    shown += "[" + std::string(text.substr(line.begin, line.end - line.begin)) + "]" +
             std::to_string(line.next - line.end);
  }
  return shown;
}

struct LinesCase {
  std::string_view text;
  std::string_view lines;
};

TEST(SplitLines, EveryLineEnd) {
  const LinesCase cases[] = {
      {"", ""},
      {"a", "[a]0"},
      {"a\n", "[a]1"},
      {"\n\na", "[]1[]1[a]0"},
      {"a\r\nb\nc\rd", "[a]2[b]1[c]1[d]0"},
      {"a\n\rb", "[a]1[]1[b]0"},
      {"a\r\r\nb\r\n", "[a]3[b]2"},
      {"a\r\r\r\nb\nc\nd", "[a]1[]3[b]1[c]1[d]0"},
      {"a\r\rb", "[a]1[]1[b]0"},
      {"a\r", "[a]1"},
  };
  for (const LinesCase& c : cases) EXPECT_EQ(Show(c.text), c.lines) << c.text;
}

TEST(SplitLines, CrCrLfIsAnEmptyLineWhereMostLinesEndInLoneCrs) {
  EXPECT_EQ(Show("a\rb\r\r\nc\r"), "[a]1[b]1[]2[c]1");
  EXPECT_EQ(Show("a\rb\r\r\nc\n"), "[a]1[b]3[c]1");
}

// Bytes are counted in blocks: here the line ends stand anywhere in one and across two.
TEST(SplitLines, CountsLoneCrsAtAnyPlace) {
  for (size_t lead = 0; lead < 130; ++lead) {
    const std::string begin(lead, 'a');
    // Two lone CRs against two and three other line ends.
    EXPECT_EQ(SplitLines(begin + "\rb\r\r\nc\r").size(), 4u) << lead;
    EXPECT_EQ(SplitLines(begin + "\rb\r\r\nc\rd\n").size(), 4u) << lead;
    EXPECT_EQ(SplitLines(begin + "\r\nb\r\r\nc\r").size(), 3u) << lead;
  }
}

TEST(SplitLines, LinesPartitionAnyText) {
  std::mt19937 random(7);
  for (int round = 0; round < 2000; ++round) {
    std::string text(random() % 20, ' ');
    for (char& c : text) c = "a\r\n"[random() % 3];
    uint32_t at = 0;
    for (const Line& line : SplitLines(text)) {
      ASSERT_EQ(line.begin, at);
      ASSERT_LT(line.begin, line.next);
      ASSERT_EQ(text.substr(line.begin, line.end - line.begin).find_first_of("\r\n"), text.npos);
      at = line.next;
    }
    ASSERT_EQ(at, text.size());
  }
}

}  // namespace
}  // namespace codicil
