#include "diff/broken_numbers.h"

#include <fmt/format.h>

#include <unordered_set>

#include "diff/kinds.h"
#include "rules/provision_key.h"

namespace codicil {
namespace {

class BrokenNumberFinder {
 public:
  BrokenNumberFinder(const Edition& old_edition, const Edition& new_edition,
                     const Concordance& concordance)
      : old_(old_edition),
        new_(new_edition),
        concordance_(concordance),
        index_(concordance, old_.provisions.size(), new_.provisions.size()),
        kept_(KeptNumbers()) {}

  std::vector<BrokenNumber> Run() && {
    for (ProvisionId id = 0; id < old_.provisions.size(); ++id) Take(id);
    return std::move(broken_);
  }

 private:
  // The numbers that still mean a provision that they meant.
  using Numbers = std::unordered_set<RuleNumber, RuleNumberHash>;

  Numbers KeptNumbers() const {
    Numbers kept;
    for (const Correspondence& pair : concordance_.pairs) {
      if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
      const RuleNumber& number = old_.provisions[pair.old_id].number;
      if (number == new_.provisions[pair.new_id].number) kept.insert(number);
    }
    return kept;
  }

  void Take(ProvisionId id) {
    const Provision& provision = old_.provisions[id];
    // Of several with one number, the first speaks for all.
    if (provision.implied || provision.occurrence > 1) return;
    if (kept_.contains(provision.number)) return;
    const std::string number = provision.number.ToString();
    const Correspondence& pair = MainPairOf(id);
    const ProvisionId now = new_.Find(provision.number);
    const bool there = now != kNoProvision && !new_.provisions[now].implied;
    broken_.push_back({provision.number,
                       there ? TakenOver(number, pair, now) : Dropped(number, pair),
                       pair.confidence});
  }

  // Every provision is in a pair.
  const Correspondence& MainPairOf(ProvisionId id) const {
    const auto pairs = index_.OfOld(id);
    for (const uint32_t i : pairs)
      if (concordance_.pairs[i].main_of_old) return concordance_.pairs[i];
    return concordance_.pairs[pairs.front()];
  }

  Diagnostic TakenOver(const std::string& number, const Correspondence& pair, ProvisionId now) {
    if (pair.new_id == kNoProvision)
      return Warning(
          kind::kNumberReused, now,
          fmt::format("{} is another provision now; the one that had this number is gone", number));
    return Warning(kind::kNumberRedirected, now,
                   fmt::format("{} is another provision now; the one that had this number is {}",
                               number, KeyText(new_, pair.new_id)));
  }

  Diagnostic Dropped(const std::string& number, const Correspondence& pair) {
    if (pair.new_id == kNoProvision)
      return Warning(kind::kNumberDropped, kNoProvision,
                     fmt::format("{} is gone, number and provision", number));
    return Warning(
        kind::kNumberDropped, pair.new_id,
        fmt::format("there is no {} any more; it is {} now", number, KeyText(new_, pair.new_id)));
  }

  Diagnostic Warning(DiagnosticKind kind, ProvisionId at, std::string message) const {
    return {kind, Severity::kWarning, std::move(message), PlaceOf(at), std::nullopt};
  }

  std::optional<Span> PlaceOf(ProvisionId id) const {
    if (id == kNoProvision) return std::nullopt;
    const Provision& provision = new_.provisions[id];
    const Span& span = provision.number_span.empty() ? provision.span : provision.number_span;
    return span.empty() ? std::nullopt : std::optional(span);
  }

  const Edition& old_;
  const Edition& new_;
  const Concordance& concordance_;
  ConcordanceIndex index_;
  Numbers kept_;
  std::vector<BrokenNumber> broken_;
};

}  // namespace

std::vector<BrokenNumber> BrokenNumbers(const Edition& old_edition, const Edition& new_edition,
                                        const Concordance& concordance) {
  return BrokenNumberFinder(old_edition, new_edition, concordance).Run();
}

}  // namespace codicil
