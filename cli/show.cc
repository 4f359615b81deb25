// codicil show: one provision or one term.

#include "output/show.h"

#include <unistd.h>

#include <memory>

#include "cli/common.h"

namespace codicil::cli {
namespace {

struct ShowOptions {
  CommonOptions common;  // files: the parts of the edition, then what is asked for
};

int Show(const ShowOptions& options) {
  std::vector<std::string> files = options.common.files;
  if (files.size() < 2) return Fail("the number, title or term to show is missing");
  const std::string asked = files.back();
  files.pop_back();
  Reading reading;
  Matches found;
  if (ReadAndTell(options.common, files, Telling::kUnusable, &reading) == kFailure) return kFailure;
  const Edition& edition = reading.edition;
  if (Find(edition, asked, &found) != kClean) return kFailure;
  const PrintStyle style = StyleFor(options.common, STDOUT_FILENO);
  const auto write = [&](ByteSink& out) {
    WriteShown(edition, CrossReference(edition), found, style, out);
  };
  return Put({}, write, kClean, Printing::kAsItIs);
}

}  // namespace

void AddShow(CLI::App& app, int* status) {
  auto options = std::make_shared<ShowOptions>();
  CLI::App* command = app.add_subcommand("show", "Print one provision or one term of the glossary");
  AddCommonOptions(*command, options->common);
  command->get_option("FILE")
      ->expected(1, CLI::detail::expected_max_vector_size)
      ->description("The parts of one edition, then a number, a title or a term");
  command->footer(
      "Example:\n  codicil show corpus/emberfall/e4.txt 106.2\n"
      "  codicil show corpus/emberfall/e4.txt \"bank step\"");
  command->callback([options, status] { *status = Show(*options); });
}

}  // namespace codicil::cli
