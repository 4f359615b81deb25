// The new bytes of a file, beside it under a name of their own, until they take its place.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// 0, or the errno of the write that failed.
int WriteAll(int descriptor, std::string_view bytes);

// The folder of a path with its "/" at the end; "./" for a bare name.
std::string FolderOfFile(const std::string& path);

// True for the names of temporary files and no others: they end in a digest of what comes before.
bool IsTemporaryName(std::string_view name);

// Unlinks what bears such a name in a folder, given by an open descriptor; folders are left. No
// process may be writing there: see FolderLocks.
void RemoveTemporaries(int folder);

// Gone again at the end of the object's life, with whatever has its name by then. Methods give 0 or
// an errno.
class TemporaryFile {
 public:
  TemporaryFile() = default;
  TemporaryFile(const TemporaryFile&) = delete;
  ~TemporaryFile();

  // Beside `target`. With the rights of any new file, or for this user alone.
  int Create(const std::string& target, bool alone, std::string_view bytes);
  // Owner, group, permissions except the set-id bits, access list and user attributes of a file.
  int TakeAttributesOf(const std::string& path);
  // Good once this has given 0: the file is on the disk and closed.
  int Finish();
  // In one step; what had the name is gone.
  int Replace(const std::string& target);
  // In one step; the target then has the temporary name. Done twice it is undone.
  int Exchange(const std::string& target);
  const std::string& path() const { return path_; }

 private:
  int Open(const std::string& target, unsigned mode);

  std::string path_;  // empty: there is none
  int descriptor_ = -1;
};

}  // namespace codicil
