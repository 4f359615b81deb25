#include "diff/places.h"

#include <algorithm>

namespace codicil {

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

}  // namespace codicil
