// Each command keeps to its budget, whatever it is given, and what it writes grows with the input.

#include "text/budget.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "budget_inputs.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

const std::vector<Words>& CommandsFor(size_t editions) {
  static const std::vector<Words> one = {
      {"inspect"},
      {"inspect", "--json"},
      {"convert", "--to", "json"},
      {"convert", "--to", "text"},
      {"convert", "--to", "rst"},
      {"convert", "--to", "outline"},
      {"convert", "--to", "html"},
      {"convert", "--to", "markdown"},
      {"refs", "--terms"},
      {"refs", "--to", "csv"},
      {"refs", "--to", "dot"},
      {"types", "--to", "json"},
      {"check", "--to", "text"},
      {"check", "--to", "json"},
      {"check", "--to", "sarif"},
  };
  static const std::vector<Words> two = {
      {"diff", "--all", "--to", "text"}, {"diff", "--to", "json"},
      {"diff", "--to", "markdown"},      {"diff", "--all", "--to", "html"},
      {"crosswalk", "--to", "text"},     {"crosswalk", "--to", "json"},
      {"crosswalk", "--to", "csv"},
  };
  return editions == 1 ? one : two;
}

struct Cost {
  int status = -1;
  size_t input = 0;
  size_t output = 0;  // both streams
  size_t memory = 0;  // at its peak
};

class BudgetTest : public testing::TestWithParam<BudgetInput> {
 protected:
  BudgetTest() : folder_(fs::path(testing::TempDir()) / fmt::format("budget-{}", getpid())) {
    fs::create_directories(folder_);
  }
  ~BudgetTest() override { fs::remove_all(folder_); }

  // The files of the input, with this number of repeats.
  Words Write(size_t repeats) const {
    Words files;
    for (const std::string& text : GetParam().make(repeats)) {
      files.push_back(folder_ / fmt::format("{}-{}", repeats, files.size()));
      std::ofstream(files.back(), std::ios::binary) << text;
    }
    return files;
  }

  Cost Run(const Words& command, const Words& files) const {
    Words words = {CODICIL_BINARY, command[0]};
    words.insert(words.end(), files.begin(), files.end());
    words.insert(words.end(), command.begin() + 1, command.end());
    const fs::path out = folder_ / "out";
    rusage usage{};
    Cost cost;
    cost.status = Execute(words, out, &usage);
    for (const std::string& file : files) cost.input += fs::file_size(file);
    cost.output = fs::file_size(out);
    cost.memory = static_cast<size_t>(usage.ru_maxrss) * 1024;
    return cost;
  }

 private:
  static int Execute(const Words& words, const fs::path& out, rusage* usage) {
    std::vector<char*> argv;
    for (const std::string& word : words) argv.push_back(const_cast<char*>(word.c_str()));
    argv.push_back(nullptr);
    const pid_t child = fork();
    if (child == 0) {
      const int descriptor = open(out.c_str(), O_CREAT | O_WRONLY | O_TRUNC | O_APPEND, 0600);
      dup2(descriptor, STDOUT_FILENO);
      dup2(descriptor, STDERR_FILENO);
      execv(argv[0], argv.data());
      _exit(127);
    }
    int status = 0;
    wait4(child, &status, 0, usage);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  const fs::path folder_;
};

std::string TestName(const testing::TestParamInfo<BudgetInput>& info) {
  std::string name = info.param.name;
  std::erase_if(name, [](char c) { return c == ','; });
  std::replace(name.begin(), name.end(), ' ', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Every, BudgetTest, testing::ValuesIn(BudgetInputs()), TestName);

TEST_P(BudgetTest, EachCommandKeepsToIt) {
  constexpr size_t kOnce = size_t{1} << 16;  // the fixed size of a form, even with little content
  const Words some = Write(GetParam().repeats), twice = Write(2 * GetParam().repeats);
  for (const Words& command : CommandsFor(some.size())) {
    const std::string name = fmt::format("{}", fmt::join(command, " "));
    const Cost cost = Run(command, some), doubled = Run(command, twice);
    EXPECT_GE(doubled.status, 0) << name;
    EXPECT_LE(doubled.status, 2) << name;
    EXPECT_LE(doubled.output, OutputBudget(doubled.input)) << name;
    EXPECT_LE(static_cast<double>(doubled.output), 2.2 * static_cast<double>(cost.output) + kOnce)
        << name;
#ifndef __SANITIZE_ADDRESS__
    EXPECT_LE(doubled.memory, MemoryBudget(doubled.input)) << name;
#endif
  }
}

}  // namespace
}  // namespace codicil
