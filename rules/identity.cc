#include "rules/identity.h"

#include <algorithm>
#include <filesystem>

#include "base/ascii.h"
#include "base/sha256.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

// The number of leading parts that both paths share.
size_t SharedParts(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  const auto [end, ignored] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<size_t>(end - a.begin());
}

using Parts = std::vector<std::string>;

Parts PartsOf(const fs::path& path) {
  Parts parts;
  for (const fs::path& part : path.lexically_normal()) parts.push_back(part.string());
  if (parts.empty()) parts.emplace_back();
  return parts;
}

// How many folders all of them are in: the last part is the file's own name.
size_t SharedFolders(const std::vector<Parts>& paths) {
  size_t shared = paths[0].size() - 1;
  for (const Parts& path : paths)
    shared = std::min({shared, SharedParts(paths[0], path), path.size() - 1});
  return shared;
}

// Whether a sign of an id stays as it is in addresses and names of files.
bool IsPlainSign(const Utf8Sequence& sign) {
  if (sign.code_point >= 0x80) return sign.well_formed && IsVisible(sign.code_point);
  const auto c = static_cast<char>(sign.code_point);
  return IsAlnum(c) || c == '.' || c == '-' || c == '_';
}

}  // namespace

bool IsPlainId(std::string_view id) {
  if (id.empty() || id.starts_with('.')) return false;
  for (size_t at = 0; at < id.size();) {
    const Utf8Sequence sign = Utf8At(id, at);
    if (!IsPlainSign(sign)) return false;
    at += sign.size;
  }
  return true;
}

std::string PlainId(std::string_view name) {
  std::string id;
  for (size_t at = 0; at < name.size();) {
    const Utf8Sequence sign = Utf8At(name, at);
    if (IsPlainSign(sign)) {
      id += name.substr(at, sign.size);
    } else if (sign.code_point < 0x80 || IsBlank(sign.code_point)) {
      id += '-';
    }
    at += sign.size;
  }
  return id.substr(std::min(id.find_first_not_of('.'), id.size()));
}

std::string WorkId(const Edition& edition) { return IdOfTitle(edition.title); }

std::string IdOfTitle(std::string_view title) { return PlainId(FoldWords(title)); }

std::string EditionDigest(const Edition& edition) {
  std::vector<std::string> digests;
  for (const Source& source : edition.sources().files)
    digests.push_back(Sha256Hex(source.text->file_bytes()));
  return DigestOfAll(std::move(digests));
}

std::string DigestOfAll(std::vector<std::string> digests) {
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
  if (paths.empty()) return {};
  std::vector<Parts> whole, given;
  for (const std::string& path : paths) {
    std::error_code failed;
    const fs::path absolute = fs::absolute(path, failed);
    whole.push_back(PartsOf(failed ? fs::path(path) : absolute));
    given.push_back(PartsOf(path));
  }
  // If nothing but the root is shared, whole paths would name the machine's folders.
  const bool share = SharedFolders(whole) > 1;
  const std::vector<Parts>& parts = share ? whole : given;
  const size_t shared = SharedFolders(parts);
  std::vector<std::string> names;
  for (const Parts& path : parts) {
    fs::path name;
    for (size_t i = shared; i < path.size(); ++i) name /= path[i];
    names.push_back(name.generic_string());
  }
  return names;
}

}  // namespace codicil
