#include "output/file_writer.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace codicil {
namespace {

namespace fs = std::filesystem;

class FileWriter : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) / ("file_writer_" + std::to_string(getpid()));
    fs::create_directory(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string Path(const std::string& name) const { return (folder_ / name).string(); }
  static std::string Contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  size_t FilesInFolder() const {
    return static_cast<size_t>(
        std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

  fs::path folder_;
};

// Lets files grow to `bytes` only, as a disk that is full does.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    signal_ = std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, signal_);
  }

 private:
  rlimit before_{};
  void (*signal_)(int) = nullptr;
};

TEST_F(FileWriter, WritesAndReplaces) {
  const std::string path = Path("out.json");
  EXPECT_EQ(WriteFileWhole(path, "first"), std::nullopt);
  EXPECT_EQ(WriteFileWhole(path, "second"), std::nullopt);
  EXPECT_EQ(Contents(path), "second");
  EXPECT_EQ(FilesInFolder(), 1u);
}

TEST_F(FileWriter, AFullDiskLeavesTheOldFileAndNothingElse) {
  const std::string path = Path("out.json");
  ASSERT_EQ(WriteFileWhole(path, "old"), std::nullopt);
  std::optional<std::string> error;
  {
    FullDisk disk(1000);
    error = WriteFileWhole(path, std::string(5000, 'x'));
  }
  EXPECT_EQ(error, "cannot write " + path + ": File too large");
  EXPECT_EQ(Contents(path), "old");
  EXPECT_EQ(FilesInFolder(), 1u);
}

TEST_F(FileWriter, AFullDeviceIsAnError) {
  EXPECT_EQ(WriteFileWhole("/dev/full", "x"), "cannot write /dev/full: No space left on device");
}

TEST_F(FileWriter, SaysWhatIsWrongWithThePath) {
  EXPECT_EQ(WriteFileWhole(folder_.string(), "x"),
            "cannot write " + folder_.string() + ": Is a directory");
  const std::string lost = Path("none/out.json");
  EXPECT_EQ(WriteFileWhole(lost, "x"), "cannot write " + lost + ": No such file or directory");
}

TEST_F(FileWriter, KeepsPermissionsAndLinks) {
  const std::string path = Path("real.txt"), link = Path("link.txt");
  ASSERT_EQ(WriteFileWhole(path, "old"), std::nullopt);
  ASSERT_EQ(chmod(path.c_str(), 0640), 0);
  fs::create_symlink("real.txt", link);
  EXPECT_EQ(WriteFileWhole(link, "new"), std::nullopt);
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(Contents(path), "new");
  EXPECT_EQ(fs::status(path).permissions(), fs::perms(0640));
}

TEST_F(FileWriter, AReaderThatHasGoneIsNoError) {
  const auto before = std::signal(SIGPIPE, SIG_IGN);
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  close(ends[0]);
  EXPECT_EQ(WriteDescriptor(ends[1], "standard output", "x"), std::nullopt);
  close(ends[1]);
  std::signal(SIGPIPE, before);
}

}  // namespace
}  // namespace codicil
