#include "neighbours.h"

#include <filesystem>
#include <map>
#include <memory>

namespace codicil {

const Prepared& Prepare(const std::string& path) {
  static std::map<std::string, std::unique_ptr<Prepared>> all;
  std::unique_ptr<Prepared>& prepared = all[path];
  if (!prepared) {
    prepared = std::make_unique<Prepared>();
    prepared->name = std::filesystem::path(path).stem().string();
    prepared->edition = ReadFiles({"", {path}});
    prepared->references = CrossReference(prepared->edition);
  }
  return *prepared;
}

Concordance AlignPaths(const std::string& old_path, const std::string& new_path) {
  const Prepared &a = Prepare(old_path), &b = Prepare(new_path);
  return Align(a.edition, a.references, b.edition, b.references);
}

std::vector<std::vector<std::string>> Works() {
  std::vector<std::string> bundled, real;
  for (const EditionFiles& files : AllEditions()) {
    if (files.name.starts_with("text_")) real.push_back(files.paths[0]);
    if (files.name.starts_with("emberfall_") && files.paths[0].ends_with(".txt"))
      bundled.push_back(files.paths[0]);
  }
  std::vector<std::vector<std::string>> works = {bundled};
  if (!real.empty()) works.push_back(real);
  return works;
}

std::vector<std::pair<std::string, std::string>> Neighbours() {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const std::vector<std::string>& work : Works()) {
    for (size_t i = 1; i < work.size(); ++i) pairs.emplace_back(work[i - 1], work[i]);
  }
  return pairs;
}

}  // namespace codicil
