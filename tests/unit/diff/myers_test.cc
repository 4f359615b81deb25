#include "diff/myers.h"

#include <gtest/gtest.h>

#include <string>

namespace codicil {
namespace {

using Items = std::vector<uint64_t>;

Items ItemsOf(std::string_view letters) { return {letters.begin(), letters.end()}; }

// "ab[c>d]e"; "-" if it takes more than `limit` edits.
std::string Shown(std::string_view a, std::string_view b, uint32_t limit = 100) {
  const auto hunks = ShortestEdit(ItemsOf(a), ItemsOf(b), limit);
  if (!hunks) return "-";
  std::string shown;
  for (const Hunk& hunk : *hunks) {
    const std::string old_part(a.substr(hunk.old_begin, hunk.old_size()));
    const std::string new_part(b.substr(hunk.new_begin, hunk.new_size()));
    shown += hunk.equal ? old_part : "[" + old_part + ">" + new_part + "]";
  }
  return shown;
}

TEST(ShortestEdit, TellsEqualAndChangedByTurns) {
  EXPECT_EQ(Shown("", ""), "");
  EXPECT_EQ(Shown("abc", "abc"), "abc");
  EXPECT_EQ(Shown("abc", "axc"), "a[b>x]c");
  EXPECT_EQ(Shown("", "ab"), "[>ab]");
  EXPECT_EQ(Shown("abcd", "acxd"), "a[b>]c[>x]d");
  EXPECT_EQ(Shown("wxyz", "abcd"), "[wxyz>abcd]");
}

TEST(ShortestEdit, GivesUpBeyondTheLimitOnly) {
  EXPECT_EQ(Shown("axbyc", "apbqc", 4), "a[x>p]b[y>q]c");
  EXPECT_EQ(Shown("axbyc", "apbqc", 3), "-");
  EXPECT_EQ(Shown("xaaay", "xy", 3), "x[aaa>]y");
  EXPECT_EQ(Shown("zaaay", "xy", 4), "-") << "three more letters, and one replaced";
  EXPECT_EQ(Shown("zaaay", "xy", 5), "[zaaa>x]y");
  EXPECT_EQ(Shown("xy", "xaaay", 2), "x[>aaa]y") << "one insertion is found at any length";
}

// The length of the longest common subsequence, the slow way.
size_t Common(const Items& a, const Items& b) {
  std::vector<std::vector<size_t>> best(a.size() + 1, std::vector<size_t>(b.size() + 1));
  for (size_t i = 0; i < a.size(); ++i) {
    for (size_t k = 0; k < b.size(); ++k)
      best[i + 1][k + 1] = a[i] == b[k] ? best[i][k] + 1 : std::max(best[i][k + 1], best[i + 1][k]);
  }
  return best[a.size()][b.size()];
}

// Compares the length of an edit with that of the shortest one.
void ExpectShortest(const Items& a, const Items& b) {
  const size_t fewest = a.size() + b.size() - 2 * Common(a, b);
  const auto hunks = ShortestEdit(a, b, static_cast<uint32_t>(fewest));
  ASSERT_TRUE(hunks.has_value());
  size_t edits = 0, old_at = 0, new_at = 0;
  for (const Hunk& hunk : *hunks) {
    ASSERT_EQ(hunk.old_begin, old_at);
    ASSERT_EQ(hunk.new_begin, new_at);
    old_at = hunk.old_end, new_at = hunk.new_end;
    if (!hunk.equal) edits += hunk.old_size() + hunk.new_size();
    for (uint32_t i = 0; hunk.equal && i < hunk.old_size(); ++i)
      ASSERT_EQ(a[hunk.old_begin + i], b[hunk.new_begin + i]);
  }
  EXPECT_EQ(old_at, a.size());
  EXPECT_EQ(new_at, b.size());
  EXPECT_EQ(edits, fewest);
}

TEST(ShortestEdit, IsShortestForAllSmallSequences) {
  uint64_t random = 1;
  for (int round = 0; round < 2000; ++round) {
    Items a, b;
    for (Items* items : {&a, &b}) {
      random = random * 6364136223846793005 + 1442695040888963407;
      for (uint64_t bits = random >> 20, n = random >> 60; n > 0; --n, bits /= 3)
        items->push_back(bits % 3);
    }
    ExpectShortest(a, b);
  }
}

// Words alternating with spaces, as in texts; some of the words are in one text only.
TEST(ShortestEdit, IsShortestWhereMuchIsRewritten) {
  constexpr uint64_t kBlank = 0, kWords = 40;
  uint64_t random = 1;
  for (int round = 0; round < 60; ++round) {
    Items a, b;
    for (Items* items : {&a, &b}) {
      for (int i = 0; i < 20 + round; ++i) {
        random = random * 6364136223846793005 + 1442695040888963407;
        const uint64_t word = 1 + (random >> 33) % kWords;
        items->push_back(items == &b && word % 2 == 0 ? word + kWords : word);
        items->push_back(kBlank);
      }
    }
    ExpectShortest(a, b);
    const size_t fewest = a.size() + b.size() - 2 * Common(a, b);
    EXPECT_FALSE(ShortestEdit(a, b, static_cast<uint32_t>(fewest - 1)).has_value());
  }
}

}  // namespace
}  // namespace codicil
