#include "diff/votes.h"

#include <algorithm>
#include <set>

namespace codicil {
namespace {

std::set<ProvisionId> CitedBy(const EditionUnits& words, ProvisionId id) {
  std::set<ProvisionId> cited;
  const Unit& unit = words.provisions[id];
  for (uint32_t i = unit.first_citation; i < unit.end_citation; ++i) {
    for (const Locator& locator : words.references().citations[i].locators) {
      if (locator.kind == Locator::kNumber && locator.targets.size() == 1)
        cited.insert(locator.targets.front());
    }
  }
  return cited;
}

}  // namespace

Places::Side::Side(const EditionUnits& words, const Siblings& s, const NumberLists& pairs)
    : siblings(s), before(s.before), after(s.after), free_children(before.size()) {
  const auto size = static_cast<ProvisionId>(before.size());
  const auto pass = [&pairs](std::vector<ProvisionId>& nearest, ProvisionId id) {
    const ProvisionId next = nearest[id];
    if (next != kNoProvision && pairs[next].empty()) nearest[id] = nearest[next];
  };
  for (ProvisionId id = 0; id < size; ++id) {
    pass(before, id);
    pass(after, size - 1 - id);
    const ProvisionId parent = words.edition().provisions[id].parent;
    if (parent != kNoProvision) free_children[parent] += pairs[id].empty();
  }
}

Places::Places(const TwoEditions& both, const Matcher& matcher,
               const std::vector<MatchedPair>& pairs, const NumberLists& of_old,
               const NumberLists& of_new)
    : both_(both),
      pairs_(pairs),
      of_new_(of_new),
      old_(both.old_words, matcher.old_siblings(), of_old),
      new_(both.new_words, matcher.new_siblings(), of_new) {}

Places::Place Places::Compare(ProvisionId old_id, ProvisionId new_id) const {
  const ProvisionId old_parent = both_.Old(old_id).parent, new_parent = both_.New(new_id).parent;
  const bool parents = ArePair(old_parent, new_parent);
  const ProvisionId before = old_.before[old_id], after = old_.after[old_id];
  const auto agree = [&](ProvisionId a, ProvisionId b) {
    return a == kNoProvision && b == kNoProvision ? parents : ArePair(a, b);
  };
  if (agree(before, new_.before[new_id]) && agree(after, new_.after[new_id])) {
    if (old_.IsNextToPartners(old_id) && new_.IsNextToPartners(new_id)) return kSamePlace;
    if (before != kNoProvision || after != kNoProvision) return kSameGap;
  }
  const bool alone =
      parents && old_.free_children[old_parent] == 1 && new_.free_children[new_parent] == 1;
  return alone ? kSameGap : kElsewhere;
}

bool Places::ArePair(ProvisionId old_id, ProvisionId new_id) const {
  if (old_id == kNoProvision || new_id == kNoProvision) return false;
  const auto of_new = of_new_[new_id];
  return std::ranges::any_of(of_new, [&](uint32_t i) { return pairs_[i].old_id == old_id; });
}

Votes::Votes(const TwoEditions& both, const std::vector<MatchedPair>& pairs,
             const NumberLists& of_old)
    : pairs_(pairs),
      of_old_(of_old),
      cited_alone_by_old_(CitedAlone(both.old_words)),
      cited_alone_by_new_(CitedAlone(both.new_words)) {}

// What each provision cites and none of its siblings does.
Votes::CitedLists Votes::CitedAlone(const EditionUnits& words) {
  const std::vector<Provision>& provisions = words.edition().provisions;
  const auto key = [&](ProvisionId id, ProvisionId cited) {
    return PairKey(provisions[id].parent, cited);
  };
  CitedLists lists(provisions.size());
  HashMap<uint64_t, uint32_t> citing;  // how many, by their parent and what they cite
  for (ProvisionId id = 0; id < provisions.size(); ++id) {
    const std::set<ProvisionId> cited = CitedBy(words, id);
    lists[id].assign(cited.begin(), cited.end());
    for (const ProvisionId one : lists[id]) ++citing[key(id, one)];
  }
  for (ProvisionId id = 0; id < provisions.size(); ++id)
    std::erase_if(lists[id], [&](ProvisionId one) { return citing[key(id, one)] > 1; });
  return lists;
}

bool Votes::CiteAlone(ProvisionId old_id, ProvisionId new_id) const {
  const std::vector<ProvisionId>& news = cited_alone_by_new_[new_id];
  const auto is_cited = [&](uint32_t pair) {
    return std::ranges::binary_search(news, pairs_[pair].new_id);
  };
  return std::ranges::any_of(cited_alone_by_old_[old_id], [&](ProvisionId old) {
    return std::ranges::any_of(of_old_[old], is_cited);
  });
}

}  // namespace codicil
