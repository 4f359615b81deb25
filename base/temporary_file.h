// The new bytes of a file, in a temporary file next to it until they take its place.
#pragma once

#include <string>
#include <string_view>

#include "base/byte_sink.h"
#include "base/paths.h"

namespace codicil {

// Returns 0, or the errno of the write that failed.
int WriteAll(int descriptor, std::string_view bytes);

// Whether `name` is the name of a temporary file: these end in a digest of the part before it.
bool IsTemporaryName(std::string_view name);

// Unlinks the files with such names in a folder, given by an open descriptor; subfolders are left.
// No process may be writing there: see FolderLocks.
void RemoveTemporaries(int folder);

// Copies the owner, group, permissions, access lists and user attributes of a file or folder to an
// open one, but no set-user-id bit, and no set-group-id bit of a file. Returns 0 or an errno.
int TakeAttributes(const std::string& from, int to);

// Exchanges two names in one step. Returns 0 or an errno; CannotExchange says of it whether the
// file system does not know how.
int ExchangeNames(const std::string& a, const std::string& b);
bool CannotExchange(int error);

// Removed at the end of the object's life, with whichever file has its name by then. Methods return
// 0 or an errno.
class TemporaryFile {
 public:
  TemporaryFile() = default;
  TemporaryFile(const TemporaryFile&) = delete;
  ~TemporaryFile();

  // Creates the file next to `target`, with the permissions of any new file, or (`alone`) for this
  // user only.
  int Create(const std::string& target, bool alone);
  // Writes `content`; *status is what that returned.
  int Fill(const FileContent& content, Status* status);
  int TakeAttributesOf(const std::string& path) { return TakeAttributes(path, descriptor_); }
  // Once this has returned 0, the file is on disk and closed.
  int Finish();
  // In one step; the file that had the name is removed.
  int Replace(const std::string& target);
  // In one step; the target then has the temporary name. A second call undoes the first.
  int Exchange(const std::string& target) { return ExchangeNames(path_, target); }
  const std::string& path() const { return path_; }

 private:
  int Open(const std::string& target, unsigned mode);

  std::string path_;  // empty if there is no file
  int descriptor_ = -1;
};

}  // namespace codicil
