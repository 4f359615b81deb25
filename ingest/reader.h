// From files to an edition: the only entry point for callers that have files, and what the readers
// share.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "rules/edition.h"
#include "rules/edition_builder.h"

namespace codicil {

// A source of files; tests use one in memory.
class FileStore {
 public:
  virtual ~FileStore() = default;
  // Returns the bytes of `path`.
  virtual Result<std::string> Read(const std::string& path) const = 0;
  // Returns the one absolute name of a file or folder, whatever spellings and links lead to it;
  // fails if it is known to be neither. The default is for stores without links: it returns the
  // path as written.
  virtual Result<std::string> RealPath(const std::string& path) const;
};

// The file system. "-" is standard input. Read also accepts devices and pipes; RealPath fails
// for them, so that a file can never include one.
class DiskFiles : public FileStore {
 public:
  Result<std::string> Read(const std::string& path) const override;
  Result<std::string> RealPath(const std::string& path) const override;
};

// A package is known by its bytes, and is none of these.
enum class Format { kAuto, kPlainText, kRst, kJson, kXml, kHtml };
std::string_view FormatName(Format format);  // "plain", "rst", "json", "xml", "html"
std::optional<Format> FormatFromName(std::string_view name);

struct ReadOptions {
  std::string encoding;  // empty: detect
  Format format = Format::kAuto;
  // The folder that must contain every file that an RST file names; if empty, the folder of the
  // first RST file.
  std::string include_root;
  // RST substitution name -> symbol without braces, if they differ; other short undefined
  // substitutions are symbols with their own name.
  std::map<std::string, std::string> symbols;
};

// What became of an input.
struct Reading {
  Edition edition;  // as complete as it could be; empty if nothing could be used
  InputStatus status = InputStatus::kUnusable;
  // The files, their labels, and what there is to report about them.
  const Sources& sources() const { return edition.sources(); }
};

// Reads `paths` as the parts of one edition (an RST set, or fragments, in any order). Files named
// by an RST toctree or include are read from the same store, relative to the file that names them.
// Each is read once, and only if it is below ReadOptions::include_root after links are followed.
// Problems are reported in the edition's diagnostics; the edition is then as complete as possible.
Reading ReadEdition(const std::vector<std::string>& paths, const ReadOptions& options,
                    const FileStore& files);

}  // namespace codicil
