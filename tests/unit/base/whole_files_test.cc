#include <gmock/gmock.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <random>
#include <thread>

#include "base/file_writer.h"
#include "base/folder_locks.h"
#include "base/temporary_file.h"
#include "scratch_folder.h"

namespace codicil {
namespace {

using ::testing::HasSubstr;

constexpr size_t kFiles = 10;

// Ten files of "old N" to be changed to "new N".
class WritingTogether : public ScratchFolder {
 protected:
  void SetUp() override {
    ScratchFolder::SetUp();
    for (size_t i = 0; i < kFiles; ++i) {
      before_.push_back(Text("old ", i));
      after_.push_back(Text("new ", i));
      paths_.push_back(Make(std::to_string(i % 2) + "/" + std::to_string(i), before_[i]));
    }
  }

  void AddAll(WholeFiles& files) const {
    for (size_t i = 0; i < kFiles; ++i) files.Add(paths_[i], before_[i], Bytes(after_[i]));
  }
  std::vector<FileOutcome> WriteAdded() const {
    WholeFiles files;
    AddAll(files);
    return files.Write();
  }
  void ExpectAll(const std::vector<std::string>& texts) const {
    for (size_t i = 0; i < kFiles; ++i) EXPECT_TRUE(Contents(paths_[i]) == texts[i]) << paths_[i];
  }
  void ExpectNoTemporaries() const {
    size_t files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
      files += !entry.is_directory();
    }
    EXPECT_EQ(files, kFiles);
  }
  static void ExpectOnly(size_t index, const std::string& error,
                         const std::vector<FileOutcome>& outcomes) {
    ASSERT_EQ(outcomes.size(), kFiles);
    for (size_t i = 0; i < kFiles; ++i) {
      EXPECT_FALSE(outcomes[i].written) << i;
      EXPECT_THAT(outcomes[i].status.message(), i == index ? HasSubstr(error) : HasSubstr("")) << i;
      EXPECT_EQ(outcomes[i].status.ok(), i != index) << i;
    }
  }
  static std::string Text(const std::string& what, size_t number) {
    std::string text;
    for (int i = 0; i < 5000; ++i) text += what + std::to_string(number) + "\n";
    return text;
  }

  std::vector<std::string> paths_, before_, after_;
};

TEST_F(WritingTogether, AllAreWritten) {
  for (const FileOutcome& outcome : WriteAdded()) {
    EXPECT_TRUE(outcome.written) << outcome.status.message();
  }
  ExpectAll(after_);
  ExpectNoTemporaries();
}

TEST_F(WritingTogether, ADiskThatIsFullAtTheSixthLeavesAll) {
  after_[5] += after_[5];
  std::vector<FileOutcome> outcomes;
  {
    FullDisk disk(before_[5].size() + 1);
    outcomes = WriteAdded();
  }
  ExpectOnly(5, "cannot write " + paths_[5] + ": File too large", outcomes);
  ExpectAll(before_);
  ExpectNoTemporaries();
}

TEST_F(WritingTogether, AFileThatChangedIsLeftAndNamed) {
  for (const std::string& other : {std::string("other"), before_[3] + "more", std::string()}) {
    const std::string read = before_[3];
    Make("1/3", other);
    ExpectOnly(3, "cannot write " + paths_[3] + ": it changed since it was read", WriteAdded());
    EXPECT_EQ(Contents(paths_[3]), other);
    Make("1/3", read);
  }
  fs::remove(paths_[3]);
  ExpectOnly(3, "it changed since it was read", WriteAdded());
  EXPECT_FALSE(fs::exists(paths_[3]));
}

// Too late for the first check: files replaced by then are restored.
TEST_F(WritingTogether, AFileThatChangesWhileTheNewOnesAreWrittenIsLeft) {
  WholeFiles files;
  AddAll(files);
  ASSERT_TRUE(files.Prepare());
  Make("1/7", "changed");
  files.Commit();
  ExpectOnly(7, "it changed since it was read", files.outcomes());
  before_[7] = "changed";
  ExpectAll(before_);
}

TEST_F(WritingTogether, ANameThatCannotBeTakenLeavesAll) {
  {
    WholeFiles files;
    AddAll(files);
    ASSERT_TRUE(files.Prepare());
    fs::remove(paths_[9]);
    files.Commit();
    ExpectOnly(9, "cannot write " + paths_[9] + ": No such file or directory", files.outcomes());
  }
  Make("1/9", before_[9]);
  ExpectAll(before_);
  ExpectNoTemporaries();
}

TEST_F(WritingTogether, TemporariesAreTheirOwnersAlone) {
  for (const std::string& path : paths_) ASSERT_EQ(chmod(path.c_str(), 0600), 0);
  WholeFiles files;
  AddAll(files);
  ASSERT_TRUE(files.Prepare());
  size_t temporaries = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
    if (!IsTemporaryName(entry.path().filename().string())) continue;
    ++temporaries;
    EXPECT_EQ(entry.status().permissions(), fs::perms(0600));
  }
  EXPECT_EQ(temporaries, kFiles);
}

