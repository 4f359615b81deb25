// Reads and writes many repetitions of one thing: no recursion as deep as the input, no nested
// loops over it. The time is limited by this test's own limit in CMake, far above the time needed
// and far below that of quadratic work; codicil_bench prints how the time grows.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "pathological_inputs.h"

namespace codicil {
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr size_t kRepeats = 20000;  // sanitizer runs are slow and test for other faults
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

}  // namespace
}  // namespace codicil
