// Keeps processes that write in one folder out of each other's way.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace codicil {

// Folders locked, each once however many names lead to it, until the end of the object's life or
// the process. The lock is advice that only this program heeds.
class FolderLocks {
 public:
  enum class Sharing { kAlone, kShared };

  FolderLocks() = default;
  FolderLocks(const FolderLocks&) = delete;
  ~FolderLocks();

  // kAlone: no other process has a lock on the folders. kShared: none has one alone. Waits up to
  // ten seconds in all for other processes. Takes away the temporary files of processes that are
  // dead. Gives what is wrong and with which folder, or nullopt. A folder that may not be listed,
  // or whose file system has no locks, is left unlocked and nothing is taken away there.
  std::optional<std::string> Lock(const std::vector<std::string>& folders, Sharing sharing);
  // The same for one folder without waiting: what is not to be had is let be.
  void TryLock(const std::string& folder);

  // New names in the folders outlive a loss of power when this returns.
  void Flush() const;

 private:
  using Identity = std::pair<unsigned long, unsigned long>;  // device and inode
  // 0 or an errno.
  int Open(const std::string& folder);

  std::map<Identity, std::pair<int, std::string>> folders_;  // in one order in every process
};

}  // namespace codicil
