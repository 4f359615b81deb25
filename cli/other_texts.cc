#include "cli/other_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cli/common.h"
#include "text/kinds.h"

namespace codicil::cli {

std::string RealPathOf(const std::string& file) {
  const auto real = DiskFiles().RealPath(file);
  return real ? *real : file;
}

bool ReadTexts(const std::vector<std::string>& files, Sources* texts) {
  std::set<std::string> seen;
  for (const std::string& file : files) {
    if (!seen.insert(RealPathOf(file)).second) continue;  // the same file, named twice
    auto bytes = ReadOrFail(file);
    if (!bytes) return false;
    const SourceId id = texts->Add(file, std::move(*bytes));
    const auto& list = texts->diagnostics.list();
    if (std::ranges::any_of(list, [](const Diagnostic& d) { return d.kind == kind::kNotText; })) {
      Fail(fmt::format("{} is not text [not-text]", texts->text(id).name()));
      return false;
    }
    // Numbers are found, and changed, whatever could not be decoded elsewhere.
    texts->diagnostics.list().clear();
  }
  return true;
}

}  // namespace codicil::cli
