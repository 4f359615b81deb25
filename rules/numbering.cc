#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <unordered_set>

#include "rules/building.h"
#include "rules/insertion.h"
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
    const uint32_t start = number.back().Ordinal();
    const bool in_section = number.size() == numbers_[parent].size();
    // Articles, and what has a whole number in a part, are counted on from part to part.
    const bool in_part =
        in_section && (numbers_[parent][0].lead != 0 || numbers_[parent].is_letter(0));
    if (number.back().lead != 0 || in_part) return;
    const uint32_t expected =
        in_section ? numbers_[parent].value(0) * scheme_.subsections_per_section : 0;
    // The first paragraph of 第二条 has no number.
    const bool second =
        start == 2 && !LeadTail(static_cast<NumberLead>(numbers_[parent].back().lead)).empty();
    if (start <= expected + 1 || second || !AreComparable(first, parent)) return;
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
    if (b == next || !AreComparable(before, after) || !RuleNumber::AreOneList(a, b)) return false;
    if (a == b) {
      Report(kind::kNumberDuplicate, after, before,
             fmt::format("{} is used a second time", b.ToString()));
    } else if (MixesLetters(a, b)) {
      if (b.size() == 1 && b.is_letter(0) && b.back().Ordinal() == 1) return false;  // appendices
      Report(kind::kNumberOrder, after, before,
             fmt::format("{} and {} are not numbered in the same way", a.ToString(), b.ToString()));
    } else if (b.UsesSkippedLetter(scheme_)) {
      Report(kind::kNumberSkippedLetter, after, before,
             fmt::format("{} uses a letter that this work skips elsewhere", b.ToString()));
    } else if (next < b && !IsInsertion(a, b) && !CountsInTens(a, b) && !IsWithoutJ(a, b) &&
               !BeginsChapter(b)) {
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
    if (!(b < a) || MixesLetters(a, b) || !AreComparable(before, after) ||
        !RuleNumber::AreOneList(a, b))
      return;
    if (a.back().value == b.back().value && IsNextSuffix(a.back().suffix, b.back().suffix))
      return;  // 8AA was put in before 8A
    Report(kind::kNumberOrder, after, before,
           fmt::format("{} comes after {}", b.ToString(), a.ToString()));
  }

 private:
  static bool MixesLetters(const RuleNumber& a, const RuleNumber& b) {
    return a.is_letter(a.size() - 1) != b.is_letter(b.size() - 1);
  }
  // "Sec. 201" after "Sec. 16".
  static bool BeginsChapter(const RuleNumber& number) {
    constexpr uint32_t kHundred = 100;
    const uint32_t value = number.back().value;
    return number[0].lead != 0 && number.size() == 1 && value > kHundred && value % kHundred == 1;
  }
  // "Art 115k" after "Art 115i": j is like i, and laws leave it out.
  static bool IsWithoutJ(const RuleNumber& a, const RuleNumber& b) {
    constexpr uint32_t kI = 9, kK = 11;
    const NumberComponent &x = a.back(), &y = b.back();
    return x.suffix == kI && y.suffix == kK && x.value == y.value;
  }
  static bool CountsInTens(const RuleNumber& a, const RuleNumber& b) {
    const NumberComponent& last = a.back();
    const size_t digits = last.zeros + std::to_string(last.value).size();
    return a.size() > 1 && IsNextTen(last.value, b.back().value, digits);
  }
  // Art 16a after Art 16, and Art 17 after that.
  static bool IsInsertion(const RuleNumber& a, const RuleNumber& b) {
    const NumberComponent &x = a.back(), &y = b.back();
    return (y.value == x.value && (IsFirstSuffix(y.suffix) || IsNextSuffix(x.suffix, y.suffix))) ||
           (x.suffix > 0 && y.suffix == 0 && y.value == x.value + 1);
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
  const NumberingStyle& scheme_;
  Diagnostics& diagnostics_;
};

