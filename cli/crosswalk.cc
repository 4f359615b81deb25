// codicil crosswalk: which provision of one edition answers to which of another.

#include <fmt/format.h>
#include <unistd.h>

#include <memory>

#include "cli/common.h"
#include "output/crosswalk.h"
#include "output/file_writer.h"

namespace codicil::cli {
namespace {

struct CrosswalkOptions {
  CommonOptions common;  // files: the old edition, then the new one
  std::string form = "text";
  std::string out;
};

// Reads one of the two. kFailure where it could not be used; findings are `codicil check`'s to tell.
int ReadOne(const CommonOptions& common, const std::string& file, Edition* edition) {
  CommonOptions one = common;
  one.files = {file};
  if (!ReadFiles(one, edition)) return kFailure;
  if (StatusOf(*edition) != kFailure) return kClean;
  DiagnosticPrinter printer(*edition, StyleFor(common, STDERR_FILENO));
  fmt::print(stderr, "{}", printer.PrintAll());
  return kFailure;
}

std::string Write(const Edition& old_edition, const Edition& new_edition, const std::string& form) {
  const Concordance concordance =
      Align(old_edition, CrossReference(old_edition), new_edition, CrossReference(new_edition));
  if (form == "json") return WriteCrosswalkJson(old_edition, new_edition, concordance);
  if (form == "csv") return WriteCrosswalkCsv(old_edition, new_edition, concordance);
  return WriteCrosswalkText(old_edition, new_edition, concordance);
}

int Crosswalk(const CrosswalkOptions& options) {
  Edition old_edition, new_edition;
  if (options.common.files[0] == "-" && options.common.files[1] == "-") {
    return Fail("standard input can be read only once");
  }
  if (ReadOne(options.common, options.common.files[0], &old_edition) != kClean) return kFailure;
  if (ReadOne(options.common, options.common.files[1], &new_edition) != kClean) return kFailure;
  const std::string bytes = Write(old_edition, new_edition, options.form);
  if (options.out.empty() || options.out == "-") return PrintOut(bytes, kClean);
  if (const auto error = WriteFileWhole(options.out, bytes)) return Fail(*error);
  return kClean;
}

}  // namespace

void AddCrosswalk(CLI::App& app, int* status) {
  auto options = std::make_shared<CrosswalkOptions>();
  CLI::App* command = app.add_subcommand("crosswalk", "Tell which provision answers to which in another edition");
  AddCommonOptions(*command, options->common);
  command->get_option("FILE")
      ->expected(2)
      ->description("The old edition and the new one: a file each, of an RST set its index");
  command->add_option("--to", options->form, "The form to write")
      ->check(CLI::IsMember({"csv", "json", "text"}))
      ->capture_default_str();
  command->add_option("-o,--output", options->out, "Write to this file, whole or not at all")
      ->type_name("FILE");
  command->footer("Example:\n  codicil crosswalk corpus/emberfall/e2.txt corpus/emberfall/e3.txt --to csv");
  command->callback([options, status] { *status = Crosswalk(*options); });
}

}  // namespace codicil::cli
