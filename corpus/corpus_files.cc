#include "corpus/corpus_files.h"

#include <fmt/format.h>

#include "base/paths.h"

namespace codicil {

Status CorpusFiles::Allows(const std::string& path) const {
  const auto real = files_.RealPath(path);
  if (!real) return real.failure();
  const auto root = files_.RealPath(folder_.empty() ? "." : folder_);
  if (!root) return root.failure();
  if (IsBelow(*real, *root)) return {};
  return Status::Unusable(fmt::format(
      "cannot read {}: it is outside the folder of corpus.toml, or a link that leads out of it; "
      "copy the file there",
      path));
}

Result<std::string> CorpusFiles::Read(const std::string& path) const {
  if (Status allowed = Allows(path); !allowed.ok()) return allowed;
  return files_.Read(path);
}

}  // namespace codicil
