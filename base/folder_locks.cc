#include "base/folder_locks.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>

#include "base/temporary_file.h"

namespace codicil {
namespace {

using Clock = std::chrono::steady_clock;

// Returns 0, EWOULDBLOCK if another process still holds the lock at `end`, or another errno.
int LockUntil(int folder, int operation, Clock::time_point end) {
  constexpr std::chrono::milliseconds kPause(10);
  for (;;) {
    if (flock(folder, operation | LOCK_NB) == 0) return 0;
    if (errno != EWOULDBLOCK && errno != EINTR) return errno;
    if (Clock::now() >= end) return EWOULDBLOCK;
    std::this_thread::sleep_for(kPause);
  }
}

// Returns 0 or an errno. A process that is alone in the folder, even briefly, removes the
// leftovers.
int LockAndClear(int folder, FolderLocks::Sharing sharing, Clock::time_point end) {
  const bool shared = sharing == FolderLocks::Sharing::kShared;
  const int error = LockUntil(folder, LOCK_EX, shared ? Clock::now() : end);
  if (error == 0) RemoveTemporaries(folder);
  return shared ? LockUntil(folder, LOCK_SH, end) : error;
}

}  // namespace

FolderLocks::~FolderLocks() {
  for (const auto& [identity, folder] : folders_) close(folder.first);
}

int FolderLocks::Open(const std::string& folder) {
  const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return errno == EACCES ? 0 : errno;  // files can still be created there
  struct stat status;
  int error = fstat(descriptor, &status) == 0 ? 0 : errno;
  const Identity identity(status.st_dev, status.st_ino);
  if (error != 0 || !folders_.try_emplace(identity, descriptor, folder).second) close(descriptor);
  return error;
}

// Every process locks the folders in the same order, so that no two wait for each other.
Status FolderLocks::Lock(const std::vector<std::string>& folders, Sharing sharing) {
  constexpr std::chrono::seconds kPatience(10);
  const auto end = Clock::now() + kPatience;
  for (const std::string& folder : folders) {
    if (const int error = Open(folder)) {
      return Status::Unusable(fmt::format("cannot open the folder {}: {}", folder,
                                          std::generic_category().message(error)));
    }
  }
  for (const auto& [identity, folder] : folders_) {
    if (LockAndClear(folder.first, sharing, end) == EWOULDBLOCK) {
      return Status::Unusable(
          fmt::format("another process holds a lock on the folder {}; try again", folder.second));
    }
  }
  return {};
}

void FolderLocks::TryLock(const std::string& folder) {
  if (Open(folder) != 0) return;
  for (const auto& [identity, open] : folders_) {
    LockAndClear(open.first, Sharing::kAlone, Clock::now());
  }
}

bool FolderLocks::Has(const std::string& folder) const {
  struct stat status;
  return stat(folder.c_str(), &status) == 0 &&
         folders_.contains(Identity(status.st_dev, status.st_ino));
}

void FolderLocks::Flush() const {
  for (const auto& [identity, folder] : folders_) fsync(folder.first);
}

}  // namespace codicil
