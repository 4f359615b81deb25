#include "base/output_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <system_error>

#include "base/file_writer.h"
#include "base/paths.h"
#include "base/sha256.h"
#include "base/temporary_file.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFirstLine =
    "Written by codicil, which replaces its files here when it is run again.\n";
constexpr std::string_view kFileLine = "file: ";
constexpr std::string_view kForceHint =
    "name another folder, or use --force to write into this one (it replaces files of the same "
    "names; all others stay)";

// "" if it is no regular file, or cannot be read.
std::string ReadRegular(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor < 0) return "";
  std::string bytes;
  struct stat status;
  if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)) {
    bytes.resize(static_cast<size_t>(status.st_size));
    size_t size = 0;
    while (size < bytes.size()) {
      const ssize_t got = read(descriptor, bytes.data() + size, bytes.size() - size);
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) break;
      size += static_cast<size_t>(got);
    }
    bytes.resize(size);
  }
  close(descriptor);
  return bytes;
}

std::string MarkIn(const std::string& folder) {
  std::string text = ReadRegular(folder + "/" + kMarkName);
  return text.starts_with(kFirstLine) ? text : "";
}

std::string Head(const std::string& kind, const std::string& work) {
  return fmt::format("{}kind: {}\nwork: {}\n", kFirstLine, kind, work);
}

// The rest of the line of a mark that begins with `key`.
std::string_view LineOf(std::string_view mark, std::string_view key) {
  const size_t at = mark.find(key);
  if (at == mark.npos) return "";
  mark.remove_prefix(at + key.size());
  return mark.substr(0, mark.find('\n'));
}

bool IsThere(const std::string& path) {
  struct stat status;
  return lstat(path.c_str(), &status) == 0;
}