TEST_F(WritingTogether, WhatIsNoFileOfItsOwnIsRefused) {
  fs::create_symlink(paths_[0], Path("link"));
  const std::string link = Path("link"), pipe = Path("pipe");
  const std::string fifth = paths_[4];
  paths_[4] = link;
  ExpectOnly(4, "it is named twice", WriteAdded());
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  paths_[4] = pipe;
  ExpectOnly(4, "cannot write " + pipe + ": it is not a regular file", WriteAdded());
  paths_[4] = fifth;
  ExpectAll(before_);
}

TEST_F(WritingTogether, NothingIsTakenAwayWhereAnotherProcessWrites) {
  const std::string left = Path("1/" + NameOfTemporary("x"));
  {
    FolderLocks other;
    ASSERT_EQ(other.Lock({Path("1")}, FolderLocks::Sharing::kShared).message(), "");
    std::ofstream(left) << "x";
    ClearTemporaries(paths_);
    EXPECT_EQ(WriteFileWhole(paths_[1], before_[1]).message(), "") << "a result, whole in itself";
    EXPECT_TRUE(fs::exists(left));
  }
  ClearTemporaries(paths_);
  ExpectNoTemporaries();
}

// The exit status of a child process, or -1.
int Wait(pid_t child) {
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST_F(WritingTogether, OfTwoAtOnceOneWrites) {
  for (int round = 0; round < 20; ++round) {
    for (size_t i = 0; i < kFiles; ++i) {
      Make(std::to_string(i % 2) + "/" + std::to_string(i), before_[i]);
    }
    pid_t children[2];
    for (pid_t& child : children) {
      child = fork();
      if (child == 0) _exit(WriteAdded().front().written ? 1 : 0);
    }
    EXPECT_EQ(Wait(children[0]) + Wait(children[1]), 1);
    ExpectAll(after_);
    ExpectNoTemporaries();
  }
}

// Whenever the process dies, each file is entirely old or entirely new, and the next process
// removes the leftovers.
TEST_F(WritingTogether, AProcessThatIsKilledLeavesWholeFiles) {
  std::mt19937 random(20);
  for (int round = 0; round < 40; ++round) {
    for (size_t i = 0; i < kFiles; ++i) {
      Make(std::to_string(i % 2) + "/" + std::to_string(i), before_[i]);
    }
    const pid_t child = fork();
    if (child == 0) _exit(WriteAdded().size() == kFiles ? 0 : 1);
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 8000));
    kill(child, SIGKILL);
    Wait(child);
    for (size_t i = 0; i < kFiles; ++i) {
      const std::string now = Contents(paths_[i]);
      EXPECT_TRUE(now == before_[i] || now == after_[i]) << paths_[i];
    }
    ClearTemporaries(paths_);
    ExpectNoTemporaries();
  }
}

}  // namespace
}  // namespace codicil
