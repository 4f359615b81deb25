// codicil check: what is wrong with an edition.

#include "check/check.h"

#include <fmt/format.h>

#include "base/file_writer.h"
#include "check/fixes.h"
#include "check/ignores.h"
#include "cli/check_fix.h"
#include "cli/check_settings.h"
#include "cli/report_formats.h"
#include "cli/two_editions.h"
#include "output/all_kinds.h"
#include "output/check_against.h"
#include "output/check_report.h"

namespace codicil::cli {
namespace {

struct CheckOptions {
  CommonOptions common;
  std::vector<std::string> enable;
  std::vector<std::string> disable;
  std::vector<std::string> strict;
  std::string config;
  std::string against;
  std::string baseline;
  std::string write_baseline;
  bool fix = false;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<CheckedEdition> kCheckFormats[] = {
    {{"text", "txt"}, WriteCheckText}, {"json", WriteCheckJson},   {"csv", CheckTable},
    {{"ndjson", "jsonl"}, CheckTable}, {"sarif", WriteCheckSarif}, {"github", WriteCheckGithub}};

// One edition that is checked.
struct Checking {
  CheckSettings settings;
  bool has_settings = false;  // from a codicil.toml
  TwoEditions editions;       // the new one is checked; without --against there is no other
};

// What codicil.toml says, and, before that, the command line.
bool TakeSettings(const CheckOptions& options, const EditionFiles& files, Checking* checking) {
  CheckSettings& settings = checking->settings;
  if (!ReadSettings(options.common, options.config, files, &settings, &checking->has_settings))
    return false;
  for (const auto& name : options.enable) settings.kinds.Enable(*DiagnosticKindFromName(name));
  for (const auto& name : options.disable) settings.kinds.Disable(*DiagnosticKindFromName(name));
  for (const auto& name : options.strict) settings.strict.insert(*DiagnosticKindFromName(name));
  return true;
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
  const Status written = WriteFileWhole(options.write_baseline, WriteBaseline(report));
  if (!written.ok()) return Fail(written);
  if (!options.common.quiet) {
    Tell(fmt::format("{}: {} known findings", options.write_baseline, report.findings.size()));
  }
  return kClean;
}

CheckReport Checked(const Edition& edition, const CheckSettings& settings) {
  return MakeCheckReport(
      edition,
      CheckEdition(edition, CrossReference(edition), ExtractVocabulary(edition), settings.strict),
      settings.kinds);
}

bool Read(const CheckOptions& options, const EditionFiles& files, TwoEditions* editions) {
  if (!options.against.empty())
    return ReadTwo(options.common, {options.against}, files, editions) == kClean &&
           AlignTwo(options.common, "", editions) == kClean;
  Reading reading;
  if (ReadAndTell(options.common, files, Telling::kUnusable, &reading) == kFailure) return false;
  editions->new_edition = std::move(reading.edition);
  return true;
}

// Corrects the files, and reads them again.
bool Correct(const CheckOptions& options, const EditionFiles& files, Checking* checking) {
  if (files[0] == "-" || EditionOfCorpus(files[0]))
    return Fail("--fix is for files, not for standard input or an edition of a corpus") == kClean;
  Edition& edition = checking->editions.new_edition;
  CheckReport report = Checked(edition, checking->settings);
  ApplySettings(edition, checking->settings, AllDiagnosticKinds(), report);
  Reading reading{std::move(edition), InputStatus::kClean};
  const auto again = [&](const FileStore& store) {
    Reading fixed;
    ReadFiles(options.common, files, store, &fixed);
    return fixed;
  };
  const bool written = WriteFixes(FixesOf(reading.edition, report), again, &reading);
  edition = std::move(reading.edition);
  return written;
}

// Returns false after messages.
bool Report(const CheckOptions& options, const EditionFiles& files, Checking* checking,
            CheckReport* report) {
  if (!TakeSettings(options, files, checking) || !Read(options, files, &checking->editions) ||
      (options.fix && !Correct(options, files, checking)))
    return false;
  const CheckSettings& settings = checking->settings;
  const Edition& edition = checking->editions.new_edition;
  *report = Checked(edition, settings);
  if (!options.against.empty())
    AddBrokenNumbers(checking->editions.Pair(), settings.kinds, *report);
  ApplySettings(edition, settings, AllDiagnosticKinds(), *report);
  return TakeOutBaseline(options.baseline, *report);
}

int MakeBaseline(const CheckOptions& options) {
  Checking checking;
  CheckReport report;
  if (!Report(options, OneEdition(options.common), &checking, &report)) return kFailure;
  return WriteBaselineFile(options, report);
}

int Check(const CheckOptions& options) {
  const CommonOptions& common = options.common;
  if (options.fix && !options.against.empty())
    return Fail("--fix and --against cannot be used together");
  if (!options.write_baseline.empty()) return MakeBaseline(options);
  // A log of SARIF is of one run, and an old edition is that of one new one.
  if (options.output.format == "sarif" || !options.against.empty()) OneEdition(common);
  const auto report_on = [&](const EditionFiles& files, const auto& write) {
    Checking checking;
    CheckReport report;
    if (!Report(options, files, &checking, &report)) return kFailure;
    const bool first_run = !checking.has_settings && options.baseline.empty();
    write({checking.editions.new_edition, report, common.quiet, CODICIL_VERSION, first_run});
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
                                                 "Do not report these kinds, separated by commas"),
                              command.add_option("--strict", options.strict,
                                                 "Report these kinds even where most of the text "
                                                 "does so, separated by commas")})
    option->type_name("KIND")->delimiter(',')->allow_extra_args(false)->transform(kind);
  command
      .add_option("--against", options.against,
                  "Also report the numbers of this older edition that are broken: a file, or "
                  "CORPUS@ID")
      ->type_name("OLD");
  command
      .add_option("--config", options.config, "Read this file instead of the nearest codicil.toml")
      ->type_name("TOML");
  command.add_flag("--fix", options.fix,
                   "Correct in the files what can be corrected for certain, tell each correction, "
                   "and report the rest");
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
  command.footer(
      "The kinds: docs/check.md\n\nExample:\n  codicil check corpus/emberfall/e1.txt\n"
      "  codicil check corpus/emberfall/e3.txt --against corpus/emberfall/e2.txt");
}

}  // namespace codicil::cli
