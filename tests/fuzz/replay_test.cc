// Runs the fuzz targets on their seeds, on every input that has ever failed, on the seeds of many
// languages in the format that the target reads, and on mutations of the seeds and of the bundled
// work.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "crossref/cross_references.h"
#include "mutator.h"
#include "output/akn/akn.h"
#include "output/writer.h"
#include "targets.h"
#include "tests/unit/read_rules.h"

namespace codicil::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> FilesIn(const fs::path& folder) {
  std::vector<fs::path> files;
  if (!fs::is_directory(folder)) return files;
  for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string ReadBytes(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// What a target reads, made of a text.
std::string AsText(const std::string& text) { return text; }
std::string AsRst(const std::string& text) { return Written(WriteRst, ReadRules(text)); }
std::string AsJson(const std::string& text) { return Written(WriteJson, ReadRules(text)); }
std::string AsXml(const std::string& text) {
  const Edition edition = ReadRules(text);
  return Written(WriteAkn, edition, CrossReference(edition), AknHistory());
}
std::string AsTexts(const std::string& text) { return text + kBorder + text + kBorder + text; }

std::string AsPage(const std::string& text) { return "<html><body><pre>" + text + "</pre>"; }

std::string AsWord(const std::string& text) {
  std::string document = "<w:document><w:body><w:p><w:r><w:t>";
  for (const char c : text)
    document += c == '\n' ? "</w:t></w:r></w:p><w:p><w:r><w:t>" : std::string(1, c);
  return document + "</w:t></w:r></w:p></w:body></w:document>";
}

struct Target {
  const char* name;  // name of its folders of seeds and failures
  std::string (*run)(std::string_view bytes);
  std::string (*as_read)(const std::string& text);
};
constexpr Target kTargets[] = {{"decode", Decode, AsText},    {"plain_text", PlainText, AsText},
                               {"rst", Rst, AsRst},           {"json", Json, AsJson},
                               {"xml", Xml, AsXml},           {"html", Html, AsPage},
                               {"word", Word, AsWord},        {"links", Links, AsText},
                               {"changes", Changes, AsTexts}, {"migrate", Migrate, AsTexts},
                               {"rpc", Rpc, AsText},          {"requests", Request, AsText}};

struct Input {
  std::string name;
  std::string bytes;
};

std::vector<Input> Inputs(const Target& target) {
  const fs::path folder = CODICIL_FUZZ_FOLDER;
  std::vector<Input> inputs;
  for (const char* kind : {"seeds", "finds"}) {
    for (const fs::path& file : FilesIn(folder / kind / target.name))
      inputs.push_back({file.string(), ReadBytes(file)});
  }
  for (const fs::path& file : FilesIn(folder / "seeds/languages"))
    inputs.push_back({file.string(), target.as_read(ReadBytes(file))});
  return inputs;
}

class ReplayTest : public testing::TestWithParam<Target> {};

std::string TestName(const testing::TestParamInfo<Target>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(Every, ReplayTest, testing::ValuesIn(kTargets), TestName);

TEST_P(ReplayTest, SeedsAndFindsHaveNoFault) {
  const std::vector<Input> inputs = Inputs(GetParam());
  ASSERT_FALSE(inputs.empty());
  for (const Input& input : inputs) EXPECT_EQ(GetParam().run(input.bytes), "") << input.name;
}

// Every truncation of a file is another input.
TEST_P(ReplayTest, SeedsCutOffAnywhereHaveNoFault) {
  constexpr size_t kCuts = 40;
  for (const Input& input : Inputs(GetParam())) {
    for (size_t cut = 1; cut < kCuts; ++cut) {
      const std::string part = input.bytes.substr(0, input.bytes.size() * cut / kCuts);
      EXPECT_EQ(GetParam().run(part), "") << input.name << " cut off at " << part.size();
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
  const std::vector<Input> inputs = Inputs(GetParam());
  for (uint64_t seed = 0; seed < kRuns; ++seed) {
    const Input& input = inputs[seed % inputs.size()];
    const Input& other = inputs[(seed * 7 + 3) % inputs.size()];
    EXPECT_EQ(GetParam().run(Mutated(input.bytes, other.bytes, seed)), "")
        << input.name << ", seed " << seed;
  }
}

}  // namespace
}  // namespace codicil::fuzz
