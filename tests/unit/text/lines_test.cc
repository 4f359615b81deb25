#include "text/lines.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace codicil {
namespace {

// The lines of `text`, each in brackets with the size of its line end after it.
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
      {"a\vb\u0085c\u2028d\u2029", "[a]1[b]2[c]3[d]3"},
      {"a\fb", "[a]1[b]0"},
      {"a\n\fb\f\r\nc\f\f\n\nd\f", "[a]2[b]3[c]3[]1[d]1"},
      {"é…è©\u2027\u202A", "[é…è©\u2027\u202A]0"},  // bytes that end other characters
  };
  for (const LinesCase& c : cases) EXPECT_EQ(Show(c.text), c.lines) << c.text;
}

TEST(SplitLines, CrCrLfIsAnEmptyLineWhereMostLinesEndInLoneCrs) {
  EXPECT_EQ(Show("a\rb\r\r\nc\r"), "[a]1[b]1[]2[c]1");
  EXPECT_EQ(Show("a\rb\r\r\nc\n"), "[a]1[b]3[c]1");
}

// Bytes are counted in blocks: here the line ends are anywhere in a block and across two.
TEST(SplitLines, CountsLoneCrsAtAnyPlace) {
  for (size_t lead = 0; lead < 130; ++lead) {
    const std::string begin(lead, 'a');
    // Two lone CRs against two and three other line ends.
    EXPECT_EQ(SplitLines(begin + "\rb\r\r\nc\r").size(), 4u) << lead;
    EXPECT_EQ(SplitLines(begin + "\rb\r\r\nc\rd\n").size(), 4u) << lead;
    EXPECT_EQ(SplitLines(begin + "\r\nb\r\r\nc\r").size(), 3u) << lead;
  }
}

TEST(SplitLines, RareLineEndsAtAnyPlace) {
  for (size_t lead = 1; lead < 130; ++lead) {
    const std::string words = std::string(lead, 'a');
    for (const std::string end : {"\v", "\f", "\u0085", "\u2028", "\u2029"}) {
      const std::vector<Line> lines = SplitLines(words + end + words + "\n" + words + end);
      ASSERT_EQ(lines.size(), 3u) << lead;
      EXPECT_EQ(lines[0].end, lead);
      EXPECT_EQ(lines[1].begin, lead + end.size());
      EXPECT_EQ(lines[2].next - lines[2].end, end.size());
    }
  }
}

TEST(SplitLines, LinesPartitionAnyText) {
  std::mt19937 random(7);
  for (int round = 0; round < 2000; ++round) {
    std::string text(random() % 20, ' ');
    for (char& c : text) c = "a\r\n\f\v"[random() % 5];
    uint32_t at = 0;
    for (const Line& line : SplitLines(text)) {
      ASSERT_EQ(line.begin, at);
      ASSERT_LT(line.begin, line.next);
      ASSERT_EQ(text.substr(line.begin, line.end - line.begin).find_first_of("\r\n\f\v"),
                text.npos);
      at = line.next;
    }
    ASSERT_EQ(at, text.size());
  }
}

}  // namespace
}  // namespace codicil
