#include "check/report.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "base/split.h"
#include "check/check.h"
#include "rules/provision_key.h"
#include "text/budget.h"
#include "text/code_points.h"
#include "text/fold.h"

namespace codicil {
namespace {

// Long enough to identify a finding, and short enough for a baseline that people read.
constexpr size_t kKeyWords = 80;

// Finds the provision or glossary entry that a place belongs to.
class OwnerIndex {
 public:
  explicit OwnerIndex(const Edition& edition) : edition_(edition) {
    for (uint32_t id = 0; id < edition.provisions.size(); ++id) {
      Add(edition.provisions[id].span, id, false);
    }
    for (uint32_t i = 0; i < edition.glossary.size(); ++i) Add(edition.glossary[i].span, i, true);
    std::ranges::stable_sort(owners_, [](const Owner& a, const Owner& b) {
      return std::tie(a.span.source, a.span.begin) < std::tie(b.span.source, b.span.begin);
    });
  }

  void Name(const Span& place, Finding& finding) const {
    const auto after =
        std::upper_bound(owners_.begin(), owners_.end(), place, [](const Span& at, const Owner& o) {
          return std::tie(at.source, at.begin) < std::tie(o.span.source, o.span.begin);
        });
    if (after == owners_.begin()) return;
    const Owner& owner = *std::prev(after);
    if (owner.span.source != place.source || owner.span.end < place.begin) return;
    if (owner.is_entry) {
      finding.term = Brief(edition_.glossary[owner.id].term.text);
    } else {
      finding.provision = KeyText(edition_, owner.id);
    }
  }

 private:
  struct Owner {
    Span span;
    uint32_t id;
    bool is_entry;
  };
  void Add(const Span& span, uint32_t id, bool is_entry) {
    if (!span.empty()) owners_.push_back({span, id, is_entry});
  }

  const Edition& edition_;
  std::vector<Owner> owners_;
};

std::string KeyOf(const Edition& edition, const Finding& finding) {
  const Diagnostic& diagnostic = finding.diagnostic;
  std::string_view words = diagnostic.message;
  if (diagnostic.span) {
    words = edition.sources().files[diagnostic.span->source].text->Cut(*diagnostic.span);
    words = words.substr(0, BytesOfCodePoints(words, kKeyWords));
  }
  const std::string owner = finding.term.empty() ? finding.provision : "= " + Fold(finding.term);
  return std::string(diagnostic.kind.name) + "\t" + owner + "\t" + Fold(words);
}

bool StandsBefore(const Finding& a, const Finding& b) {
  const auto& x = a.diagnostic.span;
  const auto& y = b.diagnostic.span;
  if (!x || !y) return !x && y;
  return std::tie(x->source, x->begin) < std::tie(y->source, y->begin);
}

bool IsKey(std::string_view line) {
  const size_t tab = line.find('\t');
  return tab != line.npos && tab > 0 && line.find('\t', tab + 1) != line.npos &&
         line.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == tab;
}

std::optional<std::vector<std::string_view>> KeysOf(std::string_view baseline) {
  std::vector<std::string_view> keys;
  for (std::string_view line : Split(baseline, "\n")) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty() || line[0] == '#') continue;
    if (!IsKey(line)) return std::nullopt;
    keys.push_back(line);
  }
  return keys;
}

}  // namespace

bool KindSelection::Has(DiagnosticKind kind) const {
  return enabled_.contains(kind) || (IsOnByDefault(kind) && !disabled_.contains(kind));
}

size_t CheckReport::Count(Severity severity) const {
  return static_cast<size_t>(std::ranges::count_if(
      findings, [&](const Finding& f) { return f.diagnostic.severity == severity; }));
}

CheckReport MakeCheckReport(const Edition& edition, CheckResult result,
                            const KindSelection& kinds) {
  const OwnerIndex owners(edition);
  CheckReport report;
  for (auto& [diagnostic, fix] : result.found) {
    if (!kinds.Has(diagnostic.kind)) continue;
    Finding finding{std::move(diagnostic), std::move(fix), {}, {}, {}};
    if (finding.diagnostic.span) owners.Name(*finding.diagnostic.span, finding);
    finding.key = KeyOf(edition, finding);
    report.findings.push_back(std::move(finding));
  }
  for (const auto& [kind, count] : result.habits)
    if (kinds.Has(kind)) report.habits.emplace(kind, count);
  std::ranges::stable_sort(report.findings, StandsBefore);
  return report;
}

void AddFinding(const Edition& edition, Diagnostic diagnostic, std::string provision,
                CheckReport& report) {
  Finding finding{std::move(diagnostic), {}, std::move(provision), {}, {}};
  if (finding.provision.empty() && finding.diagnostic.span)
    OwnerIndex(edition).Name(*finding.diagnostic.span, finding);
  finding.key = KeyOf(edition, finding);
  const auto after =
      std::upper_bound(report.findings.begin(), report.findings.end(), finding, StandsBefore);
  report.findings.insert(after, std::move(finding));
}

std::string WriteBaseline(const CheckReport& report) {
  std::vector<std::string_view> keys;
  for (const Finding& finding : report.findings) keys.push_back(finding.key);
  std::ranges::sort(keys);
  std::string text =
      "# Findings that codicil check does not report: kind, provision or = term, words.\n";
  for (const std::string_view key : keys) text.append(key) += '\n';
  return text;
}

bool ApplyBaseline(std::string_view baseline, CheckReport& report) {
  auto keys = KeysOf(baseline);
  if (!keys) return false;
  std::multiset<std::string_view> known(keys->begin(), keys->end());
  report.baselined += std::erase_if(report.findings, [&](const Finding& finding) {
    const auto found = known.find(finding.key);
    if (found == known.end()) return false;
    known.erase(found);
    return true;
  });
  report.stale += known.size();
  return true;
}

}  // namespace codicil
