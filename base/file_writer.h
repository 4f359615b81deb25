// Writes files so that a half-written one is never taken for a complete one.
//
// Rules for all files:
// - New bytes go to a temporary file in the same folder, are flushed to disk, and take the name in
//   one step. An existing file keeps its owner, group, permissions, access list and user
//   attributes, but never a set-user-id or set-group-id bit; an attribute that cannot be kept is an
//   error. Until all of them are set, only the owner can access the temporary file.
// - A symbolic link remains one: the file that it leads to is replaced. A file with several names
//   (hard links) is refused, because the other names would keep the old text; so is a file without
//   write permission.
// - Folders are locked while files in them are written, so that two processes do not write the same
//   file; the system releases a lock when its process dies. Temporary files left by a killed
//   process are removed the next time a file in the same folder is written. On a file system
//   without such locks, files are written without them and no leftovers are removed.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/byte_sink.h"
#include "base/folder_locks.h"
#include "base/status.h"

namespace codicil {

// Writes `bytes` to `path`, completely or not at all. Writes directly to a device or pipe.
Status WriteFileWhole(const std::string& path, std::string_view bytes);
// The same for `content`, written piece by piece. If `content` fails, so does this.
Status WriteFileWhole(const std::string& path, const FileContent& content);
// Returns a content that consists of `bytes`, which must outlive it.
FileContent Bytes(std::string_view bytes);

struct FileOutcome {
  std::string path;  // as it was added
  bool written = false;
  Status status;  // also ok if the file was left unchanged because of another file's failure
};

// Files that are written together: all of them, or none. First all are checked, then all new bytes
// are written beside them and are complete on disk, and only then does the first take its name; if
// one fails then, those already replaced get their old content back. Only a file that cannot get it
// back is `written` and has failed. If the process is killed, each file is either entirely old or
// entirely new.
class WholeFiles {
 public:
  WholeFiles();
  ~WholeFiles();

  // `before` is the content that was read from the file: with any other it is left unchanged.
  void Add(const std::string& path, std::string_view before, FileContent after);
  // Any content may be replaced, and does not come back.
  void Add(const std::string& path, FileContent after);

  // Returns an outcome for each file, in order.
  const std::vector<FileOutcome>& Write();
  // The two steps of Write. The first returns false, and the second is not to be called, if nothing
  // may change.
  bool Prepare();
  void Commit();
  const std::vector<FileOutcome>& outcomes() const { return outcomes_; }

 private:
  class File;
  bool Resolve();
  bool Lock();
  void Undo(size_t end);

  FolderLocks locks_;  // outlives the temporary files
  std::vector<std::unique_ptr<File>> files_;
  std::vector<FileOutcome> outcomes_;
};

// Removes the temporary files left by killed processes from the folders of `paths`, except folders
// in which another process is writing.
void ClearTemporaries(const std::vector<std::string>& paths);

// Writes all of `content` to an open file descriptor. A reader that has closed its end (a closed
// pipe, with SIGPIPE ignored) is no failure.
Status WriteDescriptor(int descriptor, std::string_view name, const FileContent& content);

}  // namespace codicil
