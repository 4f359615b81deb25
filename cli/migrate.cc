// codicil migrate: carries rule numbers in other files from one edition to the next.

#include "migrate/migrate.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/file_writer.h"
#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/other_texts.h"
#include "cli/report_formats.h"
#include "cli/two_editions.h"
#include "codicil/migration.h"
#include "diff/confidence.h"
#include "migrate/kinds.h"
#include "output/migrate.h"
#include "text/budget.h"

namespace codicil::cli {
namespace {

// The editions that the texts are carried between: two that were named, or of a corpus the one that
// they cite and the newest.
struct Editions {
  TwoEditions two;
  std::unique_ptr<OpenWork> open;
  std::optional<MigrationPlan> plan;
  BudgetedFiles files;

  const Edition& was() const { return plan ? plan->was->edition() : two.old_edition; }
  const Edition& is() const { return plan ? plan->is->edition() : two.new_edition; }
  const Concordance& concordance() const { return plan ? plan->history : two.concordance; }
};

void TellFound(const Work& work, const CitedEdition& found) {
  const size_t newest = work.editions.size() - 1;
  if (found.citations == 0) return;
  Tell(fmt::format("edition {} is cited: {} of {} citations fit it, {} the newest, {}",
                   work.editions[found.edition].id, found.fits[found.edition], found.citations,
                   found.fits[newest], work.editions[newest].id));
}

struct MigrateCommand {
  CommonOptions common;  // files: the old edition and the new one, or a corpus; then the texts
  std::string at;
  std::vector<std::string> patterns;
  float min_confidence = kFollowed;
  std::string overrides;
  std::string report;  // its format, or empty
  bool force = false;
  bool check = false;
  bool dry_run = false;
};

// Opens the corpus, and finds the edition that the texts cite unless it was named. Says on standard
// error which one was found. Returns kFailure, with the figures, if it differs among the texts.
int ReadFromCorpus(const MigrateCommand& command, const std::string& path, const Sources& texts,
                   Editions* carried) {
  OpenedCorpus corpus;
  if (OpenAndTell(command.common, path, &corpus) == kFailure) return kFailure;
  carried->open = std::make_unique<OpenWork>(path, std::move(corpus), carried->files);
  auto plan = PlanMigration(*carried->open, texts, command.at, command.patterns);
  if (!plan) return Fail(plan.failure());
  carried->plan = std::move(*plan);
  if (command.at.empty() && !command.common.quiet)
    TellFound(carried->open->work(), carried->plan->found);
  return kClean;
}

// Returns kFailure, after a message, if a text belongs to one of the editions: what it cites is
// that edition, whatever became of its numbers later.
int CheckNoEdition(const Sources& texts, const Editions& carried) {
  std::set<std::string> editions;
  for (const Edition* edition : {&carried.was(), &carried.is()})
    for (const Source& source : edition->sources().files)
      editions.insert(RealPathOf(source.text->name()));
  for (const Source& source : texts.files) {
    const std::string& name = source.text->name();
    if (editions.contains(RealPathOf(name)))
      return Fail(name + " is a file of one of the editions, so it is not migrated");
  }
  return kClean;
}

bool MigrateTexts(const MigrateCommand& command, Migrator& migrator,
                  const ContestedNumbers& contested, Sources& texts,
                  std::vector<MigratedFile>* migrated) {
  for (const Source& source : texts.files) {
    MigratedFile text;
    text.source = source.text.get();
    text.migration = migrator.Migrate(*source.text, texts.diagnostics, contested[migrated->size()]);
    text.refused = !command.force && text.migration.fit.FitsNewBetter();
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

int PrintPatch(const std::vector<MigratedFile>& texts) {
  std::string patch;
  for (const MigratedFile& text : texts) {
    patch += UnifiedPatch(text.source->name(), text.source->bytes(), text.bytes);
  }
  return Put({}, patch, kClean);
}

// Reports the files that fit the new edition better than the old one. Returns kFailure if there are
// any.
int Refuse(const MigrateCommand& command, Sources& texts,
           const std::vector<MigratedFile>& migrated) {
  texts.diagnostics.list().clear();
  for (const MigratedFile& text : migrated) {
    if (!text.refused) continue;
    const EditionFit& fit = text.migration.fit;
    texts.diagnostics.Report(
        kind::kFitsNewEdition, Severity::kError,
        fmt::format("of its {} citations, the old edition fits {}, the new one {}, and only the "
                    "new one {}: it "
                    "may have been migrated before, so no file is written; --force writes anyway",
                    fit.citations, fit.of_old, fit.of_new, fit.new_alone),
        Span{text.source->id(), fit.first_new_begin, fit.first_new_end});
  }
  Print(command.common, texts, texts.diagnostics.list());
  return kFailure;
}

constexpr ReportFormat<MigrateReport> kReportFormats[] = {
    {"json", WriteMigrateJson}, {"csv", MigrateTable}, {{"ndjson", "jsonl"}, MigrateTable}};

// For --report: prints what was done, or would be.
int PrintReport(const MigrateCommand& command, const MigrateReport& report) {
  if (command.report.empty()) return kClean;
  return PutReport(kReportFormats, report, command.common, {command.report, {}}, kClean);
}

// Writes all files or none, and prints at once what was done to each.
int WriteFiles(const std::vector<MigratedFile>& texts, bool quiet) {
  WholeFiles files;
  for (const MigratedFile& text : texts) {
    if (!text.migration.edits.empty())
      files.Add(text.source->name(), text.source->bytes(), Bytes(text.bytes));
  }
  int status = kClean;
  for (const FileOutcome& outcome : files.Write()) {
    if (!outcome.status.ok()) status = Fail(outcome.status);
  }
  if (quiet && status == kClean) return kClean;
  for (const FileOutcome& outcome : files.outcomes())
    Tell(fmt::format("{}: {}", outcome.path, outcome.written ? "written" : "left as it was"));
  return status;
}

void PrintMessages(const MigrateCommand& command, const Sources& texts,
                   const std::vector<MigratedFile>& migrated) {
  std::vector<Diagnostic> list = texts.diagnostics.list();
  if (!command.check)
    std::erase_if(list, [](const Diagnostic& d) { return d.kind == kind::kRenumberedCitation; });
  Print(command.common, texts, list);
  Migration sum;
  size_t reused = 0;
  for (const MigratedFile& text : migrated) {
    sum.cited += text.migration.cited;
    sum.rewritten += text.migration.rewritten;
    sum.left += text.migration.left;
    sum.doubtful += text.migration.doubtful;
    reused += text.migration.reused;
  }
  const std::string doubtful =
      sum.doubtful > 0 ? fmt::format("; {} more doubtful", sum.doubtful) : "";
  const std::string real =
      reused > 0 ? fmt::format("; {} with a number that another provision has now", reused) : "";
  Tell(fmt::format("{} cited: {} {}, {} to look at, {} unchanged{}{}", sum.cited, sum.rewritten,
                   command.check || command.dry_run ? "to rewrite" : "rewritten", sum.left,
                   sum.cited - sum.rewritten - sum.left, doubtful, real));
}

int StatusFor(const MigrateCommand& command, const std::vector<MigratedFile>& texts) {
  const bool finding = std::ranges::any_of(texts, [&](const MigratedFile& text) {
    const Migration& migration = text.migration;
    return migration.left + migration.doubtful > 0 || (command.check && migration.rewritten > 0);
  });
  return finding ? kFindings : kClean;
}

int CheckForm(const MigrateCommand& command, bool of_corpus, size_t names) {
  if (of_corpus && !command.overrides.empty())
    return Fail("--overrides is for two editions: those of a corpus are named in its corpus.toml");
  if (!of_corpus && !command.at.empty())
    return Fail("--at is for a corpus: OLD is the edition that the files cite");
  if (!of_corpus && names < 3)
    return Fail("name the old edition, the new one and the files, or a corpus and the files");
  return kClean;
}

int CheckArguments(const MigrateCommand& command, const std::vector<std::string>& files) {
  if (command.check && command.dry_run)
    return Fail("--check and --dry-run cannot be used together");
  if (command.dry_run && !command.report.empty()) {
    return Fail("--dry-run and --report cannot be used together: both write to standard output");
  }
  const bool piped = std::ranges::find(files, "-") != files.end();
  if (piped && !command.check) {
    return Fail("standard input cannot be written back: use it only with --check");
  }
  return kClean;
}

// Everything is read before anything is written.
int Migrate(const MigrateCommand& command) {
  const std::vector<EditionFiles> names = EditionsOf(command.common, 2, kAnyNumber);
  const std::string& first = names[0].front();
  const bool of_corpus = names[0].size() == 1 && IsCorpus(first);
  if (CheckForm(command, of_corpus, names.size()) != kClean) return kFailure;
  std::vector<std::string> files;
  for (size_t i = of_corpus ? 1 : 2; i < names.size(); ++i)
    files.insert(files.end(), names[i].begin(), names[i].end());
  if (CheckArguments(command, files) != kClean) return kFailure;
  Editions carried;
  TwoEditions& two = carried.two;
  Sources texts;
  if (!of_corpus && ReadTwo(command.common, names[0], names[1], &two) != kClean) return kFailure;
  if (!command.dry_run && !command.check) ClearTemporaries(files);
  if (!ReadTexts(files, &texts)) return kFailure;
  const int aligned = of_corpus ? ReadFromCorpus(command, first, texts, &carried)
                                : AlignTwo(command.common, command.overrides, &two);
  if (aligned != kClean) return kFailure;
  if (!command.check && CheckNoEdition(texts, carried) != kClean) return kFailure;
  Migrator migrator(carried.was(), carried.is(), carried.concordance(), command.min_confidence);
  if (of_corpus) migrator.CompareWith(carried.plan->direct);
  for (const std::string& pattern : command.patterns) {
    if (const Status added = migrator.AddPattern(pattern); !added.ok()) return Fail(added);
  }
  std::vector<MigratedFile> migrated;
  const ContestedNumbers contested =
      of_corpus ? carried.plan->contested : ContestedNumbers(texts.files.size());
  if (!MigrateTexts(command, migrator, contested, texts, &migrated)) return kFailure;
  const auto report = [&](bool written) {
    return PrintReport(command, {carried.was(), carried.is(), migrated, written});
  };
  if (std::ranges::any_of(migrated, [](const MigratedFile& text) { return text.refused; })) {
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

// Which numbers are citations, of what, and which of them are changed.
void AddCitationOptions(CLI::App& command, MigrateCommand& options) {
  AddPatternOption(command, options.patterns);
  command
      .add_option("--min-confidence", options.min_confidence,
                  "Do not change numbers whose provisions were matched with less confidence")
      ->type_name("0..1")
      ->transform(Fraction())
      ->capture_default_str();
  command
      .add_option("--at", options.at,
                  "Of a corpus: the files cite the edition in force at that date, or with that "
                  "id; otherwise it is found from them")
      ->type_name("DATE");
  AddOverridesOption(command, &options.overrides);
}

}  // namespace

void AddMigrate(CLI::App& app, int* status) {
  const auto [command, options] = AddSubcommand(
      app, "migrate", "Update rule numbers in other files to a new edition", Migrate, status);
  AddCommonOptions(command, options.common);
  command.get_option("FILE")->description(
      "The old edition and the new one, or a corpus; then the files that cite the old one");
  AddCitationOptions(command, options);
  command.add_option("--report", options.report, "Print every citation and what was done with it")
      ->type_name("FORM")
      ->transform(OneOf("format", {"json", "csv", "ndjson"}));
  std::string* report = &options.report;
  command.add_flag_callback(
      "--json", [report] { *report = "json"; }, "The same as --report json");
  command.add_flag("--force", options.force,
                   "Also rewrite files that fit the new edition better than the old one");
  command.add_flag("--check", options.check, "Write nothing; report what would be rewritten");
  command.add_flag("--dry-run", options.dry_run, "Write nothing; print a patch");
  command.footer(
      "Example:\n  codicil migrate corpus/emberfall/e2.txt corpus/emberfall/e3.txt README.md "
      "--check\n  codicil migrate corpus/emberfall README.md --check\n\nA file whose citations fit "
      "the new edition better is refused, and nothing is "
      "written.\n\n"
      "Exit status: 0 clean; 1 something needs attention or, with --check, would be rewritten; 2 "
      "usage or I/O.");
}

}  // namespace codicil::cli
