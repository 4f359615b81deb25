// What reading reported, without what is the style of the work: numbers of a law in which articles
// were repealed have gaps, and a text whose parts are all counted from 1 has its numbers twice.

#include <algorithm>
#include <map>
#include <optional>

#include "base/hash_map.h"
#include "check/checks.h"
#include "check/habits.h"
#include "check/prose.h"
#include "rules/kinds.h"

namespace codicil {
namespace {

constexpr DiagnosticKind kOfNumbers[] = {kind::kNumberGap, kind::kNumberDuplicate,
                                         kind::kNumberOrder};

bool IsOfNumbers(const DiagnosticKind& kind) {
  return std::ranges::find(kOfNumbers, kind) != std::end(kOfNumbers);
}

// A slip in a number often makes two findings, and a short text has few numbers.
bool IsManyOf(size_t departures, size_t places) {
  constexpr size_t kLeast = 4;
  return departures >= kLeast && IsHabit(departures, places);
}

class ReadingCheck {
 public:
  ReadingCheck(const CheckInput& input, Findings& findings)
      : edition_(input.edition),
        list_(input.edition.sources().diagnostics.list()),
        findings_(findings),
        lists_(edition_.provisions.size() + 1) {
    for (ProvisionId id = 0; id < edition_.provisions.size(); ++id) Count(id);
    for (const Diagnostic& diagnostic : list_) {
      ++of_kind_[diagnostic.kind];
      const auto id = IsOfNumbers(diagnostic.kind) ? ProvisionAt(diagnostic) : std::nullopt;
      if (!id) continue;
      ListOf(*id).out_of_order += diagnostic.kind == kind::kNumberOrder;
      ListOf(*id).wrong += diagnostic.kind != kind::kNumberGap;
      if (diagnostic.kind == kind::kNumberGap && IsLettered(*id)) ++gaps_before_[LastOf(*id)];
    }
  }

  void Run() {
    for (const Diagnostic& diagnostic : list_) {
      if (diagnostic.kind == kind::kCutOff && !IsFragment(edition_)) continue;  // of a whole text
      findings_.AddUnless(IsHabitual(diagnostic.kind) || IsMeant(diagnostic), {diagnostic, {}});
    }
  }

 private:
  // The provisions under one parent.
  struct List {
    size_t members = 0;
    size_t firsts = 0;  // 1, a, i …
    size_t digits = 0;
    size_t out_of_order = 0;
    size_t wrong = 0;  // out of order, or there twice

    // Several lists under one parent: it begins again, or letters follow digits.
    bool BeginsAgain() const {
      return firsts > 1 && (wrong > 1 || (digits > 0 && digits < members));
    }
  };

  void Count(ProvisionId id) {
    const Provision& provision = edition_.provisions[id];
    List& list = ListOf(id);
    ++list.members;
    list.firsts += provision.number.back().Ordinal() == 1;
    list.digits += provision.number.back().kind == NumberComponent::kDigits;
    const Span& span = provision.number_span;
    if (!span.empty()) at_[PairKey(span.source, span.begin)] = id;
  }

  List& ListOf(ProvisionId id) {
    const ProvisionId parent = edition_.provisions[id].parent;
    return lists_[parent == kNoProvision ? edition_.provisions.size() : parent];
  }

  std::optional<ProvisionId> ProvisionAt(const Diagnostic& diagnostic) const {
    const auto& span = diagnostic.span;
    const auto found = span ? at_.find(PairKey(span->source, span->begin)) : at_.end();
    return found == at_.end() ? std::nullopt : std::optional(found->second);
  }

  bool IsHabitual(const DiagnosticKind& kind) const {
    // Where many numbers are missing, a letter is not skipped but missing.
    if (kind == kind::kNumberSkippedLetter) return IsHabitual(kind::kNumberGap);
    const auto found = of_kind_.find(kind);
    return IsOfNumbers(kind) && found != of_kind_.end() && IsManyOf(found->second, at_.size());
  }

  // What the text means at one place.
  bool IsMeant(const Diagnostic& diagnostic) {
    const auto id = IsOfNumbers(diagnostic.kind) ? ProvisionAt(diagnostic) : std::nullopt;
    if (!id || *id == 0) return false;
    // A chapter that begins with a round number, or a place that says what became of a provision.
    if (diagnostic.kind == kind::kNumberGap)
      return IsRoundNumber(*id) || SkipsLetter(*id) ||
             SaysWithdrawn(edition_.provisions[*id - 1].text.text);
    // Several lists, or codes that have no order.
    const List& list = ListOf(*id);
    return list.BeginsAgain() || IsManyOf(list.out_of_order, list.members);
  }

  uint32_t LastOf(ProvisionId id) const { return edition_.provisions[id].number.back().Ordinal(); }
  bool IsLettered(ProvisionId id) const {
    return edition_.provisions[id].number.back().kind != NumberComponent::kDigits;
  }
  // The letter before it is missing wherever it could be, as й in Russian lists.
  bool SkipsLetter(ProvisionId id) const {
    constexpr size_t kHabit = 3;
    const auto found = gaps_before_.find(LastOf(id));
    return IsLettered(id) && found != gaps_before_.end() && found->second >= kHabit;
  }

  // 200 after 183.
  bool IsRoundNumber(ProvisionId id) const {
    constexpr uint32_t kRound = 10, kLeastJump = 5;
    const RuleNumber& number = edition_.provisions[id].number;
    const ProvisionId before = SiblingBefore(id);
    if (before == kNoProvision || number.back().kind != NumberComponent::kDigits) return false;
    const uint32_t value = number.back().value;
    const uint32_t last = edition_.provisions[before].number.back().value;
    return value % kRound == 0 && value > last + kLeastJump;
  }

  ProvisionId SiblingBefore(ProvisionId id) const {
    const ProvisionId parent = edition_.provisions[id].parent;
    for (ProvisionId before = id - 1; before != parent; --before) {
      if (edition_.provisions[before].parent == parent) return before;
      if (before == 0) break;
    }
    return kNoProvision;
  }

  const Edition& edition_;
  const std::vector<Diagnostic>& list_;
  Findings& findings_;
  HashMap<uint64_t, ProvisionId> at_;  // by where its number is
  std::vector<List> lists_;            // by parent; the last is of those that have none
  std::map<DiagnosticKind, size_t> of_kind_;
  std::map<uint32_t, size_t> gaps_before_;  // by the last letter of the number after the gap
};

}  // namespace

void CheckReading(const CheckInput& input, Findings& findings) {
  ReadingCheck(input, findings).Run();
}

}  // namespace codicil
