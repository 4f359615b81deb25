// Files that change together: first all are checked, then all new bytes are written beside them,
// and only then do the new files take their names. file_writer.h has the rules for each file.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/file_writer.h"
#include "base/folder_locks.h"
#include "base/status.h"
#include "base/temporary_file.h"

namespace codicil {

// One of the files.
class PendingFile {
 public:
  // `before` is the required current content; nullopt if any content may be replaced.
  PendingFile(std::string path, std::optional<std::string_view> before, FileContent after)
      : path_(std::move(path)), before_(before), after_(std::move(after)) {}

  // Finds the file that the path leads to, and checks that it may be replaced.
  Status Resolve();
  Status CheckUnchanged() const;
  Status WriteBeside() { return WriteTo(new_file_, after_); }
  Status TakeName();
  // Undoes TakeName. Only for a file whose old content was required.
  Status GiveNameBack();

  bool requires_old_content() const { return before_.has_value(); }
  const std::string& target() const { return target_; }  // not a link; valid after Resolve

 private:
  Status Refused(std::string_view why) const;
  Status Failed(int error) const;
  Status ResolveNew(int error);
  Status WriteTo(TemporaryFile& file, const FileContent& content) const;

  std::string path_, target_;
  std::optional<std::string_view> before_;
  FileContent after_;
  bool exists_ = false;
  bool exchanged_ = false;
  TemporaryFile new_file_;
};

class PendingFiles {
 public:
  void Add(const std::string& path, std::optional<std::string_view> before, FileContent after) {
    files_.emplace_back(path, before, std::move(after));
  }

  // Returns false if nothing may change; outcomes() say why.
  bool Prepare();
  // Call only after Prepare has returned true.
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
