// Runs the fuzz targets on their seeds, on every input that has ever failed, and on mutations of
// the seeds and of the bundled work.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "mutator.h"
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
  const char* name;  // name of its folders of seeds and failures
  std::string (*run)(std::string_view bytes);
};
constexpr Target kTargets[] = {
    {"decode", Decode}, {"plain_text", PlainText}, {"rst", Rst},         {"json", Json},
    {"xml", Xml},       {"links", Links},          {"changes", Changes}, {"migrate", Migrate}};

class ReplayTest : public testing::TestWithParam<Target> {};

std::string TestName(const testing::TestParamInfo<Target>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(Every, ReplayTest, testing::ValuesIn(kTargets), TestName);

TEST_P(ReplayTest, SeedsAndFindsHaveNoFault) {
  const std::vector<fs::path> inputs = Inputs(GetParam().name);
  ASSERT_FALSE(inputs.empty());
  for (const fs::path& input : inputs) EXPECT_EQ(GetParam().run(ReadBytes(input)), "") << input;
}

// Every truncation of a file is another input.
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

std::vector<std::string> BundledEditions() {
  std::vector<std::string> editions;
  const fs::path folder = fs::path(CODICIL_FUZZ_FOLDER) / "../../corpus/emberfall";
  for (const char* name : {"e1.txt", "e2.txt", "e3.txt", "e4.txt"})
    editions.push_back(ReadBytes(folder / name));
  return editions;
}

// A few pages, starting at the same place in both, each mutated with parts of the other.
std::string MutatedPages(const std::string& old_edition, const std::string& new_edition,
                         uint64_t seed) {
  constexpr size_t kPages = 2500, kPlaces = 37;
  const size_t begin = seed % kPlaces * (old_edition.size() / kPlaces);
  const std::string a = old_edition.substr(begin, kPages), b = new_edition.substr(begin, kPages);
  return Mutated(a, b, seed) + kBorder + Mutated(b, a, seed + 1) + kBorder + Mutated(a, "", seed);
}

TEST_P(ReplayTest, MutatedPagesOfTheBundledWorkHaveNoFault) {
  constexpr uint64_t kRuns = 24;
  const std::vector<std::string> editions = BundledEditions();
  for (uint64_t seed = 0; seed < kRuns; ++seed) {
    const std::string pages = MutatedPages(editions[seed % 4], editions[(seed + 1) % 4], seed);
    EXPECT_EQ(GetParam().run(pages), "") << "seed " << seed;
  }
}

TEST_P(ReplayTest, MutatedSeedsHaveNoFault) {
  constexpr uint64_t kRuns = 150;
  const std::vector<fs::path> inputs = Inputs(GetParam().name);
  for (uint64_t seed = 0; seed < kRuns; ++seed) {
    const fs::path& input = inputs[seed % inputs.size()];
    const std::string other = ReadBytes(inputs[(seed * 7 + 3) % inputs.size()]);
    EXPECT_EQ(GetParam().run(Mutated(ReadBytes(input), other, seed)), "")
        << input << ", seed " << seed;
  }
}

}  // namespace
}  // namespace codicil::fuzz
