#include "text/budget.h"

#include <fmt/format.h>

#include <utility>

#include "text/code_points.h"
#include "text/kinds.h"

namespace codicil {
namespace {

constexpr size_t kLongestName = 120;
constexpr size_t kLongestMessage = 400;

std::string Shortened(std::string_view text, size_t code_points) {
  const size_t bytes = BytesOfCodePoints(text, code_points);
  return std::string(text.substr(0, bytes)) + (bytes < text.size() ? "…" : "");
}

}  // namespace

std::string Brief(std::string_view name) { return Shortened(name, kLongestName); }

bool KindLimit::Admits(Diagnostic& diagnostic) {
  if (diagnostic.kind == kind::kLimit) return true;
  Count& count = counts_[diagnostic.kind];
  if (count.kept == kMostOfAKind) {
    if (count.left_out++ == 0) count.first_left_out = diagnostic.span;
    return false;
  }
  ++count.kept;
  if (diagnostic.message.size() > kLongestMessage)
    diagnostic.message = Shortened(diagnostic.message, kLongestMessage);
  return true;
}

void KindLimit::ReportTheRest(std::vector<Diagnostic>& list) const {
  for (const auto& [kind, count] : counts_) {
    if (count.left_out == 0) continue;
    list.push_back({kind::kLimit, Severity::kWarning,
                    fmt::format("{1} findings from here on are not listed: {0} more",
                                count.left_out, kind.name),
                    count.first_left_out, std::nullopt});
  }
}

void LimitKinds(std::vector<Diagnostic>& list) {
  KindLimit limit;
  std::erase_if(list, [&](Diagnostic& diagnostic) { return !limit.Admits(diagnostic); });
  limit.ReportTheRest(list);
}

}  // namespace codicil
