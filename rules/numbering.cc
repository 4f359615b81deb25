#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "rules/building.h"

namespace codicil {
namespace {

// Whether runs of subrules go through `letter` or jump over it.
bool LetterIsUsed(const std::vector<Provision>& drafts, char letter) {
  const uint32_t value = static_cast<uint32_t>(letter - 'a' + 1);
  int used = 0;
  int jumped = 0;
  for (size_t i = 1; i < drafts.size(); ++i) {
    const RuleNumber& a = drafts[i - 1].number;
    const RuleNumber& b = drafts[i].number;
    if (a.size() != b.size() || !a.is_letter(a.size() - 1) || !b.is_letter(b.size() - 1)) continue;
    if (a.value(a.size() - 1) != value - 1) continue;
    used += b.value(b.size() - 1) == value;
    jumped += b.value(b.size() - 1) == value + 1;
  }
  return used > jumped;
}

class SiblingCheck {
 public:
  SiblingCheck(const NumberScheme& scheme, Diagnostics& diagnostics)
      : scheme_(scheme), diagnostics_(diagnostics) {}

  void First(const Provision& first, const Provision& parent) {
    const RuleNumber& number = first.number;
    const uint32_t start = number.value(number.size() - 1);
    const bool in_section = number.size() == parent.number.size();
    const uint32_t expected = in_section ? parent.number.value(0) * scheme_.subsections_per_section : 0;
    if (start > expected + 1) {
      Report(DiagnosticKind::kNumberGap, first, parent,
             fmt::format("{} is the first under {}: what comes before it is missing",
                         number.ToString(), parent.number.ToString()));
    }
  }

  // Neighbours in number order.
  void Numbers(const Provision& before, const Provision& after) {
    if (after.number == before.number) {
      Report(DiagnosticKind::kNumberDuplicate, after, before,
             fmt::format("{} is used a second time", after.number.ToString()));
    } else if (MixesLetters(before.number, after.number)) {
      Report(DiagnosticKind::kNumberOrder, after, before,
             fmt::format("{} and {} do not number the same way", before.number.ToString(), after.number.ToString()));
    } else if (after.number.UsesSkippedLetter(scheme_)) {
      Report(DiagnosticKind::kNumberSkippedLetter, after, before,
             fmt::format("{} uses a letter that this work leaves out elsewhere", after.number.ToString()));
    } else if (before.number.Next(scheme_) < after.number && !OnlySkippedBetween(before, after)) {
      Report(DiagnosticKind::kNumberGap, after, before,
             fmt::format("{} follows {}: {} is missing", after.number.ToString(),
                         before.number.ToString(), before.number.Next(scheme_).ToString()));
    }
  }

  // Neighbours in source order.
  void Places(const Provision& before, const Provision& after) {
    if (!(after.number < before.number) || MixesLetters(before.number, after.number)) return;
    Report(DiagnosticKind::kNumberOrder, after, before,
           fmt::format("{} stands behind {}", after.number.ToString(), before.number.ToString()));
  }

 private:
  static bool MixesLetters(const RuleNumber& a, const RuleNumber& b) {
    return a.is_letter(a.size() - 1) != b.is_letter(b.size() - 1);
  }
  bool OnlySkippedBetween(const Provision& before, const Provision& after) const {
    return before.number.UsesSkippedLetter(scheme_) && before.number.Next(scheme_) == after.number;
  }
  void Report(DiagnosticKind kind, const Provision& at, const Provision& other, std::string message) {
    const Span where = at.number_span.empty() ? at.span : at.number_span;
    diagnostics_.Report(kind, Severity::kWarning, std::move(message), where, other.number_span);
  }

  const NumberScheme& scheme_;
  Diagnostics& diagnostics_;
};

// What two sources have between them, or above them, nobody can know.
bool AreComparable(const Provision& a, const Provision& b) {
  return !a.implied && !b.implied && a.span.source == b.span.source;
}

}  // namespace

NumberScheme DetectScheme(const std::vector<Provision>& drafts) {
  NumberScheme scheme;
  std::erase_if(scheme.skipped_letters, [&](char letter) { return LetterIsUsed(drafts, letter); });
  return scheme;
}

void CheckSiblings(const std::vector<const Provision*>& siblings, const Provision* parent,
                   const NumberScheme& scheme, Diagnostics& diagnostics) {
  SiblingCheck check(scheme, diagnostics);
  // What is missing or there twice shows in number order, so that one that is out of its place
  // seems neither.
  const auto before = [](const Provision* a, const Provision* b) { return a->number < b->number; };
  std::vector<const Provision*> sorted = siblings;
  if (!std::is_sorted(sorted.begin(), sorted.end(), before))
    std::stable_sort(sorted.begin(), sorted.end(), before);
  // A fragment may begin anywhere: only a parent that the same source states promises a start.
  const Provision* first = sorted.front();
  if (parent && !first->implied && !parent->implied && parent->span.source == first->span.source) {
    check.First(*first, *parent);
  }
  std::unordered_set<const Provision*> repeated;
  for (size_t i = 1; i < sorted.size(); ++i) {
    if (!AreComparable(*sorted[i - 1], *sorted[i])) continue;
    check.Numbers(*sorted[i - 1], *sorted[i]);
    if (sorted[i - 1]->number == sorted[i]->number) repeated.insert(sorted[i]);
  }
  for (size_t i = 1; i < siblings.size(); ++i) {
    const bool comparable = AreComparable(*siblings[i - 1], *siblings[i]);
    if (comparable && !repeated.contains(siblings[i])) check.Places(*siblings[i - 1], *siblings[i]);
  }
}

}  // namespace codicil
