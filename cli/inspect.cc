// codicil inspect: what a file is, what is in it, and what is wrong with it.

#include "cli/report_formats.h"
#include "output/inspect_report.h"

namespace codicil::cli {
namespace {

struct InspectOptions {
  CommonOptions common;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<Inspected> kInspectFormats[] = {{{"text", "txt"}, WriteInspectText},
                                                       {"json", WriteInspectJson}};

int Inspect(const InspectOptions& options) {
  const auto report_on = [&](const EditionFiles& files, const auto& write) {
    Reading reading;
    if (!ReadFiles(options.common, files, &reading)) return kFailure;
    write({reading.edition, !options.common.quiet});
    return StatusOf(reading.status, reading.sources().diagnostics);
  };
  return PutReports(kInspectFormats, options.common, options.output, report_on);
}

}  // namespace

void AddInspect(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "inspect", "Describe what is in the files of an edition", Inspect, status);
  AddCommonOptions(command, options.common);
  AddFormatOptions(command, kInspectFormats, &options.output);
  command.footer("Example:\n  codicil inspect corpus/emberfall/e1.txt");
}

}  // namespace codicil::cli
