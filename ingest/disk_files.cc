#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "ingest/reader.h"
#include "text/budget.h"

namespace codicil {
namespace {

constexpr size_t kLargestFile = 1024 * kMegabyte;  // as for decoding
// Where no size is stated, less than this is read: a pipe may never end. Little enough for the
// budget of a command that has read next to nothing yet.
constexpr size_t kLongestStream = 32 * kMegabyte;
constexpr size_t kChunk = size_t{1} << 16;

std::string MessageOf(int error) { return std::generic_category().message(error); }

// Why what is open cannot be read to its end; "" if it can. A device other than a terminal has no
// end, or is no text.
std::string WhyNot(int descriptor, const struct stat& status) {
  if (S_ISDIR(status.st_mode)) return "it is a folder; name the files in it";
  if (S_ISREG(status.st_mode) && static_cast<uint64_t>(status.st_size) > kLargestFile)
    return fmt::format("it has more than {} MB", kLargestFile / kMegabyte);
  if (!S_ISBLK(status.st_mode) && !S_ISCHR(status.st_mode)) return "";
  struct stat null;
  const bool is_null = stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev;
  const bool ends = S_ISCHR(status.st_mode) && (is_null || isatty(descriptor) != 0);
  return ends ? "" : "it is a device; name a file";
}

// Returns "" or why it cannot be read.
std::string ReadToEnd(int descriptor, std::string& bytes) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) return MessageOf(errno);
  if (std::string why_not = WhyNot(descriptor, status); !why_not.empty()) return why_not;
  const auto stated = static_cast<size_t>(status.st_size);
  const size_t most = std::max(stated + 1, kLongestStream);
  size_t size = 0;
  bytes.resize(stated + 1);
  while (size < most) {
    if (size == bytes.size()) bytes.resize(std::min(std::max(2 * size, kChunk), most));
    const ssize_t got = read(descriptor, bytes.data() + size, bytes.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return MessageOf(errno);
    if (got == 0) break;
    size += static_cast<size_t>(got);
  }
  if (size == most)
    return fmt::format("it does not end after {} MB; save it to a file", most / kMegabyte);
  bytes.resize(size);
  return "";
}

Status CannotRead(const std::string& path, const std::string& why) {
  return Status::Unusable(
      fmt::format("cannot read {}: {}", path == "-" ? "standard input" : path, why));
}

}  // namespace

Result<std::string> FileStore::RealPath(const std::string& path) const {
  return (std::filesystem::path("/") / path).lexically_normal().generic_string();
}

Result<std::string> DiskFiles::RealPath(const std::string& path) const {
  std::error_code failed;
  const auto real = std::filesystem::canonical(path, failed);
  if (failed) return CannotRead(path, MessageOf(failed.value()));
  if (std::filesystem::is_regular_file(real, failed) || std::filesystem::is_directory(real, failed))
    return real.string();
  return CannotRead(path, "not a regular file; put its content into one");
}

Result<std::string> DiskFiles::Read(const std::string& path) const {
  const bool standard = path == "-";
  const int descriptor =
      standard ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return CannotRead(path, MessageOf(errno));
  std::string bytes;
  const std::string why_not = ReadToEnd(descriptor, bytes);
  if (!standard) close(descriptor);
  if (why_not.empty()) return bytes;
  return CannotRead(path, why_not);
}

}  // namespace codicil
