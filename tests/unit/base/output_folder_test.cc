#include "base/output_folder.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <algorithm>

#include "base/file_writer.h"
#include "base/folder_locks.h"
#include "scratch_folder.h"

namespace codicil {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class OutputFolderTest : public ScratchFolder {
 protected:
  // Writes `files`, a list of names, each with its own name as its bytes.
  std::string Run(const std::vector<std::string>& files, const FolderMark& mark = {"csv", "lamps"},
                  bool force = false) const {
    OutputFolder folder(Path("out"), mark);
    Status status = folder.Open({}, force);
    for (const std::string& name : files) {
      if (status.ok()) status = folder.Write(name, Bytes(name));
    }
    if (status.ok()) status = folder.Publish();
    return status.message();
  }

  std::vector<std::string> Names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(Path("out"))) {
      const std::string name = entry.path().lexically_relative(Path("out"));
      if (name != kMarkName) names.push_back(name + (entry.is_directory() ? "/" : ""));
    }
    std::ranges::sort(names);
    return names;
  }

  ino_t Inode(const std::string& name) const {
    struct stat status;
    EXPECT_EQ(stat(Path(name).c_str(), &status), 0) << name;
    return status.st_ino;
  }
};

TEST_F(OutputFolderTest, IsNotThereBeforeItIsWhole) {
  OutputFolder folder(Path("a/out"), {"csv", "lamps"});
  ASSERT_EQ(folder.Open({}, false).message(), "");
  ASSERT_EQ(folder.Write("b/c", Bytes("bytes")).message(), "");
  EXPECT_FALSE(fs::exists(Path("a/out")));
  EXPECT_EQ(folder.Publish().message(), "");
  EXPECT_EQ(Contents(Path("a/out/b/c")), "bytes");
  EXPECT_TRUE(IsOutputFolder(Path("a/out")));
}

TEST_F(OutputFolderTest, LeavesNothingIfItIsNotPublished) {
  {
    OutputFolder folder(Path("out"), {"csv", "lamps"});
    ASSERT_EQ(folder.Open({}, false).message(), "");
    ASSERT_EQ(folder.Write("a", Bytes("bytes")).message(), "");
  }
  EXPECT_EQ(FilesInFolder(), 0U);
}

TEST_F(OutputFolderTest, ContentThatGivesUpIsTheError) {
  OutputFolder folder(Path("out"), {"csv", "lamps"});
  ASSERT_EQ(folder.Open({}, false).message(), "");
  EXPECT_EQ(folder.Write("a", [](ByteSink&) { return Status::Unusable("why"); }).message(), "why");
}

TEST_F(OutputFolderTest, FilesThatAreNotWrittenAnyMoreGo) {
  ASSERT_EQ(Run({"a", "old/b", "old/deep/c", "x/d"}), "");
  Make("out/x/mine", "mine");
  fs::create_directory(Path("out/empty"));
  ASSERT_EQ(Run({"a", "e"}), "");
  EXPECT_THAT(Names(), ElementsAre("a", "e", "empty/", "x/", "x/mine"));
}

TEST_F(OutputFolderTest, OrStayIfARunDoesNotWriteAll) {
  const FolderMark mark{"site", "lamps", /*complete=*/false};
  ASSERT_EQ(Run({"a", "b"}, mark), "");
  const ino_t before = Inode("out/b");
  ASSERT_EQ(Run({"a"}, mark), "");
  EXPECT_THAT(Names(), ElementsAre("a", "b"));
  EXPECT_EQ(Inode("out/b"), before) << "it was copied";
}

TEST_F(OutputFolderTest, NothingNewLeavesTheFolderItself) {
  const FolderMark mark{"site", "lamps", /*complete=*/false};
  ASSERT_EQ(Run({"a"}, mark), "");
  const ino_t before = Inode("out");
  ASSERT_EQ(Run({}, mark), "");
  EXPECT_EQ(Inode("out"), before);
  EXPECT_EQ(FilesInFolder(), 1U);
}

