// A folder of files that is written by Codicil, and by nobody else without a word.
//
// Rules for all such folders:
// - A folder that is absent or empty is taken. One that bears the mark (a file kMarkName) of the
//   same kind and work is updated. Any other is refused, unless the user forces it; one that holds
//   what is read is always refused.
// - New files are written to a folder beside it. Once all are on disk, files that stay join them
//   there as hard links, and the two folders are exchanged in one step: whoever opens the folder
//   finds all of the old files or all of the new ones, even if this process is killed. A file
//   system that cannot exchange folders gets two renames, and a kill between them is mended by the
//   next run.
// - Files of others in the folder stay, links and hidden ones too.
// - Two processes do not write the same folder at a time. What a killed one left beside the folder
//   is removed by the next that writes this folder.
#pragma once

#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/byte_sink.h"
#include "base/folder_locks.h"
#include "base/status.h"

namespace codicil {

inline constexpr const char* kMarkName = ".codicil";

// Whether a folder bears the mark of any kind and work.
bool IsOutputFolder(const std::string& path);

// What a folder is for.
struct FolderMark {
  std::string kind;  // "site", "csv"
  std::string work;  // its id
  // Whether each run writes all files. Then those of the run before that are not written again are
  // removed; otherwise they stay.
  bool complete = true;
};

// What is not published at the end of the object's life is as if it had never been written. `Write`
// and `WriteTogether` may be called from several threads, with different names; names are relative,
// with "/" between folders.
class OutputFolder {
 public:
  OutputFolder(std::string path, FolderMark mark);
  OutputFolder(const OutputFolder&) = delete;
  ~OutputFolder();

  // Must be called first. `inputs` are the files and folders that are read. Waits up to ten seconds
  // for another process that writes the folder.
  Status Open(const std::vector<std::string>& inputs, bool force);

  // Returns the bytes of a file as it is published, or "".
  std::string Read(const std::string& name) const;

  Status Write(const std::string& name, const FileContent& content);
  // Writes several files at a time: `content` gets a sink for each of `names`.
  Status WriteTogether(const std::vector<std::string>& names, const FilesContent& content);

  // Says that a file of an earlier run, which is not written now, is not to stay.
  void Remove(const std::string& name);

  // The files that are written and that others have put there, in order. Empty unless forced.
  std::vector<std::string> Replaced() const {
    return force_ ? FilesOfOthers() : std::vector<std::string>();
  }

  // Publishes what was written, and nothing if there is nothing new.
  Status Publish();

 private:
  enum class State { kAbsent, kEmpty, kOurs, kOthers };

  Status Failed(const std::string& name, int error) const;
  Status Resolve();
  Status CheckInputs(const std::vector<std::string>& inputs) const;
  Status TakeAside();
  Status EmptyAside() const;
  Status FindState();
  Status RefuseOthers() const;

  std::string MarkText() const;
  std::vector<std::string> FilesOfOthers() const;
  bool WasWritten(const std::string& name) const;
  Status KeepOthers() const;
  int KeepFolder(const std::string& name) const;
  int KeepFile(const std::string& name) const;
  void DropEmptied() const;
  int Flush() const;
  int TakeName();

  const std::string path_;  // as the user wrote it
  const FolderMark mark_;
  bool force_ = false;
  std::string target_;       // absolute, without links
  std::string aside_, old_;  // beside it: what is new; what was there, between two renames
  std::unique_ptr<FolderLocks> locks_;  // held while `aside_` is ours
  State state_ = State::kAbsent;
  std::string old_mark_;             // the text of the mark that is there, or ""
  std::set<std::string> old_names_;  // the files that it lists
  mutable std::mutex mutex_;
  std::set<std::string> names_;  // written
  std::set<std::string> gone_;   // not to stay
};

}  // namespace codicil
