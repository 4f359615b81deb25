#include "output/file_writer.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace codicil {
namespace {

std::string Reason(int error) { return std::generic_category().message(error); }

std::string CannotWrite(std::string_view path, int error) {
  return fmt::format("cannot write {}: {}", path, Reason(error));
}

// 0, or the errno of the write that failed.
int WriteAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<size_t>(written));
  }
  return 0;
}

// A file with a name of its own beside the one to be written; gone again unless it was renamed.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& target) {
    constexpr int kAttempts = 100;
    for (int i = 0; i < kAttempts && descriptor_ < 0; ++i) {
      path_ = fmt::format("{}.{}-{}.tmp", target, getpid(), i);
      descriptor_ = open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (descriptor_ < 0 && errno != EEXIST) break;
    }
    error_ = descriptor_ < 0 ? errno : 0;
    created_ = descriptor_ >= 0;
  }
  TemporaryFile(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (descriptor_ >= 0) close(descriptor_);
    if (created_) unlink(path_.c_str());
  }

  int error() const { return error_; }

  // Each gives 0 or an errno.
  int Write(std::string_view bytes) {
    const int error = WriteAll(descriptor_, bytes);
    if (error != 0) return error;
    return fsync(descriptor_) == 0 ? 0 : errno;
  }
  int TakeModeOf(const std::string& target) {
    struct stat status;
    if (stat(target.c_str(), &status) != 0) return 0;
    return fchmod(descriptor_, status.st_mode & 07777) == 0 ? 0 : errno;
  }
  int RenameTo(const std::string& target) {
    const int closed = close(descriptor_);
    descriptor_ = -1;
    if (closed != 0) return errno;
    if (rename(path_.c_str(), target.c_str()) != 0) return errno;
    created_ = false;
    return 0;
  }

 private:
  std::string path_;
  int descriptor_ = -1;
  int error_ = 0;
  bool created_ = false;
};

bool IsPlainFile(const std::string& path) {
  struct stat status;
  return stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

std::optional<std::string> WriteDevice(const std::string& path, std::string_view bytes) {
  const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return CannotWrite(path, errno);
  auto error = WriteDescriptor(descriptor, path, bytes);
  if (close(descriptor) != 0 && !error) error = CannotWrite(path, errno);
  return error;
}

// A link stays a link: what it leads to is replaced.
std::string FollowLinks(const std::string& path) {
  std::error_code error;
  const std::filesystem::path real = std::filesystem::canonical(path, error);
  return error ? path : real.string();
}

}  // namespace

std::optional<std::string> WriteDescriptor(int descriptor, std::string_view name,
                                           std::string_view bytes) {
  const int error = WriteAll(descriptor, bytes);
  if (error == 0 || error == EPIPE) return std::nullopt;
  return CannotWrite(name, error);
}

std::optional<std::string> WriteFileWhole(const std::string& path, std::string_view bytes) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return CannotWrite(path, EISDIR);
  if (std::filesystem::exists(path, ignored) && !IsPlainFile(path)) return WriteDevice(path, bytes);
  const std::string target = FollowLinks(path);
  TemporaryFile file(target);
  int error = file.error();
  if (error == 0) error = file.Write(bytes);
  if (error == 0) error = file.TakeModeOf(target);
  if (error == 0) error = file.RenameTo(target);
  if (error != 0) return CannotWrite(path, error);
  return std::nullopt;
}

}  // namespace codicil
