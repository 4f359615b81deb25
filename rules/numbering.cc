#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <unordered_set>

#include "rules/building.h"
#include "rules/kinds.h"

namespace codicil {
namespace {

// How often a subrule's letter is followed by the next one, and how often by the one after that.
struct LetterSteps {
  std::array<int, 27> to_next{};  // by the value of the letter
  std::array<int, 27> over_next{};
};

LetterSteps CountSteps(const NumberIndex& numbers) {
  LetterSteps steps;
  for (uint32_t i = 1; i < numbers.size(); ++i) {
    const RuleNumber& a = numbers[i - 1];
    const RuleNumber& b = numbers[i];
    if (a.size() != b.size() || !a.is_letter(a.size() - 1) || !b.is_letter(b.size() - 1)) continue;
    const uint32_t from = a.value(a.size() - 1), to = b.value(b.size() - 1);
    if (from >= steps.to_next.size()) continue;
    steps.to_next[from] += to == from + 1;
    steps.over_next[from] += to == from + 2;
  }
  return steps;
}

class SiblingCheck {
 public:
  SiblingCheck(const NumberedDrafts& drafts, Diagnostics& diagnostics)
      : numbers_(drafts.numbers),
        drafts_(drafts.drafts),
        scheme_(drafts.scheme),
        diagnostics_(diagnostics) {}

  // A fragment may begin anywhere; a first child is expected only if its parent is in the same
  // source.
  void First(uint32_t first, uint32_t parent) {
    const RuleNumber& number = numbers_[first];
    const uint32_t start = number.value(number.size() - 1);
    const bool in_section = number.size() == numbers_[parent].size();
    const uint32_t expected =
        in_section ? numbers_[parent].value(0) * scheme_.subsections_per_section : 0;
    if (start <= expected + 1 || !AreComparable(first, parent)) return;
    Report(kind::kNumberGap, first, parent,
           fmt::format("{} is the first under {}: what comes before it is missing",
                       number.ToString(), numbers_[parent].ToString()));
  }

  // Checks neighbours in number order. Returns whether the second repeats the first. Nearly all are
  // consecutive, which the numbers alone show.
  bool Numbers(uint32_t before, uint32_t after) {
    const RuleNumber& a = numbers_[before];
    const RuleNumber& b = numbers_[after];
    const RuleNumber next = a.Next(scheme_);
    if (b == next || !AreComparable(before, after)) return false;
    if (a == b) {
      Report(kind::kNumberDuplicate, after, before,
             fmt::format("{} is used a second time", b.ToString()));
    } else if (MixesLetters(a, b)) {
      Report(kind::kNumberOrder, after, before,
             fmt::format("{} and {} are not numbered in the same way", a.ToString(), b.ToString()));
    } else if (b.UsesSkippedLetter(scheme_)) {
      Report(kind::kNumberSkippedLetter, after, before,
             fmt::format("{} uses a letter that this work skips elsewhere", b.ToString()));
    } else if (next < b) {
      Report(
          kind::kNumberGap, after, before,
          fmt::format("{} follows {}: {} is missing", b.ToString(), a.ToString(), next.ToString()));
    }
    return a == b;
  }

  // Checks neighbours in source order.
  void Places(uint32_t before, uint32_t after) {
    const RuleNumber& a = numbers_[before];
    const RuleNumber& b = numbers_[after];
    if (!(b < a) || MixesLetters(a, b) || !AreComparable(before, after)) return;
    Report(kind::kNumberOrder, after, before,
           fmt::format("{} comes after {}", b.ToString(), a.ToString()));
  }

 private:
  static bool MixesLetters(const RuleNumber& a, const RuleNumber& b) {
    return a.is_letter(a.size() - 1) != b.is_letter(b.size() - 1);
  }
  // Numbers from two sources are not comparable: others may be missing between them.
  bool AreComparable(uint32_t a, uint32_t b) const {
    return !drafts_[a].implied && !drafts_[b].implied &&
           drafts_[a].span.source == drafts_[b].span.source;
  }
  void Report(DiagnosticKind kind, uint32_t at, uint32_t other, std::string message) {
    const Provision& provision = drafts_[at];
    const Span where = provision.number_span.empty() ? provision.span : provision.number_span;
    diagnostics_.Report(kind, Severity::kWarning, std::move(message), where,
                        drafts_[other].number_span);
  }

  const NumberIndex& numbers_;
  const std::vector<Provision>& drafts_;
  const NumberScheme& scheme_;
  Diagnostics& diagnostics_;
};

}  // namespace

NumberScheme DetectScheme(const NumberIndex& numbers) {
  NumberScheme scheme;
  const LetterSteps steps = CountSteps(numbers);
  std::erase_if(scheme.skipped_letters, [&](char letter) {
    const auto before = static_cast<size_t>(letter - 'a');  // the value of the letter before it
    return steps.to_next[before] > steps.over_next[before];
  });
  return scheme;
}

void CheckSiblings(std::span<const uint32_t> siblings, uint32_t parent,
                   const NumberedDrafts& drafts, Diagnostics& diagnostics) {
  SiblingCheck check(drafts, diagnostics);
  const NumberIndex& numbers = drafts.numbers;
  // Gaps and duplicates are found in number order, so that a misplaced number is not taken for
  // either.
  const auto before = [&](uint32_t a, uint32_t b) { return numbers[a] < numbers[b]; };
  std::vector<uint32_t> sorted(siblings.begin(), siblings.end());
  const bool in_order = std::is_sorted(sorted.begin(), sorted.end(), before);
  if (!in_order) std::stable_sort(sorted.begin(), sorted.end(), before);
  if (parent != kNoProvision) check.First(sorted.front(), parent);
  std::unordered_set<uint32_t> repeated;
  for (size_t i = 1; i < sorted.size(); ++i) {
    if (check.Numbers(sorted[i - 1], sorted[i])) repeated.insert(sorted[i]);
  }
  if (in_order) return;
  for (size_t i = 1; i < siblings.size(); ++i) {
    if (!repeated.contains(siblings[i])) check.Places(siblings[i - 1], siblings[i]);
  }
}

}  // namespace codicil
