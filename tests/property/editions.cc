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

// What was measured of CODICIL_EDITIONS: its seeds, and its texts in their order.
constexpr std::string_view kSeeds[] = {"seed_000_2d6522ad4a7b1298", "seed_001_f779b3295218c01c",
                                       "seed_002_12f281e9bfb99542", "seed_003_cda4e1617dc8a9c9",
                                       "seed_004_dec947a0668e927b"};
constexpr std::string_view kTexts[] = {
    "1999-11-01", "2001-07-23", "2003-05-26", "2003-07-01", "2003-10-01", "2005-08-01",
    "2005-10-01", "2007-02-01", "2008-05-01", "2008-07-15", "2009-05-01", "2009-07-11",
    "2009-10-01", "2010-02-01", "2011-06-17", "2011-07-15", "2013-05-01", "2013-09-27",
    "2016-08-26", "2016-09-30", "2018-10-05", "2019-01-25", "2019-05-03", "2020-04-17",
    "2020-08-07", "2020-09-25", "2021-02-15", "2021-04-22", "2023-02-03", "2023-04-14",
    "2023-09-01", "2023-10-13", "2025-11-14", "2026-01-16"};

// Returns the place of a name among those above, or their number.
size_t PlaceOf(std::string_view text) {
  return static_cast<size_t>(std::find(std::begin(kTexts), std::end(kTexts), text) - kTexts);
}

bool IsBundled(const fs::path& path) {
  return path.parent_path() == fs::path(CODICIL_SOURCE_FOLDER) / "corpus/emberfall";
}

}  // namespace

bool IsMeasured(const EditionFiles& files) {
  const std::string_view name = files.name;
  constexpr std::string_view kText = "text_";
  return name.starts_with("emberfall_") || name.starts_with("sample_") || name == "rst_set" ||
         std::find(std::begin(kSeeds), std::end(kSeeds), name) != std::end(kSeeds) ||
         (name.starts_with(kText) && PlaceOf(name.substr(kText.size())) < std::size(kTexts));
}

bool WereNeighbours(const std::string& old_path, const std::string& new_path) {
  const fs::path old_file = old_path, new_file = new_path;
  if (IsBundled(old_file) && IsBundled(new_file)) return true;
  const size_t place = PlaceOf(new_file.stem().string());
  return place > 0 && place < std::size(kTexts) && PlaceOf(old_file.stem().string()) + 1 == place;
}

std::string EditionsFolder() {
  const char* folder = std::getenv("CODICIL_EDITIONS");
  return folder ? folder : "";
}

std::vector<EditionFiles> SomeEditions() {
#ifdef __SANITIZE_ADDRESS__
  constexpr size_t kStep = 4;
#else
  constexpr size_t kStep = 1;
#endif
  std::vector<EditionFiles> some;
  for (size_t i = 0; i < AllEditions().size(); i += kStep) some.push_back(AllEditions()[i]);
  return some;
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
