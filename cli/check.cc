// codicil check: what is wrong with an edition.

#include "check/check.h"

#include <fmt/format.h>

#include "base/file_writer.h"
#include "check/report.h"
#include "cli/report_formats.h"
#include "output/all_kinds.h"
#include "output/check_report.h"

namespace codicil::cli {
namespace {

struct CheckOptions {
  CommonOptions common;
  std::vector<std::string> enable;
  std::vector<std::string> disable;
  std::string baseline;
  std::string write_baseline;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<CheckedEdition> kCheckFormats[] = {{{"text", "txt"}, WriteCheckText},
                                                          {"json", WriteCheckJson},
                                                          {"csv", CheckTable},
                                                          {{"ndjson", "jsonl"}, CheckTable},
                                                          {"sarif", WriteCheckSarif}};

KindSelection SelectKinds(const CheckOptions& options) {
  KindSelection kinds;
  for (const std::string& name : options.enable) kinds.Enable(*DiagnosticKindFromName(name));
  for (const std::string& name : options.disable) kinds.Disable(*DiagnosticKindFromName(name));
  return kinds;
}

// Returns false, after a call of Fail, if the baseline could not be used.
bool TakeOutBaseline(const std::string& path, CheckReport& report) {
  if (path.empty()) return true;
  const auto baseline = ReadOrFail(path);
  if (!baseline) return false;
  if (ApplyBaseline(*baseline, report)) return true;
  return Fail(fmt::format("{} is not a baseline of codicil check", path)) == kClean;
}

int StatusOf(const CheckReport& report) {
  int status = kClean;
  for (const Finding& finding : report.findings) {
    const Severity severity = finding.diagnostic.severity;
    status = std::max(status, severity == Severity::kError     ? kErrors
                              : severity == Severity::kWarning ? kFindings
                                                               : kNotes);
  }
  return status;
}

int WriteBaselineFile(const CheckOptions& options, const CheckReport& report) {
  if (const auto error = WriteFileWhole(options.write_baseline, WriteBaseline(report))) {
    return Fail(*error);
  }
  if (!options.common.quiet) {
    Tell(fmt::format("{}: {} known findings", options.write_baseline, report.findings.size()));
  }
  return kClean;
}

CheckReport Checked(const Edition& edition, const CheckOptions& options) {
  auto found = CheckEdition(edition, CrossReference(edition), ExtractVocabulary(edition));
  return MakeCheckReport(edition, std::move(found), SelectKinds(options));
}

int MakeBaseline(const CheckOptions& options) {
  Reading reading;
  if (ReadAndTell(options.common, OneEdition(options.common), Telling::kUnusable, &reading) ==
      kFailure)
    return kFailure;
  return WriteBaselineFile(options, Checked(reading.edition, options));
}

int Check(const CheckOptions& options) {
  const CommonOptions& common = options.common;
  if (!options.write_baseline.empty()) return MakeBaseline(options);
  // A log of SARIF is of one run.
  if (options.output.format == "sarif") OneEdition(common);
  const auto report_on = [&](const EditionFiles& files, const auto& write) {
    Reading reading;
    if (ReadAndTell(common, files, Telling::kUnusable, &reading) == kFailure) return kFailure;
    CheckReport report = Checked(reading.edition, options);
    if (!TakeOutBaseline(options.baseline, report)) return kFailure;
    write({reading.edition, report, common.quiet, CODICIL_VERSION});
    return StatusOf(report);
  };
  return PutReports(kCheckFormats, common, options.output, report_on);
}

void AddCheckOptions(CLI::App& command, CheckOptions& options) {
  AddFormatOptions(command, kCheckFormats, &options.output);
  std::vector<std::string> names;
  for (const DiagnosticKind kind : AllDiagnosticKinds()) names.emplace_back(kind.name);
  CLI::Validator kind = OneOf("finding kind", names);
  kind.description("");  // docs/check.md has them
  for (CLI::Option* option : {command.add_option("--enable", options.enable,
                                                 "Also report these kinds, separated by commas"),
                              command.add_option("--disable", options.disable,
                                                 "Do not report these kinds, separated by commas")})
    option->type_name("KIND")->delimiter(',')->allow_extra_args(false)->transform(kind);
  command.add_option("--baseline", options.baseline, "Do not report what this file lists")
      ->type_name("FILE");
  command.add_option("--write-baseline", options.write_baseline, "List all findings in this file")
      ->type_name("FILE");
}

}  // namespace

void AddCheck(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "check", "Find what is wrong with an edition", Check, status);
  AddCommonOptions(command, options.common);
  AddCheckOptions(command, options);
  command.footer("The kinds: docs/check.md\n\nExample:\n  codicil check corpus/emberfall/e1.txt");
}

}  // namespace codicil::cli
