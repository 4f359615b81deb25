#include "base/file_writer.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <set>
#include <system_error>

#include "base/paths.h"
#include "base/temporary_file.h"

namespace codicil {
namespace {

Status CannotWrite(std::string_view path, std::string_view why) {
  return Status::Unusable(fmt::format("cannot write {}: {}", path, why));
}
Status CannotWrite(std::string_view path, int error) {
  return CannotWrite(path, std::generic_category().message(error));
}

bool IsDevice(const std::string& path) {
  struct stat status;
  return stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

Status WriteDevice(const std::string& path, const FileContent& content) {
  const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return CannotWrite(path, errno);
  Status status = WriteDescriptor(descriptor, path, content);
  if (close(descriptor) != 0 && status.ok()) status = CannotWrite(path, errno);
  return status;
}

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

Status WriteDescriptor(int descriptor, std::string_view name, const FileContent& content) {
  DescriptorSink sink(descriptor);
  Status status = content(sink);
  sink.Flush();
  if (!status.ok() || sink.error() == 0 || sink.error() == EPIPE) return status;
  return CannotWrite(name, sink.error());
}

FileContent Bytes(std::string_view bytes) {
  return [bytes](ByteSink& sink) {
    sink.Write(bytes);
    return Status();
  };
}

Status WriteFileWhole(const std::string& path, std::string_view bytes) {
  return WriteFileWhole(path, Bytes(bytes));
}

Status WriteFileWhole(const std::string& path, const FileContent& content) {
  if (IsDevice(path)) return WriteDevice(path, content);
  WholeFiles files;
  files.Add(path, content);
  return files.Write().front().status;
}

// One of the files.
class WholeFiles::File {
 public:
  // `before` is the required current content; nullopt if any content may be replaced.
  File(std::string path, std::optional<std::string_view> before, FileContent after)
      : path_(std::move(path)), before_(before), after_(std::move(after)) {}

  // Finds the file that the path leads to, and checks that it may be replaced.
  Status Resolve();
  Status CheckUnchanged() const;
  Status WriteBeside() { return WriteTo(new_file_, after_); }
  Status TakeName();
  // Undoes TakeName. Only for a file whose old content was required.
  Status GiveNameBack();

  bool requires_old_content() const { return before_.has_value(); }
  const std::string& target() const { return target_; }  // not a link; valid after Resolve

 private:
  Status Refused(std::string_view why) const { return CannotWrite(path_, why); }
  Status Failed(int error) const { return error == 0 ? Status() : CannotWrite(path_, error); }
  Status ResolveNew(int error);
  Status WriteTo(TemporaryFile& file, const FileContent& content) const;

  std::string path_, target_;
  std::optional<std::string_view> before_;
  FileContent after_;
  bool exists_ = false;
  bool exchanged_ = false;
  TemporaryFile new_file_;
};

Status WholeFiles::File::ResolveNew(int error) {
  struct stat status;
  if (error == ENOENT && lstat(path_.c_str(), &status) == 0) {
    return Refused("it is a link to a file that does not exist");
  }
  if (error != ENOENT) return Failed(error);
  if (before_) return Refused(kChanged);
  target_ = path_;
  return Failed(access(FolderOfFile(path_).c_str(), W_OK | X_OK) == 0 ? 0 : errno);
}

Status WholeFiles::File::Resolve() {
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

Status WholeFiles::File::CheckUnchanged() const {
  return !before_ || Holds(target_, *before_) ? Status() : Refused(kChanged);
}

Status WholeFiles::File::WriteTo(TemporaryFile& file, const FileContent& content) const {
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
Status WholeFiles::File::TakeName() {
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
Status WholeFiles::File::GiveNameBack() {
  if (exchanged_) return Failed(new_file_.Exchange(target_));
  TemporaryFile old_file;
  const Status status = WriteTo(old_file, Bytes(*before_));
  return status.ok() ? Failed(old_file.Replace(target_)) : status;
}

bool WholeFiles::Resolve() {
  std::set<std::string> targets;
  bool fine = true;
  for (size_t i = 0; i < files_.size(); ++i) {
    Status& status = outcomes_[i].status;
    status = files_[i]->Resolve();
    if (status.ok() && !targets.insert(files_[i]->target()).second) {
      status = CannotWrite(files_[i]->target(), "it is named twice");
    }
    fine = fine && status.ok();
  }
  return fine;
}

bool WholeFiles::Lock() {
  std::vector<std::string> folders;
  auto sharing = FolderLocks::Sharing::kShared;
  for (const auto& file : files_) {
    folders.push_back(FolderOfFile(file->target()));
    if (file->requires_old_content()) sharing = FolderLocks::Sharing::kAlone;
  }
  Status& status = outcomes_.front().status;
  status = locks_.Lock(folders, sharing);
  return status.ok();
}

bool WholeFiles::Prepare() {
  if (files_.empty()) return true;
  if (!Resolve() || !Lock()) return false;
  bool unchanged = true;
  for (size_t i = 0; i < files_.size(); ++i) {
    outcomes_[i].status = files_[i]->CheckUnchanged();
    unchanged = unchanged && outcomes_[i].status.ok();
  }
  for (size_t i = 0; unchanged && i < files_.size(); ++i) {
    outcomes_[i].status = files_[i]->WriteBeside();
    if (!outcomes_[i].status.ok()) return false;
  }
  return unchanged;
}

void WholeFiles::Undo(size_t end) {
  for (size_t i = end; i-- > 0;) {
    outcomes_[i].status = files_[i]->GiveNameBack();
    outcomes_[i].written = !outcomes_[i].status.ok();
  }
}

void WholeFiles::Commit() {
  for (size_t i = 0; i < files_.size(); ++i) {
    outcomes_[i].status = files_[i]->TakeName();
    outcomes_[i].written = outcomes_[i].status.ok();
    if (!outcomes_[i].written) {
      Undo(i);
      break;
    }
  }
  locks_.Flush();
}

WholeFiles::WholeFiles() = default;
WholeFiles::~WholeFiles() = default;

void WholeFiles::Add(const std::string& path, std::string_view before, FileContent after) {
  files_.push_back(std::make_unique<File>(path, before, std::move(after)));
  outcomes_.push_back({path, false, {}});
}

void WholeFiles::Add(const std::string& path, FileContent after) {
  files_.push_back(std::make_unique<File>(path, std::nullopt, std::move(after)));
  outcomes_.push_back({path, false, {}});
}

const std::vector<FileOutcome>& WholeFiles::Write() {
  if (Prepare()) Commit();
  return outcomes_;
}

void ClearTemporaries(const std::vector<std::string>& paths) {
  for (const std::string& path : paths) {
    std::error_code error;
    const auto real = std::filesystem::canonical(path, error);
    FolderLocks().TryLock(FolderOfFile(error ? path : real.string()));
  }
}

}  // namespace codicil
