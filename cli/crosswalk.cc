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
  Edition old_edition, new_edition;
  if (ReadTwo(options.common, &old_edition, &new_edition) != kClean) return kFailure;
  Concordance concordance;
  if (AlignTwo(options.common, options.overrides, old_edition, CrossReference(old_edition),
               new_edition, CrossReference(new_edition), &concordance) != kClean) {
    return kFailure;
  }
  const auto form = options.form == "json"  ? WriteCrosswalkJson
                    : options.form == "csv" ? WriteCrosswalkCsv
                                            : WriteCrosswalkText;
  const auto write = [&](ByteSink& out) { form(old_edition, new_edition, concordance, out); };
  return Put(options.out, write, kClean);
}

}  // namespace

void AddCrosswalk(CLI::App& app, int* status) {
  auto options = std::make_shared<CrosswalkOptions>();
  CLI::App* command = app.add_subcommand(
      "crosswalk", "List which provision corresponds to which in another edition");
  AddCommonOptions(*command, options->common);
  command->get_option("FILE")->expected(2)->description(
      "The old edition and the new one, one file each; for an RST set, its index");
  AddFormOptions(*command, {{"text", "txt"}, "csv", "json"}, &options->form, &options->out);
  command
      ->add_option("--overrides", options->overrides,
                   "Pairs of provisions settled by hand: docs/diff.md")
      ->type_name("TOML");
  command->footer(
      "Example:\n  codicil crosswalk corpus/emberfall/e2.txt corpus/emberfall/e3.txt --to csv");
  command->callback([options, status] { *status = Crosswalk(*options); });
}

}  // namespace codicil::cli
