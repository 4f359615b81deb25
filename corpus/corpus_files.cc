#include "corpus/corpus_files.h"

#include <fmt/format.h>

#include "base/paths.h"

namespace codicil {

bool CorpusFiles::Allows(const std::string& path, std::string* error) const {
  const auto real = files_.RealPath(path, error);
  const auto root = real ? files_.RealPath(folder_.empty() ? "." : folder_, error) : std::nullopt;
  if (!root) return false;
  if (IsBelow(*real, *root)) return true;
  *error = fmt::format(
      "cannot read {}: it is outside the folder of corpus.toml, or a link that leads out of it; "
      "copy the file there",
      path);
  return false;
}

std::optional<std::string> CorpusFiles::Read(const std::string& path, std::string* error) const {
  return Allows(path, error) ? files_.Read(path, error) : std::nullopt;
}

}  // namespace codicil
