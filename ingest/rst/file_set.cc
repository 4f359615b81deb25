#include "ingest/rst/file_set.h"

#include "base/paths.h"
#include "ingest/kinds.h"
#include "ingest/outline/outline.h"
#include "ingest/rst/block_scanner.h"
#include "ingest/rst/markup_lines.h"
#include "ingest/rst/paths.h"
#include "rules/kinds.h"

namespace codicil::rst {
namespace {

// "words <name>" names the file `name`.
std::string_view EntryName(std::string_view entry) {
  const size_t open = entry.rfind('<');
  if (!entry.ends_with('>') || open == std::string_view::npos) return entry;
  return Trim(entry.substr(open + 1, entry.size() - open - 2));
}

bool NamesNoFile(std::string_view entry) {
  return entry.empty() || entry == "self" || entry == "genindex" || entry == "modindex" ||
         entry == "search" || entry.find("://") != std::string_view::npos;
}

}  // namespace

void FileSet::Load(const std::vector<SourceId>& ids) {
  folder_ = FolderOf(builder_.source(ids.front()).name());
  const std::string& root = options_.include_root.empty() ? folder_ : options_.include_root;
  if (const auto real = store_.RealPath(root.empty() ? "." : root)) root_ = *real;
  for (SourceId id : ids) Scan(id);
  // Files found on the way are appended, and followed in the same loop.
  for (size_t file = 0; file < files_.size(); ++file) FollowFiles(file);
}

void FileSet::Scan(SourceId id) {
  const SourceText& source = builder_.source(id);
  RstFile file;
  file.id = id;
  file.path = source.name();
  file.blocks = BlockScanner(source, builder_.diagnostics()).Scan();
  LearnNumbering(source.text());
  file.headings = FindSections(file.blocks, source.text(), builder_.edition().scheme);
  names_.Add(file.blocks, source.text(), DocumentPath(file.path));
  if (const auto real = store_.RealPath(file.path)) {
    by_real_path_.emplace(*real, files_.size());
  }
  files_.push_back(std::move(file));
}

// How the titles and lists of the file are numbered.
void FileSet::LearnNumbering(std::string_view text) {
  NumberingStyle& scheme = builder_.edition().scheme;
  const outline::Outline outline = outline::FindOutline(text, plain::ReadLines(text));
  scheme.has_parts |= outline.HasParts();
  for (const outline::Entry& entry : outline.entries) {
    if (!entry.item) scheme.Allow(entry.number);
  }
}

void FileSet::FollowFiles(size_t file) {
  for (uint32_t i = 0; i < files_[file].blocks.list.size(); ++i) {
    const Block block = files_[file].blocks.list[i];
    if (block.kind != BlockKind::kFiles) continue;
    for (uint32_t c = block.first_cell; c < block.cell_end; ++c) {
      const Cell cell = files_[file].blocks.cells[c];
      const auto child = Find(file, block, cell);
      if (!child) continue;
      if (*child != file) files_[*child].named = true;
      files_[file].children.push_back(*child);
      files_[file].child_blocks.push_back(i);
    }
  }
}

// As in Sphinx, a path that begins with "/" is relative to the folder of the first file; if there
// is no such file, it is absolute. A toctree leaves out ".rst", an include does not.
std::vector<std::string> FileSet::PathsFor(size_t from, const Block& block,
                                           std::string_view entry) const {
  std::vector<std::string> paths;
  if (entry.starts_with('/')) {
    paths.push_back(folder_ + std::string(entry.substr(1)));
    paths.push_back(std::string(entry));
  } else {
    paths.push_back(FolderOf(files_[from].path) + std::string(entry));
  }
  if (block.directive != Directive::kToctree || entry.ends_with(".rst")) return paths;
  std::vector<std::string> both;
  for (std::string& path : paths) {
    both.push_back(path + ".rst");
    both.push_back(std::move(path));
  }
  return both;
}

std::optional<size_t> FileSet::Find(size_t from, const Block& block, const Cell& cell) {
  const SourceId id = files_[from].id;
  const Span span{id, cell.text.begin, cell.text.end};
  const std::string entry(EntryName(builder_.source(id).Cut(span)));
  if (NamesNoFile(entry)) return std::nullopt;
  std::string error;
  for (const std::string& path : PathsFor(from, block, entry)) {
    const auto real = store_.RealPath(path);
    if (real) {
      if (const auto it = by_real_path_.find(*real); it != by_real_path_.end()) return it->second;
      if (!IsBelow(*real, root_)) return ReportOutside(entry, span);
    }
    const Result<size_t> found = real ? Fetch(path) : real.failure();
    if (found) return *found;
    if (error.empty()) error = found.failure().message();
  }
  // Messages are data too, and must not depend on where the set is.
  if (const size_t at = error.find(folder_); at != error.npos) error.erase(at, folder_.size());
  builder_.diagnostics().Report(kind::kRstMissingFile, Severity::kWarning,
                                "no file for \"" + entry + "\": " + error, span);
  return std::nullopt;
}

std::optional<size_t> FileSet::ReportOutside(const std::string& entry, const Span& span) {
  const std::string folder =
      options_.include_root.empty() ? "the folder of the first file" : options_.include_root;
  builder_.diagnostics().Report(
      kind::kRstOutsideFolder, Severity::kWarning,
      "\"" + entry + "\" is outside " + folder + " and is not read; see --include-root", span);
  return std::nullopt;
}

Result<size_t> FileSet::Fetch(const std::string& path) {
  auto bytes = store_.Read(path);
  if (!bytes) return bytes.failure();
  const SourceId id = builder_.AddSource(path, std::move(*bytes), options_.encoding);
  builder_.SetFormat(id, "rst");
  Scan(id);
  return files_.size() - 1;
}

}  // namespace codicil::rst
