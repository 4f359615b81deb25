// Prevents processes that write in the same folder from interfering with each other.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/status.h"

namespace codicil {

// Locks folders until the end of the object's life or of the process, each one once even if several
// names lead to it. The locks are advisory; only this program honours them.
class FolderLocks {
 public:
  enum class Sharing { kAlone, kShared };

  FolderLocks() = default;
  FolderLocks(const FolderLocks&) = delete;
  ~FolderLocks();

  // kAlone: no other process has a lock on the folders. kShared: no other process holds one alone.
  // Waits up to ten seconds in total for other processes. Removes the temporary files of dead
  // processes. A folder that cannot be opened for listing, or whose file system has no locks, is
  // left unlocked and nothing is removed there.
  Status Lock(const std::vector<std::string>& folders, Sharing sharing);
  // The same for one folder, without waiting; a folder that cannot be locked is skipped.
  void TryLock(const std::string& folder);

  // Whether the folder of that name, as it is now, is one of those that were locked.
  bool Has(const std::string& folder) const;

  // Flushes the folders: once this returns, new names in them survive a power failure.
  void Flush() const;

 private:
  using Identity = std::pair<unsigned long, unsigned long>;  // device and inode
  // Returns 0 or an errno.
  int Open(const std::string& folder);

  std::map<Identity, std::pair<int, std::string>> folders_;  // in the same order in every process
};

}  // namespace codicil
