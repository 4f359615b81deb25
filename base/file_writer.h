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

#include <string>
#include <string_view>
#include <vector>

#include "base/byte_sink.h"
#include "base/status.h"

namespace codicil {

// Writes `bytes` to `path`, completely or not at all. Writes directly to a device or pipe.
Status WriteFileWhole(const std::string& path, std::string_view bytes);
// The same for `content`, written piece by piece. If `content` fails, so does this.
Status WriteFileWhole(const std::string& path, const FileContent& content);
// Returns a content that consists of `bytes`, which must outlive it.
FileContent Bytes(std::string_view bytes);

struct FileChange {
  std::string path;
  std::string_view before;  // the content read from it; a file with any other content is left
                            // unchanged
  std::string_view after;
};

struct FileOutcome {
  bool written = false;
  Status status;  // also ok if the file was left unchanged because of another file's failure
};

// Writes all of the files or none; returns an outcome for each. All new files are complete on disk
// before the first takes its name; if one then fails, those already replaced get their old text
// back. Only a file that cannot get it back is `written` and has failed. If the process is
// killed, each file is either entirely old or entirely new.
std::vector<FileOutcome> WriteFilesWhole(const std::vector<FileChange>& changes);

// Removes the temporary files left by killed processes from the folders of `paths`, except folders
// in which another process is writing.
void ClearTemporaries(const std::vector<std::string>& paths);

// Writes all of `content` to an open file descriptor. A reader that has closed its end (a closed
// pipe, with SIGPIPE ignored) is no failure.
Status WriteDescriptor(int descriptor, std::string_view name, const FileContent& content);

}  // namespace codicil
