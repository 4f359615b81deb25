// codicil convert: an edition in another format.

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/batch.h"
#include "cli/common.h"
#include "cli/usage.h"
#include "corpus/builder.h"
#include "output/formats.h"
#include "output/writer.h"
#include "rules/number_census.h"

namespace codicil::cli {
namespace {

struct ConvertOptions {
  CommonOptions common;
  OutputOptions output;
  BatchOptions batch;
  std::string layout = "canonical";  // of plain text
  std::string newline = "lf";
  bool byte_order_mark = false;

  TextLayout text() const { return {layout == "published", newline == "crlf", byte_order_mark}; }
};

const OutputFormatInfo& FormatNamed(std::string_view name) {
  return *std::ranges::find_if(kOutputFormats,
                               [&](const OutputFormatInfo& format) { return format.name == name; });
}

bool IsText(const ConvertOptions& options) {
  return options.output.format == InfoOf(OutputFormat::kText).name;
}

// Returns kFailure in its status if the edition cannot be read or the file not be written.
BatchOutcome ConvertOne(const ConvertOptions& options, const EditionFiles& files,
                        const std::string& out) {
  Reading reading;
  BatchOutcome outcome;
  outcome.status = ReadAndTell(options.common, files, Telling::kAll, &reading);
  const Edition& edition = reading.edition;
  const Diagnostics& found = edition.sources().diagnostics;
  outcome.findings = found.Count(Severity::kError) + found.Count(Severity::kWarning);
  if (outcome.status == kFailure) return outcome;
  const OutputFormatInfo& format = FormatNamed(options.output.format);
  if (format.holds)
    outcome.status =
        std::max(outcome.status, TellUnwritable(options.common, edition, *format.holds));
  const auto write = [&](ByteSink& sink) {
    IsText(options) ? WriteTextAs(edition, options.text(), sink) : format.write(edition, sink);
  };
  outcome.status = Put(out, write, outcome.status);
  outcome.provisions = edition.provisions.size();
  outcome.files = edition.sources().files.size();
  outcome.warnings = CountWarnings(found);
  for (SourceId id = 0; id < edition.sources().files.size(); ++id)
    outcome.unread += CountNumbers(edition, id).unread.size();
  return outcome;
}

int Convert(const ConvertOptions& options) {
  const BatchOptions& batch = options.batch;
  if (!options.text().is_canonical() && !IsText(options))
    return Fail("--layout, --newline and --bom are for --to text");
  if (batch.folder.empty()) {
    for (const auto& [option, value] : {std::pair("--files-from", &batch.files_from),
                                        {"--name", &batch.name},
                                        {"--shard", &batch.shard},
                                        {"--manifest", &batch.manifest},
                                        {"--skip-done", &batch.skip_done}})
      if (!value->empty()) return Fail(fmt::format("{} needs --out-dir", option));
    return ConvertOne(options, OneEdition(options.common), options.output.out).status;
  }
  if (!options.output.out.empty()) return Fail("--out-dir and -o cannot be used together");
  const auto step = [&](const EditionFiles& files, const std::string& out) {
    return ConvertOne(options, files, out);
  };
  return RunBatch(options.common, batch, options.output.format, step);
}

void AddTextOptions(CLI::App& command, ConvertOptions& options) {
  command
      .add_option("--layout", options.layout,
                  "Of plain text: canonical, or as game rules are published")
      ->type_name("LAYOUT")
      ->transform(OneOf("layout", {"canonical", "published"}))
      ->capture_default_str();
  command.add_option("--newline", options.newline, "What ends a line of plain text")
      ->type_name("END")
      ->transform(OneOf("line end", {"lf", "crlf"}))
      ->capture_default_str();
  command.add_flag("--bom", options.byte_order_mark, "Begin plain text with a byte order mark");
}

}  // namespace

void AddConvert(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "convert", "Write an edition in another format", Convert, status);
  AddCommonOptions(command, options.common);
  std::vector<FormatName> names;
  names.reserve(kOutputFormats.size());
  for (const OutputFormatInfo& format : kOutputFormats)
    names.emplace_back(format.name, format.also);
  AddFormatOptions(command, names, &options.output);
  AddTextOptions(command, options);
  AddBatchOptions(command, &options.batch);
  command.footer(
      "Example:\n  codicil convert corpus/emberfall/e1.txt --to json -o e1.json\n"
      "  codicil convert corpus/emberfall/e*.txt --to json --out-dir editions");
}

}  // namespace codicil::cli
