#include "output/all_kinds.h"

#include <algorithm>
#include <map>
#include <span>

#include "check/kinds.h"
#include "corpus/kinds.h"
#include "diff/kinds.h"
#include "ingest/kinds.h"
#include "migrate/kinds.h"
#include "output/kinds.h"
#include "rules/kinds.h"
#include "text/kinds.h"

namespace codicil {

std::vector<DiagnosticKind> AllDiagnosticKinds() {
  std::vector<DiagnosticKind> all;
  for (const std::span<const DiagnosticKind> kinds :
       {std::span<const DiagnosticKind>(kind::kTextKinds),
        {kind::kRulesKinds},
        {kind::kIngestKinds},
        {kind::kCheckKinds},
        {kind::kDiffKinds},
        {kind::kMigrateKinds},
        {kind::kCorpusKinds},
        {kind::kOutputKinds}}) {
    all.insert(all.end(), kinds.begin(), kinds.end());
  }
  return all;
}

std::optional<DiagnosticKind> DiagnosticKindFromName(std::string_view name) {
  const std::vector<DiagnosticKind> all = AllDiagnosticKinds();
  const auto found =
      std::ranges::find_if(all, [&](const DiagnosticKind& kind) { return kind.name == name; });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

std::vector<std::pair<DiagnosticKind, size_t>> CountsByKind(const CheckReport& report) {
  std::map<DiagnosticKind, size_t> counts;
  for (const Finding& finding : report.findings) ++counts[finding.diagnostic.kind];
  std::vector<std::pair<DiagnosticKind, size_t>> ordered;
  for (const DiagnosticKind& kind : AllDiagnosticKinds())
    if (counts.contains(kind)) ordered.emplace_back(kind, counts[kind]);
  return ordered;
}

}  // namespace codicil
