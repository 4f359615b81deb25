// codicil verify: holds the citations and quotations of other files against a work.

#include "output/verify.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/file_writer.h"
#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/other_texts.h"
#include "cli/report_formats.h"
#include "codicil/open_work.h"
#include "text/budget.h"

namespace codicil::cli {
namespace {

struct VerifyOptions {
  CommonOptions common;  // files: the corpus
  std::vector<std::string> texts;
  std::string at;
  std::vector<std::string> patterns;
  std::string lock;
  std::string write_lock;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<VerifyReport> kVerifyFormats[] = {
    {{"text", "txt"}, WriteVerifyText}, {"json", WriteVerifyJson},   {"csv", VerifyTable},
    {{"ndjson", "jsonl"}, VerifyTable}, {"sarif", WriteVerifySarif}, {"github", WriteVerifyGithub}};

// Returns false, after messages, if the lock file could not be used.
bool ReadLockFile(const VerifyOptions& options, const Work& work, uint32_t edition,
                  const std::vector<Verification>& verified, Sources* texts,
                  std::vector<StaleCitation>* stale) {
  auto bytes = ReadOrFail(options.lock);
  if (!bytes) return false;
  Sources lock;
  lock.Add(options.lock, std::move(*bytes));
  const auto locked = ReadLock(lock.text(0), lock.diagnostics);
  if (lock.diagnostics.Count(Severity::kError) > 0) {
    Print(options.common, lock, lock.diagnostics.list());
    return false;
  }
  *stale = StaleIn(work, edition, locked);
  for (size_t i = 0; i < verified.size(); ++i)
    ReportStale(*stale, verified[i], static_cast<SourceId>(i), texts->diagnostics);
  return true;
}

int WriteLockFile(const VerifyOptions& options, const Work& work, uint32_t edition,
                  const std::vector<Verification>& verified) {
  std::vector<const Verification*> all;
  for (const Verification& one : verified) all.push_back(&one);
  const auto locked = LockOf(work, edition, all);
  if (const Status written = WriteFileWhole(options.write_lock, WriteLock(locked)); !written.ok())
    return Fail(written);
  if (!options.common.quiet)
    Tell(fmt::format("{}: {} citations of edition {}", options.write_lock, locked.size(),
                     work.editions[edition].id));
  return kClean;
}

int StatusOfFindings(const Diagnostics& diagnostics) {
  if (diagnostics.Count(Severity::kError) > 0) return kErrors;
  if (diagnostics.Count(Severity::kWarning) > 0) return kFindings;
  return diagnostics.list().empty() ? kClean : kNotes;
}

int Verify(const VerifyOptions& options) {
  const std::string& path = options.common.files[0];
  EditionName name = EditionOfCorpus(path).value_or(EditionName{path, ""});
  if (!TakeAt(options.at, &name)) return kFailure;
  OpenedCorpus corpus;
  if (OpenAndTell(options.common, name.corpus, &corpus) == kFailure) return kFailure;
  Sources texts;
  if (!ReadTexts(options.texts, &texts)) return kFailure;
  const BudgetedFiles files;
  OpenWork open(name.corpus, std::move(corpus), files);
  const auto edition = open.EditionOf(name.edition);
  if (!edition) return Fail(edition.failure());
  const auto verified = open.Verify(*edition, options.patterns, texts);
  if (!verified) return Fail(verified.failure());
  std::vector<StaleCitation> stale;
  const Work& work = open.work();
  if (!options.lock.empty() && !ReadLockFile(options, work, *edition, *verified, &texts, &stale))
    return kFailure;
  LimitKinds(texts.diagnostics.list());
  std::ranges::stable_sort(texts.diagnostics.list(), {}, [](const Diagnostic& one) {
    const Span span = one.span.value_or(Span());
    return std::pair(span.source, span.begin);
  });
  if (!options.write_lock.empty() && WriteLockFile(options, work, *edition, *verified) == kFailure)
    return kFailure;
  const VerifyReport report{work,
                            *edition,
                            texts,
                            *verified,
                            options.lock.empty() ? nullptr : &stale,
                            options.common.quiet,
                            CODICIL_VERSION};
  return PutReport(kVerifyFormats, report, options.common, options.output,
                   StatusOfFindings(texts.diagnostics));
}

}  // namespace

void AddVerify(CLI::App& app, int* status) {
  const auto [command, options] = AddSubcommand(
      app, "verify", "Check what other files cite and quote from a work", Verify, status);
  AddCorpusOptions(command, options.common);
  command.get_option("CORPUS")->expected(1)->allow_extra_args(false)->description(
      "A corpus, or CORPUS@ID");
  command.add_option("FILE", options.texts, "The files that cite it; - is standard input")
      ->required()
      ->type_name("");
  command
      .add_option("--at", options.at,
                  "Hold them against the edition in force at that date, or with that id; otherwise "
                  "against the newest")
      ->type_name("DATE");
  AddPatternOption(command, options.patterns);
  command
      .add_option("--lock", options.lock,
                  "Report the citations that are no longer what this lock file says")
      ->type_name("FILE");
  command
      .add_option("--write-lock", options.write_lock,
                  "Write what the citations are now to this lock file")
      ->type_name("FILE");
  AddFormatOptions(command, kVerifyFormats, &options.output);
  command.footer(
      "Example:\n  codicil verify corpus/emberfall README.md\n"
      "  codicil verify corpus/emberfall README.md --at 2021-03-01 --json");
}

}  // namespace codicil::cli
