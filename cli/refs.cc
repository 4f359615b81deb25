// codicil refs: what the provisions of an edition say about each other.

#include "output/refs.h"

#include <algorithm>

#include "cli/report_formats.h"

namespace codicil::cli {
namespace {

struct RefsOptions {
  CommonOptions common;
  std::string of;
  bool terms = false;
  OutputOptions output{"json", {}};
};

constexpr ReportFormat<RefsReport> kRefsFormats[] = {
    {"json", WriteRefsJson}, {"csv", WriteRefsCsv}, {{"dot", "gv"}, WriteRefsDot}};

int PutRefsOf(const RefsReport& report, const RefsOptions& options, int status) {
  Matches found;
  if (Find(report.edition, options.of, &found) != kClean) return kFailure;
  const auto write = [&](ByteSink& out) { WriteRefsOf(report, found, out); };
  return Put(options.output.out, write, status);
}

int Refs(const RefsOptions& options) {
  Reading reading;
  int status = ReadAndTell(options.common, options.common.files, Telling::kAll, &reading);
  const Edition& edition = reading.edition;
  if (status == kFailure) return status;
  const CrossReferences references = CrossReference(edition);
  const auto limit = RangesNotListed(edition, references);
  status = std::max(status, TellLimit(options.common, edition.sources(), limit));
  const RefsReport report{edition, references, options.terms};
  if (!options.of.empty()) return PutRefsOf(report, options, status);
  return PutReport(kRefsFormats, report, options.common, options.output, status);
}

}  // namespace

void AddRefs(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "refs", "List which provision cites which", Refs, status);
  AddCommonOptions(command, options.common);
  CLI::Option* format = AddFormatOptions(command, kRefsFormats, &options.output);
  command
      .add_option("--of", options.of,
                  "List only what this provision or term cites and what cites it")
      ->type_name("NUM|TERM")
      ->excludes(format);
  command.add_flag("--terms", options.terms,
                   "With JSON, also list where glossary terms are used and defined");
  command.footer("Example:\n  codicil refs corpus/emberfall/e1.txt --of 203.3");
}

}  // namespace codicil::cli
