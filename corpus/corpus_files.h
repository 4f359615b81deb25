// The files of a corpus, which may come from anybody: what its corpus.toml or database names is
// read only if it is a regular file below the folder, links followed.
#pragma once

#include <string>
#include <utility>

#include "ingest/reader.h"

namespace codicil {

class CorpusFiles : public FileStore {
 public:
  // `folder` is "" or ends in "/". `files` must outlive this object.
  CorpusFiles(const FileStore& files, std::string folder)
      : files_(files), folder_(std::move(folder)) {}

  // If not, the reason is in *error.
  bool Allows(const std::string& path, std::string* error) const;
  std::optional<std::string> Read(const std::string& path, std::string* error) const override;
  std::optional<std::string> RealPath(const std::string& path, std::string* error) const override {
    return files_.RealPath(path, error);
  }

 private:
  const FileStore& files_;
  const std::string folder_;
};

}  // namespace codicil
