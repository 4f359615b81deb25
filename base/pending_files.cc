#include "base/pending_files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <set>
#include <system_error>

namespace codicil {
namespace {

constexpr std::string_view kChanged = "it changed since it was read";

// Whether the file can be read and contains exactly these bytes.
bool Holds(const std::string& path, std::string_view bytes) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor < 0) return false;
  std::array<char, 1 << 16> part;
  ssize_t got = 1;
  bool same = true;
  while (same && got != 0) {
    got = read(descriptor, part.data(), part.size());
    if (got < 0 && errno == EINTR) continue;
    same = got >= 0 && bytes.starts_with(std::string_view(part.data(), std::max(got, ssize_t{0})));
    if (same) bytes.remove_prefix(static_cast<size_t>(got));
  }
  close(descriptor);
  return same && bytes.empty();
}

// Returns the file that the path leads to, following links; "" with errno set if it does not exist.
std::string RealPath(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> real(realpath(path.c_str(), nullptr),
                                                         &std::free);
  return real ? std::string(real.get()) : std::string();
}

}  // namespace

Status PendingFile::Refused(std::string_view why) const {
  return Status::Unusable(fmt::format("cannot write {}: {}", path_, why));
}

Status PendingFile::Failed(int error) const {
  return error == 0 ? Status() : Refused(std::generic_category().message(error));
}

Status PendingFile::ResolveNew(int error) {
  struct stat status;
  if (error == ENOENT && lstat(path_.c_str(), &status) == 0) {
    return Refused("it is a link to a file that does not exist");
  }
  if (error != ENOENT) return Failed(error);
  if (before_) return Refused(kChanged);
  target_ = path_;
  return Failed(access(FolderOfFile(path_).c_str(), W_OK | X_OK) == 0 ? 0 : errno);
}

Status PendingFile::Resolve() {
  target_ = RealPath(path_);
  if (target_.empty()) return ResolveNew(errno);
  exists_ = true;
  struct stat status;
  if (stat(target_.c_str(), &status) != 0) return Failed(errno);
  if (S_ISDIR(status.st_mode)) return Failed(EISDIR);
  if (!S_ISREG(status.st_mode)) return Refused("it is not a regular file");
  if (status.st_nlink > 1) {
    return Refused("it has other names (hard links), which would keep the old text");
  }
  return Failed(access(target_.c_str(), W_OK) == 0 ? 0 : errno);
}

Status PendingFile::CheckUnchanged() const {
  return !before_ || Holds(target_, *before_) ? Status() : Refused(kChanged);
}

Status PendingFile::WriteTo(TemporaryFile& file, const FileContent& content) const {
  if (const int error = file.Create(target_, exists_)) return Failed(error);
  Status filled;
  if (const int error = file.Fill(content, &filled)) return Failed(error);
  if (!filled.ok()) return filled;
  if (const int error = exists_ ? file.TakeAttributesOf(target_) : 0) {
    return Refused("its owner, permissions and attributes cannot be kept: " +
                   std::generic_category().message(error));
  }
  return Failed(file.Finish());
}

// Only after the exchange is it certain which file the new one has replaced.
Status PendingFile::TakeName() {
  if (!exists_) return Failed(new_file_.Replace(target_));
  const int error = new_file_.Exchange(target_);
  if (CannotExchange(error)) {
    const Status unchanged = CheckUnchanged();
    return unchanged.ok() ? Failed(new_file_.Replace(target_)) : unchanged;
  }
  if (error != 0) return Failed(error);
  exchanged_ = true;
  if (!before_ || Holds(new_file_.path(), *before_)) return {};
  const Status back = GiveNameBack();
  return back.ok() ? Refused(kChanged) : back;
}

// Without an exchange the old file is gone, but its content is known.
Status PendingFile::GiveNameBack() {
  if (exchanged_) return Failed(new_file_.Exchange(target_));
  TemporaryFile old_file;
  const Status status = WriteTo(old_file, Bytes(*before_));
  return status.ok() ? Failed(old_file.Replace(target_)) : status;
}

bool PendingFiles::Resolve() {
  std::set<std::string> targets;
  bool fine = true;
  for (size_t i = 0; i < files_.size(); ++i) {
    Status& status = outcomes_[i].status;
    status = files_[i].Resolve();
    if (status.ok() && !targets.insert(files_[i].target()).second) {
      status =
          Status::Unusable(fmt::format("cannot write {}: it is named twice", files_[i].target()));
    }
    fine = fine && status.ok();
  }
  return fine;
}

bool PendingFiles::Lock() {
  std::vector<std::string> folders;
  auto sharing = FolderLocks::Sharing::kShared;
  for (const PendingFile& file : files_) {
    folders.push_back(FolderOfFile(file.target()));
    if (file.requires_old_content()) sharing = FolderLocks::Sharing::kAlone;
  }
  Status& status = outcomes_.front().status;
  status = locks_.Lock(folders, sharing);
  return status.ok();
}

bool PendingFiles::Prepare() {
  outcomes_.assign(files_.size(), {});
  if (files_.empty()) return true;
  if (!Resolve() || !Lock()) return false;
  bool unchanged = true;
  for (size_t i = 0; i < files_.size(); ++i) {
    outcomes_[i].status = files_[i].CheckUnchanged();
    unchanged = unchanged && outcomes_[i].status.ok();
  }
  for (size_t i = 0; unchanged && i < files_.size(); ++i) {
    outcomes_[i].status = files_[i].WriteBeside();
    if (!outcomes_[i].status.ok()) return false;
  }
  return unchanged;
}

void PendingFiles::Undo(size_t end) {
  for (size_t i = end; i-- > 0;) {
    outcomes_[i].status = files_[i].GiveNameBack();
    outcomes_[i].written = !outcomes_[i].status.ok();
  }
}

void PendingFiles::Commit() {
  for (size_t i = 0; i < files_.size(); ++i) {
    outcomes_[i].status = files_[i].TakeName();
    outcomes_[i].written = outcomes_[i].status.ok();
    if (!outcomes_[i].written) {
      Undo(i);
      break;
    }
  }
  locks_.Flush();
}

}  // namespace codicil
