#include "cli/asked.h"

#include <fmt/format.h>

#include "cli/common.h"

namespace codicil::cli {

int FailToFind(const ReferenceIndex& index, const std::string& asked) {
  const std::vector<std::string> names = NamesLike(index, asked);
  std::string hint;
  if (!names.empty()) hint = fmt::format("; did you mean {}?", fmt::join(names, ", "));
  return Fail(fmt::format("no provision and no term is called \"{}\"{}", asked, hint));
}

}  // namespace codicil::cli
