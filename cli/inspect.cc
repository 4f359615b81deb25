// codicil inspect: what a file is, what is in it, and what is wrong with it.

#include <unistd.h>

#include "cli/common.h"
#include "cli/usage.h"
#include "output/inspect_report.h"

namespace codicil::cli {
namespace {

struct InspectOptions {
  CommonOptions common;
  bool json = false;
};

int Inspect(const InspectOptions& options) {
  Reading reading;
  if (!ReadFiles(options.common, options.common.files, &reading)) return kFailure;
  const Edition& edition = reading.edition;
  const int status = ExitStatus(reading.status);
  const auto json = [&](ByteSink& out) { InspectJson(edition, out); };
  if (options.json) return Put({}, json, status);
  const InspectStyle style{StyleFor(options.common, STDOUT_FILENO), !options.common.quiet};
  const auto text = [&](ByteSink& out) { InspectReport(edition, style, out); };
  return Put({}, text, status, Printing::kAsItIs);
}

}  // namespace

void AddInspect(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "inspect", "Describe what is in the files of an edition", Inspect, status);
  AddCommonOptions(command, options.common);
  command.add_flag("--json", options.json, "The same facts as JSON (codicil-inspect/1)");
  command.footer("Example:\n  codicil inspect corpus/emberfall/e1.txt");
}

}  // namespace codicil::cli
