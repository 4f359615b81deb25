// Runs every *.case below this folder and compares the files written, the messages and the exit
// status. UPDATE_GOLDEN=1 writes the actual results into the case but still fails, so that no
// change is accepted unseen.

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "golden_case.h"
#include "tests/unit/output/schema_check.h"

namespace codicil::golden {
namespace {

namespace fs = std::filesystem;

std::string ReadFile(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

void WriteFile(const fs::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

bool IsOutput(const std::string& name) {
  return name == "stdout" || name == "stderr" || name == "status";
}

// The bundled work, for runs that need more than a case can contain: $EMBERFALL.
fs::path Emberfall() {
  return fs::path(CODICIL_GOLDEN_FOLDER).parent_path().parent_path() / "corpus" / "emberfall";
}

// The same as a work that has been built, $EMBERFALL_BUILT: for runs that only ask, many times.
// Built once.
class BuiltEmberfall {
 public:
  BuiltEmberfall() {
    std::string pattern = (fs::temp_directory_path() / "codicil-emberfall-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    fs::copy(Emberfall(), folder_, fs::copy_options::recursive);
    const std::string program = std::string(CODICIL_BINARY_FOLDER) + "/codicil";
    const std::string command =
        "'" + program + "' corpus build --quiet '" + folder_.string() + "' >/dev/null";
    EXPECT_EQ(std::system(command.c_str()), 0);
  }
  ~BuiltEmberfall() { fs::remove_all(folder_); }
  static std::string Folder() {
    static const BuiltEmberfall built;
    return built.folder_.string();
  }

 private:
  fs::path folder_;
};

struct Outcome {
  std::string out, err, status;
};

class Sandbox {
 public:
  Sandbox() {
    std::string pattern = (fs::temp_directory_path() / "codicil-golden-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~Sandbox() { fs::remove_all(folder_); }

  Outcome Run(const Case& one) {
    for (const Section& section : one.sections) {
      if (section.name == "run" || IsOutput(section.name)) continue;
      const fs::path path = folder_ / "work" / section.name;
      fs::create_directories(path.parent_path());
      WriteFile(path, section.escaped ? Unescape(section.body) : section.body);
    }
    fs::create_directories(folder_ / "work");
    WriteFile(folder_ / "run.sh",
              "cd '" + (folder_ / "work").string() +
                  "' || exit 99\nunset COLUMNS NO_COLOR CODICIL_PAGER PAGER\nexport PATH='" +
                  std::string(CODICIL_BINARY_FOLDER) + "':\"$PATH\"\nexport EMBERFALL='" +
                  Emberfall().string() + "'\nexport EMBERFALL_BUILT='" + BuiltEmberfall::Folder() +
                  "'\n" + one.Body("run"));
    // What waits for ever, at a pipe that nobody opens any more, ends with status 124.
    const std::string command = "timeout 1200 sh '" + (folder_ / "run.sh").string() +
                                "' </dev/null >'" + (folder_ / "out").string() + "' 2>'" +
                                (folder_ / "err").string() + "'";
    const int status = std::system(command.c_str());
    return {ReadFile(folder_ / "out"), ReadFile(folder_ / "err"),
            std::to_string(WIFEXITED(status) ? WEXITSTATUS(status) : -1) + "\n"};
  }

 private:
  fs::path folder_;
};

std::vector<fs::path> AllCases() {
  std::vector<fs::path> cases;
  for (const auto& entry : fs::recursive_directory_iterator(CODICIL_GOLDEN_FOLDER)) {
    if (entry.path().extension() == ".case") cases.push_back(entry.path());
  }
  std::sort(cases.begin(), cases.end());
  return cases;
}

class GoldenTest : public testing::TestWithParam<fs::path> {};

TEST_P(GoldenTest, GivesWhatTheCaseSays) {
  Case one = ParseCase(ReadFile(GetParam()));
  ASSERT_TRUE(fs::exists(fs::path(CODICIL_BINARY_FOLDER) / "codicil"))
      << "the program is not built";
  ASSERT_NE(one.Body("run"), "") << GetParam() << " has no line to run";
  const Outcome outcome = Sandbox().Run(one);
  EXPECT_EQ(one.Body("stdout"), outcome.out);
  EXPECT_EQ(one.Body("stderr"), outcome.err);
  EXPECT_EQ(one.Body("status"), outcome.status);
  EXPECT_EQ(ViolationOfItsSchema(outcome.out), "");
  if (HasFailure() && std::getenv("UPDATE_GOLDEN")) {
    one.SetBody("stdout", outcome.out);
    one.SetBody("stderr", outcome.err);
    one.SetBody("status", outcome.status);
    WriteFile(GetParam(), PrintCase(one));
  }
}

std::string CaseName(const testing::TestParamInfo<fs::path>& info) {
  std::string name = fs::relative(info.param, CODICIL_GOLDEN_FOLDER).replace_extension().string();
  for (char& c : name) {
    if (!isalnum(static_cast<unsigned char>(c))) c = '_';
  }
  return name;
}

// ---- docs/numbering.md: texts, each above the tree that is made of it.

struct Example {
  std::string text;
  std::string tree;
};

constexpr std::string_view kText = "```text\n", kTree = "```outline\n", kEnd = "```\n";

// Returns what is between `begin` and the next fence from `at` on, and moves `at` behind it.
std::string Fenced(const std::string& document, std::string_view begin, size_t& at) {
  const size_t from = document.find(begin, at) + begin.size();
  const size_t to = document.find(kEnd, from);
  at = to + kEnd.size();
  return document.substr(from, to - from);
}

std::vector<Example> ExamplesOf(const std::string& document) {
  std::vector<Example> examples;
  for (size_t at = 0; document.find(kText, at) != std::string::npos;) {
    std::string text = Fenced(document, kText, at);
    std::string tree = Fenced(document, kTree, at);
    examples.push_back({std::move(text), std::move(tree)});
  }
  return examples;
}

TEST(NumberingTest, ReadsTheTextsOfItsDocument) {
  const fs::path path =
      fs::path(CODICIL_GOLDEN_FOLDER).parent_path().parent_path() / "docs" / "numbering.md";
  std::string document = ReadFile(path);
  const std::vector<Example> examples = ExamplesOf(document);
  ASSERT_GT(examples.size(), 50u) << path;
  size_t fences = 0;
  for (size_t at = 0; (at = document.find("```", at)) != std::string::npos; at += 3) ++fences;
  ASSERT_EQ(fences, 4 * examples.size()) << "a text and a tree for each, and nothing else";
  Case all;
  for (size_t i = 0; i < examples.size(); ++i)
    all.sections.push_back({std::to_string(1000 + i), false, examples[i].text});
  // The first line is about the work; a line "~" ends each tree.
  all.sections.push_back({"run", false,
                          "for f in *; do codicil convert $f --to outline --quiet | sed 1d; "
                          "echo '~'; done\n"});
  const std::string trees = Sandbox().Run(all).out;
  size_t at = 0, written = 0;
  for (const Example& example : examples) {
    const size_t end = trees.find("~\n", at);
    ASSERT_NE(end, std::string::npos);
    const std::string tree = trees.substr(at, end - at);
    at = end + 2;
    EXPECT_EQ(example.tree, tree) << example.text;
    written = document.find(example.text + std::string(kEnd), written) + example.text.size();
    const size_t place = document.find(kTree, written) + kTree.size();
    document.replace(place, example.tree.size(), tree);
  }
  if (HasFailure() && std::getenv("UPDATE_GOLDEN")) WriteFile(path, document);
}

INSTANTIATE_TEST_SUITE_P(Cases, GoldenTest, testing::ValuesIn(AllCases()), CaseName);

}  // namespace
}  // namespace codicil::golden
