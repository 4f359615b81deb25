#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "ingest/reader.h"

namespace codicil {
namespace {

// One byte more than the limit for decoding, to distinguish a file that is too large from one that
// just fits.
constexpr size_t kMaxBytes = (size_t{1} << 30) + 1;
constexpr size_t kChunk = size_t{1} << 16;

// Reads to the end or to kMaxBytes; the size stated by the system is only a hint, since pipes have
// none. Returns 0 or an errno.
int ReadToEnd(int descriptor, std::string& bytes) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) return errno;
  size_t size = 0;
  bytes.resize(std::min(static_cast<size_t>(status.st_size) + 1, kMaxBytes));
  while (size < kMaxBytes) {
    if (size == bytes.size()) bytes.resize(std::min(std::max(2 * size, kChunk), kMaxBytes));
    const ssize_t got = read(descriptor, bytes.data() + size, bytes.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return errno;
    if (got == 0) break;
    size += static_cast<size_t>(got);
  }
  bytes.resize(size);
  return 0;
}

std::string CannotRead(const std::string& path, int error) {
  return fmt::format("cannot read {}: {}", path == "-" ? "standard input" : path,
                     error == EISDIR ? "it is a folder; name the files in it"
                                     : std::generic_category().message(error));
}

}  // namespace

std::optional<std::string> FileStore::RealPath(const std::string& path, std::string*) const {
  return (std::filesystem::path("/") / path).lexically_normal().generic_string();
}

std::optional<std::string> DiskFiles::RealPath(const std::string& path, std::string* error) const {
  std::error_code failed;
  const auto real = std::filesystem::canonical(path, failed);
  if (failed) {
    *error = CannotRead(path, failed.value());
    return std::nullopt;
  }
  if (std::filesystem::is_regular_file(real, failed) || std::filesystem::is_directory(real, failed))
    return real.string();
  *error = fmt::format("cannot read {}: not a regular file", path);
  return std::nullopt;
}

std::optional<std::string> DiskFiles::Read(const std::string& path, std::string* error) const {
  const bool standard = path == "-";
  const int descriptor = standard ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) {
    *error = CannotRead(path, errno);
    return std::nullopt;
  }
  std::string bytes;
  const int failed = ReadToEnd(descriptor, bytes);
  if (!standard) close(descriptor);
  if (failed == 0) return bytes;
  *error = CannotRead(path, failed);
  return std::nullopt;
}

}  // namespace codicil
