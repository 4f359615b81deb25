// codicil migrate: carries rule numbers in other files from one edition to the next.

#include "migrate/migrate.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <set>

#include "base/file_writer.h"
#include "cli/limits.h"
#include "cli/two_editions.h"
#include "cli/usage.h"
#include "migrate/kinds.h"
#include "output/migrate.h"
#include "output/unified_patch.h"
#include "text/budget.h"
#include "text/kinds.h"

namespace codicil::cli {
namespace {

struct MigrateCommand {
  CommonOptions common;  // files: the old edition, the new one, then the texts
  std::vector<std::string> patterns;
  float min_confidence = 0.7f;
  std::string overrides;
  std::string report;  // "json" or empty
  bool force = false;
  bool check = false;
  bool dry_run = false;
};

// A text before and after.
struct MigratedText {
  const SourceText* source = nullptr;
  std::string bytes;
  Migration migration;
};

// Returns false after a call of Fail.
bool ReadTexts(const std::vector<std::string>& files, Sources* texts) {
  const BudgetedFiles disk;
  std::set<std::string> seen;
  for (const std::string& file : files) {
    std::string error;
    const auto real = disk.RealPath(file, &error);
    if (real && !seen.insert(*real).second) continue;  // the same file, named twice
    auto bytes = disk.Read(file, &error);
    if (!bytes) {
      Fail(error);
      return false;
    }
    const SourceId id = texts->Add(file, std::move(*bytes));
    const auto& list = texts->diagnostics.list();
    if (std::any_of(list.begin(), list.end(),
                    [](const Diagnostic& d) { return d.kind == kind::kNotText; })) {
      Fail(fmt::format("{} is not text [not-text]", texts->text(id).name()));
      return false;
    }
    // Only the bytes of numbers are changed, so decoding problems elsewhere do not matter.
    texts->diagnostics.list().clear();
  }
  return true;
}

bool MigrateTexts(Migrator& migrator, Sources& texts, std::vector<MigratedText>* migrated) {
  for (const Source& source : texts.files) {
    MigratedText text{source.text.get(), {}, migrator.Migrate(*source.text, texts.diagnostics)};
    auto bytes = BytesWith(text.migration.edits, *text.source);
    if (!bytes) {
      Fail(fmt::format("cannot write numbers in the encoding {} of {}", text.source->encoding(),
                       text.source->name()));
      return false;
    }
    text.bytes = std::move(*bytes);
    migrated->push_back(std::move(text));
  }
  return true;
}

int PrintPatch(const std::vector<MigratedText>& texts) {
  std::string patch;
  for (const MigratedText& text : texts) {
    patch += UnifiedPatch(text.source->name(), text.source->bytes(), text.bytes);
  }
  return Put({}, patch, kClean);
}

bool IsRefused(const MigrateCommand& command, const MigratedText& text) {
  return !command.force && text.migration.fit.FitsNewBetter();
}

// Reports the files that fit the new edition better than the old one. Returns kFailure if there are
// any.
int Refuse(const MigrateCommand& command, Sources& texts,
           const std::vector<MigratedText>& migrated) {
  texts.diagnostics.list().clear();
  for (const MigratedText& text : migrated) {
    if (!IsRefused(command, text)) continue;
    const EditionFit& fit = text.migration.fit;
    texts.diagnostics.Report(
        kind::kFitsNewEdition, Severity::kError,
        fmt::format("of its {} citations, the old edition fits {}, the new one {}, and only the "
                    "new one {}: it "
                    "may have been migrated before, so no file is written; --force writes anyway",
                    fit.citations, fit.of_old, fit.of_new, fit.new_alone),
        Span{text.source->id(), fit.first_new_begin, fit.first_new_end});
  }
  PrintAll(command.common, texts);
  return kFailure;
}

// For --report: prints what was done, or would be.
int PrintReport(const MigrateCommand& command, const Edition& old_edition,
                const Edition& new_edition, const std::vector<MigratedText>& texts, bool written) {
  if (command.report.empty()) return kClean;
  std::vector<MigratedFile> files;
  for (const MigratedText& text : texts)
    files.push_back({text.source, &text.migration, IsRefused(command, text)});
  const auto write = [&](ByteSink& out) {
    WriteMigrateJson(old_edition, new_edition, files, written, out);
  };
  return Put({}, write, kClean);
}

// Writes all files or none, and prints at once what was done to each.
int WriteFiles(const std::vector<MigratedText>& texts, bool quiet) {
  std::vector<FileChange> changes;
  for (const MigratedText& text : texts) {
    if (text.migration.edits.empty()) continue;
    changes.push_back({text.source->name(), text.source->bytes(), text.bytes});
  }
  const std::vector<FileOutcome> outcomes = WriteFilesWhole(changes);
  int status = kClean;
  for (const FileOutcome& outcome : outcomes) {
    if (!outcome.error.empty()) status = Fail(outcome.error);
  }
  if (quiet && status == kClean) return kClean;
  for (size_t i = 0; i < outcomes.size(); ++i) {
    Tell(
        fmt::format("{}: {}", changes[i].path, outcomes[i].written ? "written" : "left as it was"));
  }
  return status;
}

void PrintMessages(const MigrateCommand& command, const Sources& texts,
                   const std::vector<MigratedText>& migrated) {
  DiagnosticPrinter printer(texts, StyleFor(command.common, STDERR_FILENO));
  for (const Diagnostic& diagnostic : texts.diagnostics.list()) {
    const bool done = diagnostic.kind == kind::kRenumberedCitation && !command.check;
    if (!done) fmt::print(stderr, "{}", printer.Print(diagnostic));
  }
  Migration sum;
  for (const MigratedText& text : migrated) {
    sum.cited += text.migration.cited;
    sum.rewritten += text.migration.rewritten;
    sum.left += text.migration.left;
    sum.doubtful += text.migration.doubtful;
  }
  const std::string doubtful =
      sum.doubtful > 0 ? fmt::format("; {} more doubtful", sum.doubtful) : "";
  fmt::print(stderr, "{} cited: {} {}, {} to look at, {} unchanged{}\n", sum.cited, sum.rewritten,
             command.check || command.dry_run ? "to rewrite" : "rewritten", sum.left,
             sum.cited - sum.rewritten - sum.left, doubtful);
}

int StatusFor(const MigrateCommand& command, const std::vector<MigratedText>& texts) {
  const bool finding = std::any_of(texts.begin(), texts.end(), [&](const MigratedText& text) {
    const Migration& migration = text.migration;
    return migration.left + migration.doubtful > 0 || (command.check && migration.rewritten > 0);
  });
  return finding ? kFindings : kClean;
}

int CheckArguments(const MigrateCommand& command, const std::vector<std::string>& files) {
  if (command.check && command.dry_run)
    return Fail("--check and --dry-run cannot be used together");
  if (command.dry_run && !command.report.empty()) {
    return Fail("--dry-run and --report cannot be used together: both write to standard output");
  }
  const bool piped = std::find(files.begin(), files.end(), "-") != files.end();
  if (piped && !command.check) {
    return Fail("standard input cannot be written back: use it only with --check");
  }
  const auto& all = command.common.files;
  if (std::count(all.begin(), all.end(), "-") > 1) {
    return Fail("standard input can be read only once");
  }
  return kClean;
}

// Everything is read before anything is written.
int Migrate(const MigrateCommand& command) {
  const std::vector<std::string> files(command.common.files.begin() + 2,
                                       command.common.files.end());
  if (CheckArguments(command, files) != kClean) return kFailure;
  Edition old_edition, new_edition;
  Sources texts;
  if (ReadTwo(command.common, &old_edition, &new_edition) != kClean) return kFailure;
  if (!command.dry_run && !command.check) ClearTemporaries(files);
  if (!ReadTexts(files, &texts)) return kFailure;
  Concordance concordance;
  if (AlignTwo(command.common, command.overrides, old_edition, CrossReference(old_edition),
               new_edition, CrossReference(new_edition), &concordance) != kClean) {
    return kFailure;
  }
  Migrator migrator(old_edition, new_edition, concordance, command.min_confidence);
  for (const std::string& pattern : command.patterns) {
    const std::string error = migrator.AddPattern(pattern);
    if (!error.empty()) return Fail(fmt::format("--pattern {}: {}", pattern, error));
  }
  std::vector<MigratedText> migrated;
  if (!MigrateTexts(migrator, texts, &migrated)) return kFailure;
  const auto report = [&](bool written) {
    return PrintReport(command, old_edition, new_edition, migrated, written);
  };
  if (std::any_of(migrated.begin(), migrated.end(),
                  [&](const MigratedText& text) { return IsRefused(command, text); })) {
    report(false);
    return Refuse(command, texts, migrated);
  }
  LimitKinds(texts.diagnostics.list());
  int written = kClean;
  if (command.dry_run) written = PrintPatch(migrated);
  if (!command.dry_run && !command.check) written = WriteFiles(migrated, command.common.quiet);
  if (written == kClean) written = report(!command.check && !command.dry_run);
  if (written != kClean) return written;
  if (!command.common.quiet) PrintMessages(command, texts, migrated);
  return StatusFor(command, migrated);
}

}  // namespace

void AddMigrate(CLI::App& app, int* status) {
  auto options = std::make_shared<MigrateCommand>();
  CLI::App* command =
      app.add_subcommand("migrate", "Update rule numbers in other files to a new edition");
  AddCommonOptions(*command, options->common);
  command->get_option("FILE")
      ->expected(3, CLI::detail::expected_max_vector_size)
      ->description("The old edition, the new one, and the files that cite the old one");
  command
      ->add_option(
          "--pattern", options->patterns,
          "Look for numbers that match this, not for those after a word like \"rule\"; the "
          "first group is the number; may be given again")
      ->type_name("RE2")
      ->allow_extra_args(false);
  command
      ->add_option("--min-confidence", options->min_confidence,
                   "Do not change numbers whose provisions were matched with less confidence")
      ->type_name("0..1")
      ->check(CLI::Range(0.0f, 1.0f).description(""))
      ->capture_default_str();
  command
      ->add_option("--overrides", options->overrides,
                   "Pairs of provisions settled by hand: docs/diff.md")
      ->type_name("TOML");
  command->add_option("--report", options->report, "Print every citation and what was done with it")
      ->type_name("FORM")
      ->transform(OneOf("form", {"json"}));
  command->add_flag("--force", options->force,
                    "Also rewrite files that fit the new edition better than the old one");
  command->add_flag("--check", options->check, "Write nothing; report what would be rewritten");
  command->add_flag("--dry-run", options->dry_run, "Write nothing; print a patch");
  command->footer(
      "Example:\n  codicil migrate corpus/emberfall/e2.txt corpus/emberfall/e3.txt README.md "
      "--check\n\nA file whose citations fit the new edition better is refused, and nothing is "
      "written.\n\n"
      "Exit status: 0 clean; 1 something needs attention or, with --check, would be rewritten; 2 "
      "usage or I/O.");
  command->callback([options, status] { *status = Migrate(*options); });
}

}  // namespace codicil::cli
