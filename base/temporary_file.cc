#include "base/temporary_file.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <vector>

#include "base/sha256.h"

namespace codicil {
namespace {

constexpr std::string_view kPrefix = ".codicil-";
constexpr std::string_view kSuffix = ".tmp";
constexpr size_t kDigest = 16;
constexpr char kAccessList[] = "system.posix_acl_access";
constexpr std::string_view kListOfNewFiles = "system.posix_acl_default";  // of a folder

// ".codicil-4711-0-3f…9a.tmp": short, even if the target's name is long.
std::string TemporaryName(pid_t process, int attempt) {
  const std::string stem = fmt::format("{}{}-{}-", kPrefix, process, attempt);
  return stem + Sha256Hex(stem).substr(0, kDigest) + std::string(kSuffix);
}

// The attributes of a file besides owner and mode. Capabilities and security labels are not copied.
bool IsKept(std::string_view attribute) {
  return attribute == kAccessList || attribute == kListOfNewFiles || attribute.starts_with("user.");
}

// Attribute names in sequence, each terminated by NUL; empty if the file system has no attributes.
std::string AttributeNames(const std::string& path) {
  const ssize_t size = listxattr(path.c_str(), nullptr, 0);
  std::string names(size > 0 ? static_cast<size_t>(size) : 0, '\0');
  const ssize_t got = names.empty() ? 0 : listxattr(path.c_str(), names.data(), names.size());
  names.resize(got > 0 ? static_cast<size_t>(got) : 0);
  return names;
}

int CopyAttribute(const std::string& from, const char* name, int to) {
  const ssize_t size = getxattr(from.c_str(), name, nullptr, 0);
  if (size < 0) return errno;
  std::string value(static_cast<size_t>(size), '\0');
  const ssize_t got = getxattr(from.c_str(), name, value.data(), value.size());
  if (got < 0) return errno;
  return fsetxattr(to, name, value.data(), static_cast<size_t>(got), 0) == 0 ? 0 : errno;
}

int CopyAttributes(const std::string& from, int to) {
  const std::string names = AttributeNames(from);
  for (size_t at = 0; at < names.size();) {
    const char* const name = names.c_str() + at;
    const std::string_view view(name);
    if (const int error = IsKept(view) ? CopyAttribute(from, name, to) : 0) return error;
    at += view.size() + 1;
  }
  return 0;
}

}  // namespace

int WriteAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<size_t>(written));
  }
  return 0;
}

bool IsTemporaryName(std::string_view name) {
  if (name.size() <= kPrefix.size() + kDigest + kSuffix.size()) return false;
  if (!name.starts_with(kPrefix) || !name.ends_with(kSuffix)) return false;
  name.remove_suffix(kSuffix.size());
  const std::string_view stem = name.substr(0, name.size() - kDigest);
  return Sha256Hex(stem).substr(0, kDigest) == name.substr(stem.size());
}

void RemoveTemporaries(int folder) {
  const int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR* const entries = again < 0 ? nullptr : fdopendir(again);
  if (entries == nullptr) {
    if (again >= 0) close(again);
    return;
  }
  std::vector<std::string> names;
  while (const dirent* entry = readdir(entries)) {
    if (IsTemporaryName(entry->d_name)) names.emplace_back(entry->d_name);
  }
  closedir(entries);
  for (const std::string& name : names) unlinkat(folder, name.c_str(), 0);
}

// The owner first, while the file is not readable by anyone else; an access list inherited from the
// folder is removed before the mode could make it effective.
int TakeAttributes(const std::string& from, int to) {
  struct stat wanted, has;
  if (stat(from.c_str(), &wanted) != 0 || fstat(to, &has) != 0) return errno;
  const bool same = wanted.st_uid == has.st_uid && wanted.st_gid == has.st_gid;
  if (!same && fchown(to, wanted.st_uid, wanted.st_gid) != 0) return errno;
  fremovexattr(to, kAccessList);
  const mode_t kept = S_ISDIR(wanted.st_mode) ? 03777 : 0777;
  if (fchmod(to, wanted.st_mode & kept) != 0) return errno;
  return CopyAttributes(from, to);
}

int ExchangeNames(const std::string& a, const std::string& b) {
  return renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE) == 0 ? 0 : errno;
}

bool CannotExchange(int error) { return error == EINVAL || error == ENOSYS || error == EOPNOTSUPP; }

TemporaryFile::~TemporaryFile() {
  if (descriptor_ >= 0) close(descriptor_);
  if (!path_.empty()) unlink(path_.c_str());
}

int TemporaryFile::Open(const std::string& target, unsigned mode) {
  constexpr int kAttempts = 1 << 16;
  for (int i = 0; i < kAttempts; ++i) {
    std::string path = FolderOfFile(target) + TemporaryName(getpid(), i);
    descriptor_ = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor_ < 0 && errno == EEXIST) continue;
    if (descriptor_ < 0) return errno;
    path_ = std::move(path);
    return 0;
  }
  return EEXIST;
}

int TemporaryFile::Create(const std::string& target, bool alone) {
  return Open(target, alone ? 0600 : 0666);
}

int TemporaryFile::Fill(const FileContent& content, Status* status) {
  DescriptorSink sink(descriptor_);
  *status = content(sink);
  sink.Flush();
  return sink.error();
}

int TemporaryFile::Finish() {
  int error = fsync(descriptor_) == 0 ? 0 : errno;
  if (close(descriptor_) != 0 && error == 0) error = errno;
  descriptor_ = -1;
  return error;
}

int TemporaryFile::Replace(const std::string& target) {
  if (rename(path_.c_str(), target.c_str()) != 0) return errno;
  path_.clear();
  return 0;
}

}  // namespace codicil
