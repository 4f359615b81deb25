#include "ingest/rst/file_set.h"

#include "ingest/rst/block_scanner.h"
#include "ingest/rst/markup_lines.h"
#include "ingest/rst/paths.h"

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
  for (SourceId id : ids) Scan(id);
  // Files that are found on the way are at the end and get their turn.
  for (size_t file = 0; file < files_.size(); ++file) FollowFiles(file);
}

void FileSet::Scan(SourceId id) {
  const SourceText& source = builder_.source(id);
  RstFile file;
  file.id = id;
  file.path = source.name();
  file.blocks = BlockScanner(source, builder_.diagnostics()).Scan();
  file.headings = FindSections(file.blocks, source.text(), builder_.edition().scheme);
  const std::string path = DocumentPath(file.path);
  names_.Add(file.blocks, source.text(), path);
  by_path_.emplace(path, files_.size());
  files_.push_back(std::move(file));
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

// A toctree leaves out ".rst", an include does not.
std::optional<size_t> FileSet::Find(size_t from, const Block& block, const Cell& cell) {
  const SourceId id = files_[from].id;
  const Span span{id, cell.text.begin, cell.text.end};
  const std::string_view entry = EntryName(builder_.source(id).Cut(span));
  if (NamesNoFile(entry)) return std::nullopt;
  const std::string path = FolderOf(files_[from].path) + std::string(entry);
  if (const auto it = by_path_.find(DocumentPath(path)); it != by_path_.end()) return it->second;
  std::string error;
  if (block.directive == Directive::kToctree && !entry.ends_with(".rst")) {
    if (const auto found = Fetch(path + ".rst", &error)) return found;
  }
  if (const auto found = Fetch(path, error.empty() ? &error : nullptr)) return found;
  builder_.diagnostics().Report(DiagnosticKind::kRstMissingFile, Severity::kWarning,
                                "no file for \"" + std::string(entry) + "\": " + error, span);
  return std::nullopt;
}

std::optional<size_t> FileSet::Fetch(const std::string& path, std::string* error) {
  std::string ignored;
  auto bytes = store_.Read(path, error ? error : &ignored);
  if (!bytes) return std::nullopt;
  const SourceId id = builder_.AddSource(path, std::move(*bytes), options_.encoding);
  builder_.SetFormat(id, "rst");
  Scan(id);
  return files_.size() - 1;
}

}  // namespace codicil::rst
