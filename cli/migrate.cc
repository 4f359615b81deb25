// codicil migrate: carries rule numbers in other files from one edition to the next.

#include "migrate/migrate.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/file_writer.h"
#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/report_formats.h"
#include "cli/two_editions.h"
#include "corpus/by_lineage.h"
#include "corpus/cited_edition.h"
#include "migrate/kinds.h"
#include "output/migrate.h"
#include "text/budget.h"
#include "text/kinds.h"

namespace codicil::cli {
namespace {

struct CitedBy {
  std::string at;                     // a date or an id; empty: to be found from the texts
  std::vector<std::string> patterns;  // as of --pattern
};

int ReadEdition(const OpenedCorpus& corpus, uint32_t index, Edition* edition) {
  Reading reading;
  const std::string why = ReadEditionAgain(corpus, BudgetedFiles(), index, &reading);
  if (!why.empty()) return Fail(why);
  *edition = std::move(reading.edition);
  return kClean;
}

std::string CitationCount(size_t count) {
  return count == 1 ? "its only citation" : fmt::format("its {} citations", count);
}

using Contested = std::vector<std::vector<ContestedNumber>>;  // by text

// What a corpus says beside the two editions.
struct CorpusView {
  Concordance history;  // of the two editions, by their lineages
  Contested contested;
};

Contested ContestedOf(const Work& work, size_t texts, const CitedEditions& found) {
  Contested contested(texts);
  const CitedEdition& all = found.all;
  for (const ContestedCitation& citation : found.contested) {
    contested[citation.text].push_back(
        {citation.begin,
         fmt::format("it may be of edition {}, where it is another provision than in {}: of all "
                     "citations, {} fit the one and {} the other; name the edition with --at",
                     work.editions[citation.rival].id, work.editions[all.edition].id,
                     all.fits[citation.rival], all.fits[all.edition])});
  }
  return contested;
}

int FailMixed(const Work& work, const std::string& name, const CitedEdition& all,
              const CitedEdition& one) {
  return Fail(fmt::format(
      "the files cite different editions: of {} of {}, {} fit edition {} and {} edition {}, which "
      "all files together fit best; migrate it alone, or name the edition with --at",
      CitationCount(one.citations), name, one.fits[one.edition], work.editions[one.edition].id,
      one.fits[all.edition], work.editions[all.edition].id));
}

void TellFound(const Work& work, const CitedEdition& found) {
  const size_t newest = work.editions.size() - 1;
  if (found.citations == 0) return;
  Tell(fmt::format("edition {} is cited: {} of {} citations fit it, {} the newest, {}",
                   work.editions[found.edition].id, found.fits[found.edition], found.citations,
                   found.fits[newest], work.editions[newest].id));
}

// Finds the edition that the texts cite.
int FindCited(const CommonOptions& common, const Work& work, const CitedBy& cited,
              const Edition& newest, const Sources& texts, uint32_t* edition,
              Contested* contested) {
  CitedEditions found;
  const std::string error = FindCitedEdition(work, newest, cited.patterns, texts, &found);
  if (!error.empty()) return Fail("--pattern " + error);
  const CitedEdition& all = found.all;
  if (found.other_text)
    return FailMixed(work, texts.files[*found.other_text].text->name(), all, found.other);
  if (!common.quiet) TellFound(work, all);
  *edition = all.edition;
  *contested = ContestedOf(work, texts.files.size(), found);
  return kClean;
}

// Opens the corpus, and reads and aligns the newest edition and the one that the
// texts cite. Says on standard error which edition was found. Returns kFailure, with the figures,
// if it differs among the texts.
int ReadFromCorpus(const CommonOptions& common, const std::string& path, const CitedBy& cited,
                   const Sources& texts, TwoEditions* two, CorpusView* view) {
  OpenedCorpus corpus;
  if (OpenAndTell(common, path, &corpus) == kFailure) return kFailure;
  const Work& work = corpus.build.work;
  const auto newest = static_cast<uint32_t>(work.editions.size() - 1);
  uint32_t from = newest;
  if (ReadEdition(corpus, newest, &two->new_edition) != kClean) return kFailure;
  const int found = cited.at.empty() ? FindCited(common, work, cited, two->new_edition, texts,
                                                 &from, &view->contested)
                                     : FindEdition(work, cited.at, &from);
  if (found != kClean) return found;
  if (ReadEdition(corpus, from, &two->old_edition) != kClean) return kFailure;
  view->history = ConcordanceByLineage(work, from, newest);
  return AlignTwo(common, "", two);
}

struct MigrateCommand {
  CommonOptions common;  // files: the old edition and the new one, or a corpus; then the texts
  std::string at;
  std::vector<std::string> patterns;
  float min_confidence = 0.7f;
  std::string overrides;
  std::string report;  // its format, or empty
  bool force = false;
  bool check = false;
  bool dry_run = false;
};

// The path that all names of a file share; the name if there is no such file.
std::string RealPathOf(const std::string& file) {
  std::string ignored;
  return DiskFiles().RealPath(file, &ignored).value_or(file);
}

// Returns false after a call of Fail.
bool ReadTexts(const std::vector<std::string>& files, Sources* texts) {
  std::set<std::string> seen;
  for (const std::string& file : files) {
    if (!seen.insert(RealPathOf(file)).second) continue;  // the same file, named twice
    auto bytes = ReadOrFail(file);
    if (!bytes) return false;
    const SourceId id = texts->Add(file, std::move(*bytes));
    const auto& list = texts->diagnostics.list();
    if (std::ranges::any_of(list, [](const Diagnostic& d) { return d.kind == kind::kNotText; })) {
      Fail(fmt::format("{} is not text [not-text]", texts->text(id).name()));
      return false;
    }
    // Only the bytes of numbers are changed, so decoding problems elsewhere do not matter.
    texts->diagnostics.list().clear();
  }
  return true;
}

// Returns kFailure, after a message, if a text belongs to one of the editions: what it cites is
// that edition, whatever became of its numbers later.
int CheckNoEdition(const Sources& texts, const TwoEditions& two) {
  std::set<std::string> editions;
  for (const Edition* edition : {&two.old_edition, &two.new_edition})
    for (const Source& source : edition->sources().files)
      editions.insert(RealPathOf(source.text->name()));
  for (const Source& source : texts.files) {
    const std::string& name = source.text->name();
    if (editions.contains(RealPathOf(name)))
      return Fail(name + " is a file of one of the editions, so it is not migrated");
  }
  return kClean;
}

bool MigrateTexts(const MigrateCommand& command, Migrator& migrator, const Contested& contested,
                  Sources& texts, std::vector<MigratedFile>* migrated) {
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
  std::vector<FileChange> changes;
  for (const MigratedFile& text : texts) {
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
  TwoEditions two;
  Sources texts;
  if (!of_corpus && ReadTwo(command.common, names[0], names[1], &two) != kClean) return kFailure;
  if (!command.dry_run && !command.check) ClearTemporaries(files);
  if (!ReadTexts(files, &texts)) return kFailure;
  CorpusView view{{}, Contested(texts.files.size())};
  const int aligned = of_corpus ? ReadFromCorpus(command.common, first,
                                                 {command.at, command.patterns}, texts, &two, &view)
                                : AlignTwo(command.common, command.overrides, &two);
  if (aligned != kClean) return kFailure;
  if (!command.check && CheckNoEdition(texts, two) != kClean) return kFailure;
  Migrator migrator(two.old_edition, two.new_edition, of_corpus ? view.history : two.concordance,
                    command.min_confidence);
  if (of_corpus) migrator.CompareWith(two.concordance);
  for (const std::string& pattern : command.patterns) {
    const std::string error = migrator.AddPattern(pattern);
    if (!error.empty()) return Fail(fmt::format("--pattern {}: {}", pattern, error));
  }
  std::vector<MigratedFile> migrated;
  if (!MigrateTexts(command, migrator, view.contested, texts, &migrated)) return kFailure;
  const auto report = [&](bool written) {
    return PrintReport(command, {two.old_edition, two.new_edition, migrated, written});
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
  command
      .add_option("--pattern", options.patterns,
                  "Look for numbers that match this, not for those after a word like \"rule\"; the "
                  "first group is the number; may be given again")
      ->type_name("RE2")
      ->allow_extra_args(false);
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
