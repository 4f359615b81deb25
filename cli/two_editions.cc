#include "cli/two_editions.h"

#include <fmt/format.h>

#include "cli/limits.h"
#include "corpus/edition_name.h"
#include "diff/overrides.h"
#include "text/budget.h"
#include "text/kinds.h"

namespace codicil::cli {
namespace {

// Returns a kLimit at the first provision that has the greatest number of partners considered.
template <typename Partners>
std::optional<Diagnostic> PartsNotFound(const Edition& edition, Partners partners) {
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    if (partners(id) < kMostParts) continue;
    const Provision& provision = edition.provisions[id];
    return Diagnostic{
        kind::kLimit, Severity::kWarning,
        fmt::format("{} corresponds to {} provisions of the other edition; further ones are "
                    "listed as added or removed",
                    provision.number.ToString(), kMostParts),
        provision.span, std::nullopt};
  }
  return std::nullopt;
}

// Returns false after messages. The sources keep the text of the file.
bool TakeOverrides(const std::string& path, Sources& sources, OverridesFile& settled) {
  if (path.empty()) return true;
  auto bytes = ReadOrFail(path);
  if (!bytes) return false;
  sources.Add(path, std::move(*bytes));
  settled = ReadOverrides(sources.text(0), sources.diagnostics);
  return true;
}

// Takes the corpus's overrides for two editions of it. Returns false after a message.
bool FindOverrides(const TwoEditions& two, std::string* path) {
  if (!two.old_name || !two.new_name) return true;
  auto found = OverridesBetween(*two.old_name, *two.new_name, BudgetedFiles());
  if (!found) return Fail(found.failure()) == kClean;
  *path = std::move(*found);
  return true;
}

}  // namespace

void TakeTwoEditions(CLI::App& command) {
  command.get_option("FILE")->description(
      "The old edition and the new one: a file, for an RST set its index, or CORPUS@ID");
}

void AddOverridesOption(CLI::App& command, std::string* overrides) {
  command
      .add_option("--overrides", *overrides, "Pairs of provisions settled by hand: docs/diff.md")
      ->type_name("TOML");
}

int ReadTwo(const CommonOptions& common, const EditionFiles& was, const EditionFiles& is,
            TwoEditions* two) {
  Edition* edition = &two->old_edition;
  for (const EditionFiles& one : {was, is}) {
    Reading reading;
    if (ReadAndTell(common, one, Telling::kUnusable, &reading) == kFailure) return kFailure;
    *edition = std::move(reading.edition);
    edition = &two->new_edition;
  }
  two->old_name = EditionOfCorpus(was.front());
  two->new_name = EditionOfCorpus(is.front());
  return kClean;
}

int AlignTwo(const CommonOptions& common, const std::string& overrides, TwoEditions* two) {
  const Edition &was = two->old_edition, &is = two->new_edition;
  Sources sources;
  OverridesFile settled;
  std::string path = overrides;
  if (path.empty() && !FindOverrides(*two, &path)) return kFailure;
  if (!TakeOverrides(path, sources, settled)) return kFailure;
  const bool usable = sources.diagnostics.Count(Severity::kError) == 0;
  if (usable) {
    two->old_references = CrossReference(was);
    two->new_references = CrossReference(is);
    two->concordance = Align(was, two->old_references, is, two->new_references, settled.overrides);
    ReportUnfit(settled, two->concordance, sources.diagnostics);
    const ConcordanceIndex index(two->concordance, was.provisions.size(), is.provisions.size());
    TellLimit(common, was.sources(),
              PartsNotFound(was, [&](ProvisionId id) { return index.OfOld(id).size(); }));
    TellLimit(common, is.sources(),
              PartsNotFound(is, [&](ProvisionId id) { return index.OfNew(id).size(); }));
  }
  if (!usable || !common.quiet) Print(common, sources, sources.diagnostics.list());
  return usable ? kClean : kFailure;
}

}  // namespace codicil::cli
