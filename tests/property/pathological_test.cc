// A hundred thousand repeats of anything are read and written: no recursion that is as deep as the
// input, no loop inside a loop. The time is bounded by this test's own in CMake, which is far above
// what it takes and far below what quadratic work would; codicil_bench prints how it grows.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "pathological_inputs.h"

namespace codicil {
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr size_t kRepeats = 20000;  // the sanitizers look for other faults than slowness
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
  ASSERT_EQ(edition.sources.size(), 1u);
  uint64_t sum = 0;
  for (uint64_t bytes : edition.sources[0].labels.Count(*edition.sources[0].text)) sum += bytes;
  EXPECT_EQ(sum, text.size()) << GetParam().name;
}

}  // namespace
}  // namespace codicil
