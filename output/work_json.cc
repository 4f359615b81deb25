#include "output/work_json.h"

#include <algorithm>

#include "base/sha256.h"

namespace codicil {
namespace {

// As EditionDigest (rules/identity.h).
std::string DigestOf(const EditionRecord& edition) {
  if (edition.files.size() == 1) return edition.files[0].sha256;
  std::vector<std::string> digests;
  for (const FileRecord& file : edition.files) digests.push_back(file.sha256);
  std::sort(digests.begin(), digests.end());
  std::string lines;
  for (const std::string& digest : digests) lines += digest + "\n";
  return Sha256Hex(lines);
}

}  // namespace

void WriteWork(const Work& work, JsonWriter& json) {
  json.Members("work", json.Of("id", OrNull(work.id), "title", OrNull(work.title)));
}

void WriteEditionRecord(const EditionRecord& edition, JsonWriter& json) {
  json.Object("id", edition.id, "effective_date", OrNull(edition.date), "language",
              edition.language, "sha256", DigestOf(edition));
}

}  // namespace codicil
