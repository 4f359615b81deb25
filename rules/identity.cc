#include "rules/identity.h"

#include <algorithm>
#include <filesystem>

#include "base/sha256.h"
#include "text/words.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

// The number of leading parts that both paths share.
size_t SharedParts(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  const auto [end, ignored] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<size_t>(end - a.begin());
}

std::vector<std::string> PartsOf(const std::string& name) {
  std::vector<std::string> parts;
  std::error_code failed;
  fs::path path = fs::absolute(name, failed);  // "../b/p2.txt" and "p1.txt" share "a/.."
  if (failed) path = name;
  for (const fs::path& part : path.lexically_normal()) parts.push_back(part.string());
  if (parts.empty()) parts.emplace_back();
  return parts;
}

}  // namespace

std::string WorkId(const Edition& edition) {
  std::string id = FoldWords(edition.title);
  std::replace(id.begin(), id.end(), ' ', '-');
  return id;
}

std::string EditionDigest(const Edition& edition) {
  std::vector<std::string> digests;
  for (const Source& source : edition.sources().files)
    digests.push_back(Sha256Hex(source.text->bytes()));
  if (digests.size() == 1) return digests[0];
  std::sort(digests.begin(), digests.end());
  std::string lines;
  for (const std::string& digest : digests) lines += digest + "\n";
  return Sha256Hex(lines);
}

std::string EditionId(const Edition& edition) {
  constexpr size_t kDigits = 12;
  if (!edition.effective_date.empty()) return edition.effective_date;
  return EditionDigest(edition).substr(0, kDigits);
}

std::vector<std::string> SourceNames(const Edition& edition) {
  std::vector<std::string> paths;
  for (const Source& source : edition.sources().files) paths.push_back(source.text->name());
  return NamesInData(paths);
}

std::vector<std::string> NamesInData(const std::vector<std::string>& paths) {
  std::vector<std::vector<std::string>> parts;
  for (const std::string& path : paths) parts.push_back(PartsOf(path));
  size_t shared = parts.empty() ? 0 : parts[0].size() - 1;
  for (const auto& path : parts)
    shared = std::min({shared, SharedParts(parts[0], path), path.size() - 1});
  std::vector<std::string> names;
  for (const auto& path : parts) {
    fs::path name;
    for (size_t i = shared; i < path.size(); ++i) name /= path[i];
    names.push_back(name.generic_string());
  }
  return names;
}

}  // namespace codicil