bool IsFolder(const std::string& path) {
  struct stat status;
  return lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

// Returns 0 or an errno.
int RemoveAll(const std::string& path) {
  std::error_code failed;
  fs::remove_all(path, failed);
  return failed.value();
}

int Rename(const std::string& from, const std::string& to) {
  return rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

// The folders above are made when the first of their files is opened. Returns a descriptor, or -1.
int CreateFile(const std::string& path) {
  constexpr int kFlags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC;
  const int descriptor = open(path.c_str(), kFlags, 0666);
  if (descriptor >= 0 || errno != ENOENT) return descriptor;
  std::error_code failed;
  fs::create_directories(FolderOfFile(path), failed);
  errno = failed.value();
  return failed ? -1 : open(path.c_str(), kFlags, 0666);
}

// With its time, and a link as a link.
int CopyFile(const std::string& from, const std::string& to) {
  std::error_code failed;
  fs::copy(from, to, fs::copy_options::copy_symlinks, failed);
  if (failed || fs::is_symlink(to, failed)) return failed.value();
  const auto time = fs::last_write_time(from, failed);
  if (!failed) fs::last_write_time(to, time, failed);
  return failed.value();
}

}  // namespace

bool IsOutputFolder(const std::string& path) { return !MarkIn(path).empty(); }

OutputFolder::OutputFolder(std::string path, FolderMark mark)
    : path_(std::move(path)), mark_(std::move(mark)) {}

OutputFolder::~OutputFolder() {
  if (locks_) RemoveAll(aside_);
}

Status OutputFolder::Failed(const std::string& name, int error) const {
  const std::string file = name.empty() ? path_ : (fs::path(path_) / name).string();
  const bool mounted = error == EXDEV || error == EBUSY;
  return Status::Unusable(
      fmt::format("cannot write {}: {}", file,
                  mounted ? "a file system is mounted there, and folders are exchanged as a "
                            "whole: name a folder inside it, or another one"
                          : std::generic_category().message(error)));
}

// ---- Whether the folder may be written

Status OutputFolder::Open(const std::vector<std::string>& inputs, bool force) {
  force_ = force;
  Status status = Resolve();
  if (status.ok()) status = CheckInputs(inputs);
  if (status.ok()) status = TakeAside();
  if (status.ok()) status = FindState();
  if (status.ok() && state_ == State::kOthers && !force_) status = RefuseOthers();
  return status;
}

Status OutputFolder::Resolve() {
  std::error_code failed;
  fs::path target = fs::weakly_canonical(fs::absolute(path_, failed), failed);
  if (failed) return Failed("", failed.value());
  if (!target.has_filename()) target = target.parent_path();
  if (path_.empty() || !target.has_filename())
    return Status::Unusable(fmt::format("cannot write \"{}\": name a folder", path_));
  target_ = target.string();
  if (IsThere(target_) && !IsFolder(target_))
    return Status::Unusable(path_ + " exists and is not a folder");
  // Short, even if the folder's name is long.
  const std::string beside = fmt::format("{}.codicil-{}", FolderOfFile(target_),
                                         Sha256Hex(target.filename().string()).substr(0, 16));
  aside_ = beside + ".new";
  old_ = beside + ".old";
  return {};
}

Status OutputFolder::CheckInputs(const std::vector<std::string>& inputs) const {
  for (const std::string& input : inputs) {
    std::error_code failed;
    const std::string real = fs::canonical(input, failed).string();
    if (!failed && (real == target_ || IsBelow(real, target_)))
      return Status::Unusable(
          fmt::format("{} holds {}, which is read: name another folder", path_, input));
  }
  std::error_code failed;
  const std::string here = fs::current_path(failed).string();
  if (!failed && (here == target_ || IsBelow(here, target_)))
    return Status::Unusable(
        fmt::format("you are in {}, which is exchanged as a whole: run this outside it", path_));
  return {};
}

// A folder that was locked may have been published or removed while this process waited for it.
Status OutputFolder::TakeAside() {
  constexpr int kAttempts = 100;
  std::error_code failed;
  fs::create_directories(FolderOfFile(target_), failed);
  if (failed) return Failed("", failed.value() == EEXIST ? ENOTDIR : failed.value());
  for (int i = 0; i < kAttempts; ++i) {
    if (mkdir(aside_.c_str(), 0777) != 0 && errno != EEXIST) {
      return Status::Unusable(
          fmt::format("cannot write {}: its new files are first written beside it, in a folder "
                      "that cannot be made: {}",
                      path_, std::generic_category().message(errno)));
    }
    auto locks = std::make_unique<FolderLocks>();
    std::vector<std::string> folders = {aside_};
    if (IsThere(target_)) folders.push_back(target_);
    if (const Status locked = locks->Lock(folders, FolderLocks::Sharing::kAlone); !locked.ok())
      return Status::Unusable(fmt::format("cannot write {}: {}", path_, locked.message()));
    if (!locks->Has(aside_) || (IsThere(target_) && !locks->Has(target_))) continue;
    if (!IsThere(old_)) {
      locks_ = std::move(locks);
      return EmptyAside();
    }
    if (const int error = IsThere(target_) ? RemoveAll(old_) : Rename(old_, target_))
      return Failed("", error);
  }
  return Status::Unusable(
      fmt::format("cannot write {}: other processes do so all the time", path_));
}

// Of what a killed process left. A folder that was there passes on its attributes.
Status OutputFolder::EmptyAside() const {
  std::error_code failed;
  for (const auto& entry : fs::directory_iterator(aside_, failed)) {
    if (const int error = RemoveAll(entry.path())) return Failed("", error);
  }
  if (failed) return Failed("", failed.value());
  if (!IsThere(target_)) return {};
  const int descriptor = open(aside_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return Failed("", errno);
  const int error = TakeAttributes(target_, descriptor);
  close(descriptor);
  if (error == 0) return {};
  return Status::Unusable(
      fmt::format("cannot write {}: its owner, permissions and attributes cannot be kept: {}",
                  path_, std::generic_category().message(error)));
}

Status OutputFolder::FindState() {
  if (!IsThere(target_)) return {};
  std::error_code failed;
  const bool empty = fs::is_empty(target_, failed);
  if (failed) return Failed("", failed.value());
  old_mark_ = MarkIn(target_);
  const bool ours = old_mark_.starts_with(Head(mark_.kind, mark_.work));
  state_ = empty ? State::kEmpty : ours ? State::kOurs : State::kOthers;
  for (std::string_view rest = old_mark_; ours && !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    if (line.starts_with(kFileLine)) old_names_.emplace(line.substr(kFileLine.size()));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
  }
  return {};
}

Status OutputFolder::RefuseOthers() const {
  if (old_mark_.empty())
    return Status::Unusable(
        fmt::format("{} has files, and codicil did not make it: {}", path_, kForceHint));
  return Status::Unusable(fmt::format("{} has the {} of \"{}\", and would get the {} of \"{}\": {}",
                                      path_, LineOf(old_mark_, "\nkind: "),
                                      LineOf(old_mark_, "\nwork: "), mark_.kind, mark_.work,
                                      kForceHint));
}

// ---- Writing

std::string OutputFolder::Read(const std::string& name) const {
  return ReadRegular(target_ + "/" + name);
}

Status OutputFolder::Write(const std::string& name, const FileContent& content) {
  return WriteTogether({name}, [&](auto sinks) { return content(*sinks[0]); });
}

Status OutputFolder::WriteTogether(const std::vector<std::string>& names,
                                   const FilesContent& content) {
  Status status;
  std::deque<DescriptorSink> files;
  std::vector<ByteSink*> sinks;
  for (const std::string& name : names) {
    const int descriptor = CreateFile(aside_ + "/" + name);
    if (descriptor < 0) status = Failed(name, errno);
    if (descriptor < 0) break;
    sinks.push_back(&files.emplace_back(descriptor));
  }
  if (status.ok()) status = content(sinks);
  for (size_t i = 0; i < files.size(); ++i) {
    const int error = files[i].Close();
    if (error != 0 && status.ok()) status = Failed(names[i], error);
  }
  const std::lock_guard lock(mutex_);
  names_.insert(names.begin(), names.end());
  return status;
}

// ---- Publishing

std::string OutputFolder::MarkText() const {
  std::string text = Head(mark_.kind, mark_.work);
  if (!mark_.complete) return text;
  for (const std::string& name : names_) text += fmt::format("{}{}\n", kFileLine, name);
  return text;
}

// By an earlier run of the same kind. Only a complete mark lists its files.
void OutputFolder::Remove(const std::string& name) { gone_.insert(name); }

bool OutputFolder::WasWritten(const std::string& name) const {
  return state_ == State::kOurs && (!mark_.complete || old_names_.contains(name));
}

std::vector<std::string> OutputFolder::FilesOfOthers() const {
  std::vector<std::string> replaced;
  for (const std::string& name : names_) {
    if (!WasWritten(name) && IsThere(target_ + "/" + name)) replaced.push_back(name);
  }
  return replaced;
}

int OutputFolder::KeepFolder(const std::string& name) const {
  struct stat was, is;
  if (lstat((target_ + "/" + name).c_str(), &was) != 0) return errno;
  const std::string copy = aside_ + "/" + name;
  const mode_t mode = was.st_mode & 07777;
  if (mkdir(copy.c_str(), mode) != 0 && errno != EEXIST) return errno;
  if (lstat(copy.c_str(), &is) != 0) return errno;
  if (!S_ISDIR(is.st_mode)) return EISDIR;
  return (is.st_mode & 07777) == mode || chmod(copy.c_str(), mode) == 0 ? 0 : errno;
}

// A file that was written anew is there already.
int OutputFolder::KeepFile(const std::string& name) const {
  const std::string was = target_ + "/" + name, copy = aside_ + "/" + name;
  int error = linkat(AT_FDCWD, was.c_str(), AT_FDCWD, copy.c_str(), 0) == 0 ? 0 : errno;
  if (error != 0 && error != EEXIST && error != EXDEV) error = CopyFile(was, copy);
  if (error != EEXIST) return error;
  return IsFolder(copy) ? ENOTDIR : 0;
}

Status OutputFolder::KeepOthers() const {
  std::error_code failed;
  fs::recursive_directory_iterator it(target_, failed);
  for (; !failed && it != fs::recursive_directory_iterator(); it.increment(failed)) {
    const std::string name = it->path().string().substr(target_.size() + 1);
    std::error_code ignored;
    const bool folder = it->symlink_status(ignored).type() == fs::file_type::directory;
    const bool old = mark_.complete && WasWritten(name) && !names_.contains(name);
    const bool goes = old || gone_.contains(name);
    const int error = folder ? KeepFolder(name) : goes ? 0 : KeepFile(name);
    if (error != 0) return Failed(name, error);
  }
  DropEmptied();
  return failed ? Failed("", failed.value()) : Status();
}

// Folders of files that are not written any more.
void OutputFolder::DropEmptied() const {
  for (const auto* names : {&old_names_, &gone_}) {
    for (const std::string& name : *names) {
      fs::path folder = fs::path(name).parent_path();
      while (!folder.empty() && rmdir((aside_ + "/" + folder.string()).c_str()) == 0)
        folder = folder.parent_path();
    }
  }
}

// All files at once: to flush each takes minutes for thousands of them.
int OutputFolder::Flush() const {
  const int descriptor = open(aside_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  const int error = syncfs(descriptor) == 0 ? 0 : errno;
  close(descriptor);
  return error;
}

// Afterwards what was there has the name aside_.
int OutputFolder::TakeName() {
  if (state_ == State::kAbsent) return Rename(aside_, target_);
  const int error = ExchangeNames(aside_, target_);
  if (!CannotExchange(error)) return error;
  if (const int stuck = Rename(target_, old_)) return stuck;
  if (const int stuck = Rename(aside_, target_)) {
    Rename(old_, target_);
    return stuck;
  }
  Rename(old_, aside_);
  return 0;
}

Status OutputFolder::Publish() {
  const std::string mark = MarkText();
  if (names_.empty() && old_mark_ == mark) return {};
  const std::vector<std::string> others = FilesOfOthers();
  if (!force_ && !others.empty())
    return Status::Unusable(
        fmt::format("{}/{} is not a file that codicil wrote: move it away, or use --force to "
                    "replace it",
                    path_, others[0]));
  Status status = Write(kMarkName, Bytes(mark));
  if (status.ok() && state_ != State::kAbsent) status = KeepOthers();
  if (!status.ok()) return status;
  int error = Flush();
  if (error == 0) error = TakeName();
  return error == 0 ? Status() : Failed("", error);
}

}  // namespace codicil
