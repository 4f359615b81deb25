// The files of a set: the given ones, and those that their toctrees and includes name.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/status.h"
#include "ingest/reader.h"
#include "ingest/rst/block.h"
#include "ingest/rst/names.h"
#include "ingest/rst/sections.h"
#include "rules/edition_builder.h"

namespace codicil::rst {

struct RstFile {
  SourceId id = 0;
  std::string path;
  Blocks blocks;
  std::vector<Heading> headings;
  std::vector<size_t> children;  // indices of files, in the order in which `blocks` names them
  std::vector<uint32_t> child_blocks;  // the block that names each child
  bool named = false;                  // named by another file, and read in its place there
};

class FileSet {
 public:
  FileSet(const ReadOptions& options, const FileStore& files, EditionBuilder& builder)
      : options_(options), store_(files), builder_(builder) {}

  // Scans the sources (at least one) and all files that they name, directly or indirectly: each
  // file once, by its real path, and none outside ReadOptions::include_root or, by default, the
  // folder of the first source.
  void Load(const std::vector<SourceId>& ids);

  const std::vector<RstFile>& files() const { return files_; }
  const Names& names() const { return names_; }

 private:
  void Scan(SourceId id);
  void LearnNumbering(std::string_view text);
  void FollowFiles(size_t file);
  std::optional<size_t> Find(size_t from, const Block& block, const Cell& cell);
  std::vector<std::string> PathsFor(size_t from, const Block& block, std::string_view entry) const;
  Result<size_t> Fetch(const std::string& path);
  std::optional<size_t> ReportOutside(const std::string& entry, const Span& span);  // nullopt

  const ReadOptions& options_;
  const FileStore& store_;
  EditionBuilder& builder_;
  std::vector<RstFile> files_;
  std::unordered_map<std::string, size_t> by_real_path_;
  std::string folder_;  // the folder of the first source, as it was named
  std::string root_;    // real path of the folder that must contain all files; "" allows none
  Names names_;
};

}  // namespace codicil::rst
