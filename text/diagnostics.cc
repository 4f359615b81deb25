#include "text/diagnostics.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace codicil {
namespace {

struct SeverityRow {
  Severity value;
  std::string_view name;
};

constexpr SeverityRow kSeverities[] = {
    {Severity::kNote, "note"},
    {Severity::kWarning, "warning"},
    {Severity::kError, "error"},
};

// Every value has a row, which a test checks.
template <typename Row, size_t n, typename Enum>
const Row& RowOf(const Row (&table)[n], Enum value) {
  return *std::find_if(table, table + n - 1, [&](const Row& row) { return row.value == value; });
}

template <typename Row, size_t n>
auto ValueOf(const Row (&table)[n], std::string_view name) -> std::optional<decltype(Row::value)> {
  const auto* found =
      std::find_if(table, table + n, [&](const auto& row) { return row.name == name; });
  if (found == table + n) return std::nullopt;
  return found->value;
}

}  // namespace

std::string_view SeverityName(Severity severity) { return RowOf(kSeverities, severity).name; }

std::optional<Severity> SeverityFromName(std::string_view name) {
  return ValueOf(kSeverities, name);
}

void Diagnostics::Report(DiagnosticKind kind, Severity severity, std::string message,
                         std::optional<Span> span, std::optional<Span> related) {
  list_.push_back({kind, severity, std::move(message), span, related});
}

size_t Diagnostics::Count(Severity severity) const {
  return static_cast<size_t>(std::count_if(
      list_.begin(), list_.end(), [&](const Diagnostic& d) { return d.severity == severity; }));
}

InputStatus StatusOf(const Diagnostics& diagnostics) {
  const auto& list = diagnostics.list();
  const auto stops = [](const Diagnostic& diagnostic) {
    return diagnostic.severity == Severity::kError && diagnostic.kind.stops == Stops::kYes;
  };
  if (std::any_of(list.begin(), list.end(), stops)) return InputStatus::kUnusable;
  const bool findings = std::any_of(list.begin(), list.end(), [](const Diagnostic& diagnostic) {
    return diagnostic.severity != Severity::kNote;
  });
  return findings ? InputStatus::kFindings : InputStatus::kClean;
}

}  // namespace codicil