TEST_F(OutputFolderTest, OthersAreRefused) {
  Make("out/mine", "mine");
  EXPECT_THAT(Run({"a"}), HasSubstr("codicil did not make it"));
  EXPECT_THAT(Names(), ElementsAre("mine"));
  ASSERT_EQ(Run({"a"}, {"csv", "lamps"}, /*force=*/true), "");
  EXPECT_THAT(Names(), ElementsAre("a", "mine"));
  EXPECT_THAT(Run({"a"}, {"json", "lamps"}), HasSubstr("has the csv of \"lamps\""));
  EXPECT_THAT(Run({"a"}, {"csv", "boats"}), HasSubstr("would get the csv of \"boats\""));
  EXPECT_THAT(Run({"mine"}), HasSubstr("out/mine is not a file that codicil wrote"));
  EXPECT_EQ(Contents(Path("out/mine")), "mine");
}

TEST_F(OutputFolderTest, SaysWhatForceReplaces) {
  Make("out/a", "mine");
  Make("out/b", "mine");
  OutputFolder folder(Path("out"), {"csv", "lamps"});
  ASSERT_EQ(folder.Open({}, true).message(), "");
  for (const char* name : {"c", "b", "a"})
    ASSERT_EQ(folder.Write(name, Bytes("new")).message(), "");
  EXPECT_THAT(folder.Replaced(), ElementsAre("a", "b"));
  OutputFolder other(Path("other"), {"csv", "lamps"});
  EXPECT_THAT(other.Replaced(), IsEmpty());
}

TEST_F(OutputFolderTest, ALinkIsNotFollowed) {
  Make("elsewhere/a", "mine");
  fs::create_directory(Path("out"));
  fs::create_symlink(Path("elsewhere"), Path("out/sub"));
  fs::create_symlink(Path("elsewhere/a"), Path("out/a"));
  EXPECT_NE(Run({"sub/a"}, {"csv", "lamps"}, /*force=*/true), "") << "a link where a folder goes";
  ASSERT_EQ(Run({"a"}, {"csv", "lamps"}, /*force=*/true), "");
  EXPECT_EQ(Contents(Path("elsewhere/a")), "mine");
  EXPECT_EQ(fs::read_symlink(Path("out/sub")), Path("elsewhere"));
}

TEST_F(OutputFolderTest, KeepsTheFoldersPermissions) {
  ASSERT_EQ(Run({"a/b"}), "");
  Make("out/mine/c", "mine");
  fs::permissions(Path("out"), fs::perms::owner_all);
  fs::permissions(Path("out/mine"), fs::perms::owner_all);
  ASSERT_EQ(Run({"a/b"}), "");
  EXPECT_EQ(fs::status(Path("out")).permissions(), fs::perms::owner_all);
  EXPECT_EQ(fs::status(Path("out/mine")).permissions(), fs::perms::owner_all);
}

TEST_F(OutputFolderTest, WhatAKilledRunLeftIsRemovedOrMended) {
  ASSERT_EQ(Run({"a"}), "");
  std::string aside;
  {
    OutputFolder folder(Path("out"), {"csv", "lamps"});
    ASSERT_EQ(folder.Open({}, false).message(), "");
    for (const auto& entry : fs::directory_iterator(folder_)) {
      if (entry.path().extension() == ".new") aside = entry.path();
    }
  }
  ASSERT_NE(aside, "");
  fs::create_directories(aside + "/half");
  const std::string old = aside.substr(0, aside.size() - 4) + ".old";
  fs::rename(Path("out"), old);  // killed between two renames
  OutputFolder folder(Path("out"), {"csv", "lamps"});
  ASSERT_EQ(folder.Open({}, false).message(), "");
  EXPECT_EQ(folder.Read("a"), "a");
  EXPECT_TRUE(fs::is_empty(aside));
  EXPECT_FALSE(fs::exists(old));
}

TEST_F(OutputFolderTest, TwoProcessesDoNotWriteIt) {
  ASSERT_EQ(Run({"a"}), "");
  FolderLocks other;
  ASSERT_EQ(other.Lock({Path("out")}, FolderLocks::Sharing::kShared).message(), "");
  EXPECT_THAT(Run({"a"}), HasSubstr("another process"));
}

TEST_F(OutputFolderTest, AMarkThatIsAPipeIsNone) {
  fs::create_directory(Path("out"));
  ASSERT_EQ(mkfifo(Path("out/.codicil").c_str(), 0600), 0);
  EXPECT_FALSE(IsOutputFolder(Path("out")));
  EXPECT_THAT(Run({"a"}), HasSubstr("codicil did not make it"));
}

}  // namespace
}  // namespace codicil
