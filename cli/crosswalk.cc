// codicil crosswalk: which provision of one edition corresponds to which of another.

#include "output/crosswalk.h"

#include "cli/report_formats.h"
#include "cli/two_editions.h"

namespace codicil::cli {
namespace {

struct CrosswalkOptions {
  CommonOptions common;  // files: the old edition, then the new one
  std::string overrides;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<EditionPair> kCrosswalkFormats[] = {{{"text", "txt"}, WriteCrosswalkText},
                                                           {"csv", CrosswalkTable},
                                                           {{"ndjson", "jsonl"}, CrosswalkTable},
                                                           {"json", WriteCrosswalkJson}};

int Crosswalk(const CrosswalkOptions& options) {
  TwoEditions two;
  if (ReadTwo(options.common, &two) != kClean ||
      AlignTwo(options.common, options.overrides, &two) != kClean)
    return kFailure;
  return PutReport(kCrosswalkFormats, two.Pair(), options.common, options.output, kClean);
}

}  // namespace

void AddCrosswalk(CLI::App& app, int* status) {
  const auto [command, options] = AddSubcommand(
      app, "crosswalk", "List which provision corresponds to which in another edition", Crosswalk,
      status);
  AddCommonOptions(command, options.common);
  TakeTwoEditions(command);
  AddFormatOptions(command, kCrosswalkFormats, &options.output);
  AddOverridesOption(command, &options.overrides);
  command.footer(
      "Example:\n  codicil crosswalk corpus/emberfall/e2.txt corpus/emberfall/e3.txt --to csv");
}

}  // namespace codicil::cli
