// A folder of files that a command writes, possibly thousands.
#pragma once

#include <string>
#include <vector>

#include "output/export/export.h"

namespace codicil::cli {

// Files are first written to a folder beside `path`; Finish moves them into place once all are on
// disk. If the object ends before that, nothing of them remains. Other files in `path` stay.
class DiskFolder : public FolderSink {
 public:
  explicit DiskFolder(std::string path) : path_(std::move(path)) {}
  DiskFolder(const DiskFolder&) = delete;
  ~DiskFolder() override;

  std::string WriteTogether(const std::vector<std::string>& names,
                            const FilesContent& content) override;
  // Returns the error, or "".
  std::string Finish();

 private:
  std::string PathAside(const std::string& name, std::string* why);

  std::string path_;
  std::string aside_;  // empty until the first file
  std::vector<std::string> names_;
};

}  // namespace codicil::cli
