// What a command may cost, whatever it is given, and the limits that keep it within that.
// docs/guide.md states the budgets for users; property.budget_test measures them.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostics.h"

namespace codicil {

inline constexpr size_t kBudgetBase = size_t{64} << 20;

// Bytes that a command may write, and hold in memory, for so many bytes of input.
constexpr size_t OutputBudget(size_t input) { return 40 * input + kBudgetBase; }
constexpr size_t MemoryBudget(size_t input) { return 60 * input + kBudgetBase; }

// Diagnostics of one kind that are listed; the rest is counted.
inline constexpr size_t kMostOfAKind = 5000;
// Provisions that one provision is split into, or merged from.
inline constexpr size_t kMostParts = 50;
// Targets of one range.
inline constexpr size_t kMostTargets = 200;

// Bytes of text that names may stand for in markup of so many bytes: RST's substitutions, and
// references that show the heading they lead to.
constexpr size_t NamedTextBudget(size_t input) { return 2 * input + (size_t{1} << 20); }
// Targets of ranges that are listed one by one, where the citations have so many bytes.
constexpr size_t RangeTargetBudget(size_t cited) { return cited / 4 + 10000; }

// What names something wherever it is mentioned: the first 120 code points, and "…" for the rest.
std::string Brief(std::string_view name);

// Keeps the first diagnostics of each kind.
class KindLimit {
 public:
  // Whether it is among those that are kept. Shortens a message that repeats a text of any length.
  bool Admits(Diagnostic& diagnostic);
  // Appends a kLimit for each kind of which some were not kept, at the first of these.
  void ReportTheRest(std::vector<Diagnostic>& list) const;

 private:
  struct Count {
    size_t kept = 0;
    size_t left_out = 0;
    std::optional<Span> first_left_out;
  };
  std::map<DiagnosticKind, Count> counts_;
};

// The same of a whole list. O(n).
void LimitKinds(std::vector<Diagnostic>& list);

}  // namespace codicil
