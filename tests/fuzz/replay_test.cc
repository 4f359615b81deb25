// Runs what the fuzzers run, over their seeds and over every input that they ever found at fault.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "targets.h"

namespace codicil::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> Inputs(std::string_view target) {
  std::vector<fs::path> inputs;
  for (const char* kind : {"seeds", "finds"}) {
    const fs::path folder = fs::path(CODICIL_FUZZ_FOLDER) / kind / target;
    if (!fs::is_directory(folder)) continue;
    for (const auto& entry : fs::directory_iterator(folder)) inputs.push_back(entry.path());
  }
  std::sort(inputs.begin(), inputs.end());
  return inputs;
}

std::string ReadBytes(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Target {
  const char* name;  // of its folders of seeds and finds
  std::string (*run)(std::string_view bytes);
};
constexpr Target kTargets[] = {{"decode", Decode},  {"plain_text", PlainText}, {"rst", Rst},
                               {"json", Json},      {"links", Links},          {"changes", Changes},
                               {"migrate", Migrate}};

class ReplayTest : public testing::TestWithParam<Target> {};

std::string TestName(const testing::TestParamInfo<Target>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(Every, ReplayTest, testing::ValuesIn(kTargets), TestName);

TEST_P(ReplayTest, SeedsAndFindsHaveNoFault) {
  const std::vector<fs::path> inputs = Inputs(GetParam().name);
  ASSERT_FALSE(inputs.empty());
  for (const fs::path& input : inputs) EXPECT_EQ(GetParam().run(ReadBytes(input)), "") << input;
}

// A file that is cut off anywhere is another input.
TEST_P(ReplayTest, SeedsCutOffAnywhereHaveNoFault) {
  constexpr size_t kCuts = 40;
  for (const fs::path& input : Inputs(GetParam().name)) {
    const std::string bytes = ReadBytes(input);
    for (size_t cut = 1; cut < kCuts; ++cut) {
      const std::string part = bytes.substr(0, bytes.size() * cut / kCuts);
      EXPECT_EQ(GetParam().run(part), "") << input << " cut off at " << part.size();
    }
  }
}

}  // namespace
}  // namespace codicil::fuzz
