#include "base/file_writer.h"

#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <csignal>

#include "base/temporary_file.h"
#include "scratch_folder.h"

namespace codicil {
namespace {

using FileWriter = ScratchFolder;

TEST_F(FileWriter, WritesAndReplaces) {
  const std::string path = Path("out.json");
  EXPECT_EQ(WriteFileWhole(path, "first").message(), "");
  EXPECT_EQ(WriteFileWhole(path, "second").message(), "");
  EXPECT_EQ(Contents(path), "second");
  EXPECT_EQ(FilesInFolder(), 1u);
}

TEST_F(FileWriter, AFullDiskLeavesTheOldFileAndNothingElse) {
  const std::string path = Path("out.json");
  ASSERT_EQ(WriteFileWhole(path, "old").message(), "");
  Status error;
  {
    FullDisk disk(1000);
    error = WriteFileWhole(path, std::string(5000, 'x'));
  }
  EXPECT_EQ(error.message(), "cannot write " + path + ": File too large");
  EXPECT_EQ(Contents(path), "old");
  EXPECT_EQ(FilesInFolder(), 1u);
}

TEST_F(FileWriter, WritesWhatComesInPieces) {
  const std::string path = Path("out.json");
  const auto lines = [](ByteSink& out) {
    for (int i = 0; i < 50'000; ++i) out.Write("line\n");
    return Status();
  };
  EXPECT_EQ(WriteFileWhole(path, lines).message(), "");
  EXPECT_EQ(Contents(path).size(), 250'000u);
}

TEST_F(FileWriter, ContentThatGivesUpLeavesTheOldFile) {
  const std::string path = Path("out.json");
  ASSERT_EQ(WriteFileWhole(path, "old").message(), "");
  const auto give_up = [](ByteSink& out) {
    out.Write(std::string(200'000, 'x'));
    return Status::Unusable("too much");
  };
  EXPECT_EQ(WriteFileWhole(path, give_up).message(), "too much");
  EXPECT_EQ(Contents(path), "old");
  EXPECT_EQ(FilesInFolder(), 1u);
}

TEST_F(FileWriter, AFullDeviceIsAnError) {
  EXPECT_EQ(WriteFileWhole("/dev/full", "x").message(),
            "cannot write /dev/full: No space left on device");
}

TEST_F(FileWriter, SaysWhatIsWrongWithThePath) {
  EXPECT_EQ(WriteFileWhole(folder_.string(), "x").message(),
            "cannot write " + folder_.string() + ": Is a directory");
  const std::string lost = Path("none/out.json");
  EXPECT_EQ(WriteFileWhole(lost, "x").message(),
            "cannot write " + lost + ": No such file or directory");
}

TEST_F(FileWriter, KeepsPermissionsAndLinks) {
  const std::string path = Path("real.txt"), link = Path("link.txt");
  ASSERT_EQ(WriteFileWhole(path, "old").message(), "");
  ASSERT_EQ(chmod(path.c_str(), 0640), 0);
  fs::create_symlink("real.txt", link);
  EXPECT_EQ(WriteFileWhole(link, "new").message(), "");
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(Contents(path), "new");
  EXPECT_EQ(fs::status(path).permissions(), fs::perms(0640));
}

TEST_F(FileWriter, ASetUserIdBitIsNotPassedOn) {
  const std::string path = Make("tool", "old");
  ASSERT_EQ(chmod(path.c_str(), 06751), 0);
  EXPECT_EQ(WriteFileWhole(path, "new").message(), "");
  struct stat status;
  ASSERT_EQ(stat(path.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0751u);
}

// A file of another user, if the test may change its owner.
TEST_F(FileWriter, KeepsOwnerAndGroup) {
  const std::string path = Make("out.txt", "old");
  const unsigned user = geteuid() == 0 ? 4242 : geteuid(),
                 group = geteuid() == 0 ? 4343 : getegid();
  ASSERT_EQ(chown(path.c_str(), user, group), 0);
  EXPECT_EQ(WriteFileWhole(path, "new").message(), "");
  struct stat status;
  ASSERT_EQ(stat(path.c_str(), &status), 0);
  EXPECT_EQ(status.st_uid, user);
  EXPECT_EQ(status.st_gid, group);
}

TEST_F(FileWriter, KeepsTheUsersAttributes) {
  const std::string path = Make("out.txt", "old");
  const bool has_attributes = setxattr(path.c_str(), "user.origin", "hall", 4, 0) == 0;
  EXPECT_EQ(WriteFileWhole(path, "new").message(), "");
  char value[5] = {};
  EXPECT_EQ(getxattr(path.c_str(), "user.origin", value, 4), has_attributes ? 4 : -1);
  EXPECT_STREQ(value, has_attributes ? "hall" : "");
}

TEST_F(FileWriter, OtherNamesOfAFileAreNotLeftBehind) {
  const std::string path = Make("out.txt", "old");
  fs::create_hard_link(path, Path("other.txt"));
  EXPECT_EQ(
      WriteFileWhole(path, "new").message(),
      "cannot write " + path + ": it has other names (hard links), which would keep the old text");
  EXPECT_EQ(Contents(path), "old");
}

TEST_F(FileWriter, ALinkThatLeadsNowhereIsNotReplaced) {
  const std::string link = Path("link.txt");
  fs::create_symlink("none.txt", link);
  EXPECT_EQ(WriteFileWhole(link, "x").message(),
            "cannot write " + link + ": it is a link to a file that does not exist");
  EXPECT_TRUE(fs::is_symlink(link));
}

TEST_F(FileWriter, ANameAsLongAsNamesCanBe) {
  const std::string path = Path(std::string(255, 'n'));
  EXPECT_EQ(WriteFileWhole(path, "new").message(), "");
  EXPECT_EQ(Contents(path), "new");
}

// The names of leftovers of a killed process are distinguished from all similar names.
TEST_F(FileWriter, TakesAwayWhatIsLeftBehindAndNothingElse) {
  const std::string left = NameOfTemporary("out.txt");
  ASSERT_TRUE(IsTemporaryName(left));
  std::string like = left;
  like[like.size() - 5] = like[like.size() - 5] == '0' ? '1' : '0';
  for (const std::string& name :
       {left, like, "x" + left, left + ".bak", std::string("out.txt.tmp")})
    Make(name, "x");
  EXPECT_EQ(WriteFileWhole(Path("out.txt"), "new").message(), "");
  EXPECT_FALSE(fs::exists(Path(left)));
  EXPECT_EQ(FilesInFolder(), 5u);
}

TEST_F(FileWriter, AReaderThatHasGoneIsNoError) {
  const auto before = std::signal(SIGPIPE, SIG_IGN);
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  close(ends[0]);
  EXPECT_EQ(WriteDescriptor(ends[1], "standard output", Bytes("x")).message(), "");
  close(ends[1]);
  std::signal(SIGPIPE, before);
}

}  // namespace
}  // namespace codicil
