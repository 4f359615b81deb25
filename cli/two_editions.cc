#include "cli/two_editions.h"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/limits.h"
#include "diff/overrides.h"
#include "text/budget.h"
#include "text/kinds.h"

namespace codicil::cli {
namespace {

int ReadOne(const CommonOptions& common, const std::string& file, Edition* edition) {
  CommonOptions one = common;
  one.files = {file};
  Reading reading;
  if (!ReadFiles(one, &reading)) return kFailure;
  PrintDiagnostics(common, reading, true);
  if (ExitStatus(reading) == kFailure) return kFailure;
  *edition = std::move(reading.edition);
  return kClean;
}

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

bool ReadOverridesFile(const std::string& path, Sources& sources) {
  std::string error;
  auto bytes = BudgetedFiles().Read(path, &error);
  if (!bytes) {
    Fail(error);
    return false;
  }
  sources.Add(path, std::move(*bytes));
  return true;
}

}  // namespace

int ReadTwo(const CommonOptions& common, Edition* old_edition, Edition* new_edition) {
  const auto& files = common.files;
  if (files[0] == "-" && files[1] == "-") return Fail("standard input can be read only once");
  if (ReadOne(common, files[0], old_edition) != kClean) return kFailure;
  return ReadOne(common, files[1], new_edition);
}

int AlignTwo(const CommonOptions& common, const std::string& overrides, const Edition& old_edition,
             const CrossReferences& old_references, const Edition& new_edition,
             const CrossReferences& new_references, Concordance* concordance) {
  Sources sources;
  OverridesFile settled;
  if (!overrides.empty()) {
    if (!ReadOverridesFile(overrides, sources)) return kFailure;
    settled = ReadOverrides(sources.text(0), sources.diagnostics);
  }
  const bool usable = sources.diagnostics.Count(Severity::kError) == 0;
  if (usable) {
    *concordance =
        Align(old_edition, old_references, new_edition, new_references, settled.overrides);
    ReportUnfit(settled, *concordance, sources.diagnostics);
    const ConcordanceIndex index(*concordance, old_edition.provisions.size(),
                                 new_edition.provisions.size());
    TellLimit(common, old_edition.sources(),
              PartsNotFound(old_edition, [&](ProvisionId id) { return index.OfOld(id).size(); }));
    TellLimit(common, new_edition.sources(),
              PartsNotFound(new_edition, [&](ProvisionId id) { return index.OfNew(id).size(); }));
  }
  if (usable && common.quiet) return kClean;
  PrintAll(common, sources);
  return usable ? kClean : kFailure;
}

}  // namespace codicil::cli