// Whether no section has three digits, or they are counted on over a hundred ("99", "100"; "199",
// "200"), or are in parts that are no hundreds, or are divided by items alone: then no digit before
// two others is a section.
bool LacksHundreds(const NumberIndex& numbers, uint32_t hundred) {
  bool has_items = false, has_rules = false, has_leads = false, reaches_hundred = false;
  for (uint32_t i = 0; i < numbers.size(); ++i) {
    const RuleNumber& number = numbers[i];
    const NumberComponent& first = number[0];
    has_leads |= first.lead != 0;
    if (first.lead != 0 || first.kind != NumberComponent::kDigits) continue;
    if (first.joint == NumberComponent::kBracket) continue;
    reaches_hundred |= first.value >= hundred;
    if (number.size() > 1) {
      const bool item = number[1].joint == NumberComponent::kBracket;
      has_items |= item;
      has_rules |= !item;
    } else if (i > 0 && first.value % hundred == 0 && first.value > 0) {
      RuleNumber before = number;
      before = RuleNumber::Parse(std::to_string(first.value - 1)).value_or(before);
      if (first.value >= hundred && numbers.Find(before) != NumberIndex::kNone) return true;
    }
  }
  return has_leads || !reaches_hundred || (has_items && !has_rules);
}

// "I", or "II" of a list whose first is written in another way ("Article 1").
bool IsRomanStart(const NumberComponent& component) {
  constexpr uint32_t kLetterI = 9, kLettersII = 26 * kLetterI + kLetterI;
  return component.kind != NumberComponent::kDigits &&
         (component.value == kLetterI || component.value == kLettersII);
}

bool HasSibling(const NumberIndex& numbers, const RuleNumber& number, uint32_t letter) {
  NumberComponent component = number.back();
  component.value = letter;
  return numbers.Find(number.Prefix(number.size() - 1).WithComponent(component)) !=
         NumberIndex::kNone;
}

// The components of one list have this in common.
RuleNumber ListOf(const RuleNumber& number, size_t component) {
  NumberComponent any = number[component];
  any.value = 0;
  return number.Prefix(component).WithComponent(any);
}

}  // namespace

void SettleRomans(std::vector<Provision>& drafts, NumberIndex& numbers) {
  constexpr std::array<uint32_t, 3> kAmongLetters = {1, 8, 10};  // a, h, j
  std::unordered_set<RuleNumber, RuleNumberHash> lists;
  for (const Provision& draft : drafts) {
    const RuleNumber& number = draft.number;
    const auto has = [&](uint32_t letter) { return HasSibling(numbers, number, letter); };
    if (number.empty() || !IsRomanStart(number.back())) continue;
    if (std::none_of(kAmongLetters.begin(), kAmongLetters.end(), has))
      lists.insert(ListOf(number, number.size() - 1));
  }
  if (lists.empty()) return;
  for (uint32_t i = 0; i < drafts.size(); ++i) {
    for (size_t at = 0; at < drafts[i].number.size(); ++at) {
      const RuleNumber& number = drafts[i].number;
      if (!number.is_letter(at) || !lists.contains(ListOf(number, at))) continue;
      if (RomanValue(LettersOf(number.value(at))) == 0) continue;
      drafts[i].number.SetRoman(at, true);
      numbers.SetRoman(i, at);
    }
  }
}

void DetectScheme(const NumberIndex& numbers, NumberingStyle& style) {
  for (uint32_t i = 0; i < numbers.size(); ++i) style.Allow(numbers[i]);
  const LetterSteps steps = CountSteps(numbers);
  std::erase_if(style.skipped_letters, [&](char letter) {
    const auto before = static_cast<size_t>(letter - 'a');  // the value of the letter before it
    return steps.to_next[before] > steps.over_next[before];
  });
  if (style.subsections_per_section > 0 && numbers.size() > 0 &&
      LacksHundreds(numbers, style.subsections_per_section)) {
    style.subsections_per_section = 0;
  }
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
