#include "cli/check_settings.h"

#include <filesystem>

#include "output/all_kinds.h"

namespace codicil::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kName = "codicil.toml";

// The folder that an edition is in: that of its file, or its corpus.
fs::path FolderOf(const EditionFiles& files) {
  std::error_code none;
  const auto name = files.size() == 1 ? EditionOfCorpus(files[0]) : std::nullopt;
  const fs::path path = name ? name->corpus : files[0] == "-" ? "." : files[0];
  return fs::is_directory(path, none) ? path : path.parent_path();
}

// Relative as long as it can be, so that messages are the same in any folder.
std::string NearestSettings(const EditionFiles& files) {
  std::error_code failed;
  fs::path folder = FolderOf(files);
  fs::path whole = fs::absolute(folder, failed).lexically_normal();
  while (true) {
    const fs::path path = folder.empty() ? fs::path(kName) : folder / kName;
    if (fs::is_regular_file(path, failed)) return path.lexically_normal().string();
    if (!whole.has_relative_path()) return "";
    if (!whole.has_filename()) whole = whole.parent_path();
    whole = whole.parent_path();
    folder /= "..";
  }
}

}  // namespace

bool ReadSettings(const CommonOptions& common, const std::string& path, const EditionFiles& files,
                  CheckSettings* settings, bool* found) {
  const std::string file = path.empty() ? NearestSettings(files) : path;
  *found = !file.empty();
  if (!*found) return true;
  auto bytes = ReadOrFail(file);
  if (!bytes) return false;
  Sources sources;
  sources.Add(file, std::move(*bytes));
  *settings = ReadCheckSettings(sources.text(0), AllDiagnosticKinds(), sources.diagnostics);
  Print(common, sources, sources.diagnostics.list());
  return sources.diagnostics.Count(Severity::kError) == 0;
}

}  // namespace codicil::cli
