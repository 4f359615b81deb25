// The files of a corpus, which may come from anybody: what its corpus.toml or database names is
// read only if it is a regular file below the folder, links followed.
#pragma once

#include <string>
#include <utility>

#include "base/status.h"
#include "ingest/reader.h"

namespace codicil {

class CorpusFiles : public FileStore {
 public:
  // `folder` is "" or ends in "/". `files` must outlive this object.
  CorpusFiles(const FileStore& files, std::string folder)
      : files_(files), folder_(std::move(folder)) {}

  Status Allows(const std::string& path) const;
  Result<std::string> Read(const std::string& path) const override;
  Result<std::string> RealPath(const std::string& path) const override {
    return files_.RealPath(path);
  }

 private:
  const FileStore& files_;
  const std::string folder_;
};

}  // namespace codicil
