// codicil crosswalk: which provision of one edition corresponds to which of another.

#include "output/crosswalk.h"

#include <memory>

#include "cli/two_editions.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct CrosswalkOptions {
  CommonOptions common;  // files: the old edition, then the new one
  std::string form = "text";
  std::string overrides;
  std::string out;
};

int Crosswalk(const CrosswalkOptions& options) {
  TwoEditions two;
  if (ReadTwo(options.common, &two) != kClean ||
      AlignTwo(options.common, options.overrides, &two) != kClean)
    return kFailure;
  const auto form = options.form == "json"  ? WriteCrosswalkJson
                    : options.form == "csv" ? WriteCrosswalkCsv
                                            : WriteCrosswalkText;
  const auto write = [&](ByteSink& out) {
    form(two.old_edition, two.new_edition, two.concordance, out);
  };
  return Put(options.out, write, kClean);
}

}  // namespace

void AddCrosswalk(CLI::App& app, int* status) {
  auto options = std::make_shared<CrosswalkOptions>();
  CLI::App* command = app.add_subcommand(
      "crosswalk", "List which provision corresponds to which in another edition");
  AddCommonOptions(*command, options->common);
  TakeTwoEditions(*command);
  AddFormOptions(*command, {{"text", "txt"}, "csv", "json"}, &options->form, &options->out);
  AddOverridesOption(*command, &options->overrides);
  command->footer(
      "Example:\n  codicil crosswalk corpus/emberfall/e2.txt corpus/emberfall/e3.txt --to csv");
  command->callback([options, status] { *status = Crosswalk(*options); });
}

}  // namespace codicil::cli
