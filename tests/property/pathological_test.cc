// Reads and writes many repetitions of one thing, and compares two editions of them: no recursion
// as deep as the input, no nested loops over it. The time is limited by this test's own limit in
// CMake, far above the time needed and far below that of quadratic work; codicil_bench prints how
// the time grows.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "pathological_inputs.h"
#include "pathological_pairs.h"

namespace codicil {
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr size_t kRepeats = 5000;  // sanitizer runs are slow and test for other faults
#else
constexpr size_t kRepeats = 100000;
#endif

class PathologicalTest : public testing::TestWithParam<PathologicalInput> {};

std::string TestName(const testing::TestParamInfo<PathologicalInput>& info) {
  return fmt::format("Input{}", info.index);
}

INSTANTIATE_TEST_SUITE_P(Every, PathologicalTest, testing::ValuesIn(PathologicalInputs()),
                         TestName);

TEST_P(PathologicalTest, IsReadAndWrittenWithEveryByteAccountedFor) {
  const std::string text = GetParam().make(kRepeats);
  const Edition edition = ReadAndWrite(text, GetParam().format);
  ASSERT_EQ(edition.sources().files.size(), 1u);
  uint64_t sum = 0;
  for (uint64_t bytes : edition.sources().files[0].labels.Count(*edition.sources().files[0].text))
    sum += bytes;
  EXPECT_EQ(sum, text.size()) << GetParam().name;
}

class PathologicalPairTest : public testing::TestWithParam<PathologicalPair> {};

std::string PairName(const testing::TestParamInfo<PathologicalPair>& info) {
  return fmt::format("Pair{}", info.index);
}

INSTANTIATE_TEST_SUITE_P(Every, PathologicalPairTest, testing::ValuesIn(PathologicalPairs()),
                         PairName);

TEST_P(PathologicalPairTest, IsComparedWithEveryProvisionInAPair) {
  const PathologicalTexts texts = GetParam().make(kRepeats);
  const Compared made = ReadAndCompare(texts);
  std::vector<bool> old_paired(made.old_edition.provisions.size());
  std::vector<bool> new_paired(made.new_edition.provisions.size());
  for (const Correspondence& pair : made.concordance.pairs) {
    if (pair.old_id != kNoProvision) old_paired[pair.old_id] = true;
    if (pair.new_id != kNoProvision) new_paired[pair.new_id] = true;
  }
  EXPECT_EQ(std::ranges::count(old_paired, false), 0) << GetParam().name;
  EXPECT_EQ(std::ranges::count(new_paired, false), 0) << GetParam().name;
  EXPECT_EQ(made.migration.cited, texts.citing.empty() ? 0 : kRepeats) << GetParam().name;
}

}  // namespace
}  // namespace codicil
