// From files to an edition: the one entry point for whoever has files, and what readers share.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"
#include "rules/edition_builder.h"

namespace codicil {

// Where files come from; tests use one in memory.
class FileStore {
 public:
  virtual ~FileStore() = default;
  // The bytes of `path`, or nullopt with a message a person can act on in `*error`.
  virtual std::optional<std::string> Read(const std::string& path, std::string* error) const = 0;
  // The one absolute name of a file or folder, whatever spellings and links lead to it; nullopt, as
  // above, where it is known to be neither. Here: for stores without links, as the path is spelt.
  virtual std::optional<std::string> RealPath(const std::string& path, std::string* error) const;
};

// The file system. "-" is standard input. Read takes devices and pipes too; RealPath gives
// nullopt for them, so that what only a file names is never one.
class DiskFiles : public FileStore {
 public:
  std::optional<std::string> Read(const std::string& path, std::string* error) const override;
  std::optional<std::string> RealPath(const std::string& path, std::string* error) const override;
};

enum class Format { kAuto, kPlainText, kRst, kJson };
std::string_view FormatName(Format format);  // "plain", "rst", "json"
std::optional<Format> FormatFromName(std::string_view name);

struct ReadOptions {
  std::string encoding;  // empty: detect
  Format format = Format::kAuto;
  // The folder that what an RST file names must lie in; empty: that of the first RST file.
  std::string include_root;
  // RST substitution name -> symbol without braces, where they differ; other short undefined
  // substitutions are symbols of their own name.
  std::map<std::string, std::string> symbols;
};

// Decides by what stands in the text, never by the file's name.
Format DetectFormat(std::string_view text);

// Reads `paths` as the parts of one edition (an RST set, or fragments, in any order). Files that an
// RST toctree or include names are read from the same store, relative to the file that names them,
// each once, and only below one folder, links followed (ReadOptions::include_root). What goes
// wrong is in the edition's diagnostics; the edition is then as whole as it can be.
Edition ReadEdition(const std::vector<std::string>& paths, const ReadOptions& options,
                    const FileStore& files);

}  // namespace codicil
