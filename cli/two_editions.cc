#include "cli/two_editions.h"

#include <fmt/format.h>
#include <unistd.h>

namespace codicil::cli {
namespace {

int ReadOne(const CommonOptions& common, const std::string& file, Edition* edition) {
  CommonOptions one = common;
  one.files = {file};
  if (!ReadFiles(one, edition)) return kFailure;
  if (StatusOf(*edition) != kFailure) return kClean;
  DiagnosticPrinter printer(*edition, StyleFor(common, STDERR_FILENO));
  fmt::print(stderr, "{}", printer.PrintAll());
  return kFailure;
}

}  // namespace

int ReadTwo(const CommonOptions& common, Edition* old_edition, Edition* new_edition) {
  const auto& files = common.files;
  if (files[0] == "-" && files[1] == "-") return Fail("standard input can be read only once");
  if (ReadOne(common, files[0], old_edition) != kClean) return kFailure;
  return ReadOne(common, files[1], new_edition);
}

}  // namespace codicil::cli
