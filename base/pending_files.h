// Files that are to change together, step by step: all are looked at, all new bytes are written,
// all take their names. See file_writer.h for what holds for each file.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/file_writer.h"
#include "base/folder_locks.h"
#include "base/temporary_file.h"

namespace codicil {

// One of them. Each step gives what went wrong in words, or "".
class PendingFile {
 public:
  // `before` is what the file must hold; nullopt where that does not matter.
  PendingFile(std::string path, std::optional<std::string_view> before, std::string_view after)
      : path_(std::move(path)), before_(before), after_(after) {}

  // Finds what the path leads to, and whether it may be replaced.
  std::string Resolve();
  std::string CheckUnchanged() const;
  std::string WriteBeside();
  std::string TakeName();
  // After TakeName of a file with `before`: the old text has its name again.
  std::string GiveNameBack();

  bool goes_by_what_it_was() const { return before_.has_value(); }
  const std::string& target() const { return target_; }  // no link; good after Resolve

 private:
  std::string Refused(std::string_view why) const;
  std::string Failed(int error) const;  // "" for 0
  std::string ResolveNew(int error);
  std::string WriteTo(TemporaryFile& file, std::string_view bytes) const;

  std::string path_, target_;
  std::optional<std::string_view> before_;
  std::string_view after_;
  bool exists_ = false;
  bool exchanged_ = false;
  TemporaryFile new_file_;
};

class PendingFiles {
 public:
  void Add(const std::string& path, std::optional<std::string_view> before,
           std::string_view after) {
    files_.emplace_back(path, before, after);
  }

  // false: outcomes() says why, and nothing has changed.
  bool Prepare();
  // After Prepare gave true.
  void Commit();
  const std::vector<FileOutcome>& outcomes() const { return outcomes_; }

 private:
  bool Resolve();
  bool Lock();
  void Undo(size_t end);

  FolderLocks locks_;  // outlives the temporary files
  std::deque<PendingFile> files_;
  std::vector<FileOutcome> outcomes_;
};

}  // namespace codicil
