// What a command may cost, whatever its input, and the limits that enforce it. docs/guide.md states
// the budgets for users; property.budget_test measures them.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostics.h"

namespace codicil {

inline constexpr size_t kMegabyte = size_t{1} << 20;
inline constexpr size_t kBudgetBase = 64 * kMegabyte;

// The bytes that a command may write, and hold in memory, for `input` bytes of input.
constexpr size_t OutputBudget(size_t input) { return 40 * input + kBudgetBase; }
constexpr size_t MemoryBudget(size_t input) { return 60 * input + kBudgetBase; }

// What a site may have besides, for the provisions of all its editions: each has pages of its own.
constexpr size_t PagesBudget(size_t provisions) { return 12 * 1024 * provisions; }

// Diagnostics of one kind that are listed; the rest are only counted.
inline constexpr size_t kMostOfAKind = 5000;
// Provisions that one provision is split into, or merged from.
inline constexpr size_t kMostParts = 50;
// Targets of one range.
inline constexpr size_t kMostTargets = 200;

// The bytes of text that names may expand to in `input` bytes of markup: RST substitutions, and
// references that show the heading they lead to.
constexpr size_t NamedTextBudget(size_t input) { return 2 * input + kMegabyte; }
// Targets of ranges that are listed one by one, if the citations have `cited` bytes in all.
constexpr size_t RangeTargetBudget(size_t cited) { return cited / 4 + 10000; }

// Returns the first 120 code points of `name`, and "…" if there are more. For names in messages.
std::string Brief(std::string_view name);

// Keeps the first diagnostics of each kind.
class KindLimit {
 public:
  // Whether the diagnostic is to be kept. Shortens an overlong message of one that is.
  bool Admits(Diagnostic& diagnostic);
  // Appends a kLimit for each kind that was not kept completely, at the first diagnostic left out.
  void ReportTheRest(std::vector<Diagnostic>& list) const;

 private:
  struct Count {
    size_t kept = 0;
    size_t left_out = 0;
    std::optional<Span> first_left_out;
  };
  std::map<DiagnosticKind, Count> counts_;
};

// Applies a KindLimit to a whole list. O(n).
void LimitKinds(std::vector<Diagnostic>& list);

}  // namespace codicil
