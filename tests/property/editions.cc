#include "editions.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "tests/unit/read_rules.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

void AddFolder(const fs::path& folder, std::string_view prefix, std::vector<EditionFiles>& all) {
  if (!fs::is_directory(folder)) return;
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".txt") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  for (const fs::path& path : paths) {
    all.push_back({std::string(prefix) + path.stem().string(), {path.string()}});
  }
}

void AddFile(const fs::path& path, std::string_view name, std::vector<EditionFiles>& all) {
  if (fs::exists(path)) all.push_back({std::string(name), {path.string()}});
}

std::vector<EditionFiles> FindEditions() {
  std::vector<EditionFiles> all;
  const fs::path bundled = fs::path(CODICIL_SOURCE_FOLDER) / "corpus/emberfall";
  AddFolder(bundled, "emberfall_", all);
  AddFolder(fs::path(CODICIL_SOURCE_FOLDER) / "corpus/samples", "sample_", all);
  AddFile(bundled / "e4-rst/index.rst", "emberfall_e4_rst", all);
  if (HasRealEditions()) {
    const fs::path real = EditionsFolder();
    AddFolder(real / "corpus/mtg-txt", "text_", all);
    AddFile(real / "corpus/mtg-rst/index.rst", "rst_set", all);
    AddFolder(real / "seeds", "seed_", all);
  }
  return all;
}

}  // namespace

std::string EditionsFolder() {
  const char* folder = std::getenv("CODICIL_EDITIONS");
  return folder ? folder : "";
}

bool HasRealEditions() { return !EditionsFolder().empty() && fs::is_directory(EditionsFolder()); }

bool AreThere(const std::vector<std::string>& paths) {
  return std::all_of(paths.begin(), paths.end(), [](const auto& path) { return fs::exists(path); });
}

const std::vector<EditionFiles>& AllEditions() {
  static const std::vector<EditionFiles> all = FindEditions();
  return all;
}

const Edition& EditionOf(const EditionFiles& files) {
  static std::map<std::string, Edition> all;  // by name
  const auto [found, is_new] = all.try_emplace(files.name);
  if (is_new) found->second = ReadFiles(files);
  return found->second;
}

Edition ReadString(const std::string& text, Format format) { return ReadRules(text, format); }

std::string EditionTestName(const testing::TestParamInfo<EditionFiles>& info) {
  std::string name = info.param.name;
  for (char& c : name) {
    if (!isalnum(static_cast<unsigned char>(c))) c = '_';
  }
  return name;
}

}  // namespace codicil
