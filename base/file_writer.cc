#include "base/file_writer.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "base/folder_locks.h"
#include "base/pending_files.h"
#include "base/temporary_file.h"

namespace codicil {
namespace {

Status CannotWrite(std::string_view path, int error) {
  return Status::Unusable(
      fmt::format("cannot write {}: {}", path, std::generic_category().message(error)));
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
  PendingFiles files;
  files.Add(path, std::nullopt, content);
  if (files.Prepare()) files.Commit();
  return files.outcomes().front().status;
}

std::vector<FileOutcome> WriteFilesWhole(const std::vector<FileChange>& changes) {
  PendingFiles files;
  for (const FileChange& change : changes)
    files.Add(change.path, change.before, Bytes(change.after));
  if (files.Prepare()) files.Commit();
  return files.outcomes();
}

void ClearTemporaries(const std::vector<std::string>& paths) {
  for (const std::string& path : paths) {
    std::error_code error;
    const auto real = std::filesystem::canonical(path, error);
    FolderLocks().TryLock(FolderOfFile(error ? path : real.string()));
  }
}

}  // namespace codicil
