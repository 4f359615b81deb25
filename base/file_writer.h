// Writing results where a half-written one would be taken for a whole one.
//
// The rules that all files here are written by:
// - New bytes go to a temporary file in the same folder, are flushed to the disk, and take the name
//   in one step. A file that is there keeps its owner, group, permissions, access list and user
//   attributes, but never a set-user-id or set-group-id bit; what cannot be kept is an error. Until
//   all of that is set, the temporary file is its owner's alone.
// - A symbolic link stays one: what it leads to is replaced. A file with several names (hard links)
//   is refused, for the others would keep the old text; so is one that may not be written to.
// - The folders are locked while files in them are written, so that two processes do not write the
//   same file; the system gives a lock up when its process dies. What a killed process left
//   is taken away when a file in the same folder is written next. A file system without such locks
//   is written to without them, and nothing is taken away there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// Puts `bytes` at `path`: whole, or not at all. A device or pipe is written as it is. Returns what
// went wrong in words a person can act on, or nullopt.
std::optional<std::string> WriteFileWhole(const std::string& path, std::string_view bytes);

struct FileChange {
  std::string path;
  std::string_view before;  // what was read from it: a file that holds anything else is left
  std::string_view after;
};

struct FileOutcome {
  bool written = false;
  std::string error;  // empty too where it was left for another's sake
};

// Writes all of the files or none; an outcome for each. All new files are complete on the disk
// before the first takes its name; should one then fail, those before it get their old text back.
// Only one that cannot get it back is `written` and has an error. A process that is killed leaves
// each file wholly old or wholly new.
std::vector<FileOutcome> WriteFilesWhole(const std::vector<FileChange>& changes);

// Takes away what killed processes left in the folders of `paths`, where no other process writes.
void ClearTemporaries(const std::vector<std::string>& paths);

// Writes all of `bytes` to an open file descriptor. A reader that has gone away (a closed pipe,
// with SIGPIPE ignored) is not an error.
std::optional<std::string> WriteDescriptor(int descriptor, std::string_view name,
                                           std::string_view bytes);

}  // namespace codicil
