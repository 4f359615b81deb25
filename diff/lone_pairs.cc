#include "diff/lone_pairs.h"

#include <algorithm>

#include "diff/groups.h"

namespace codicil {
namespace {

// How much two texts between the same neighbours must have in common.
constexpr float kLeastLikeness = 0.2f;
// What the neighbours alone are worth as confidence, and what the words add to it.
constexpr float kPlaceAlone = 0.3f;
constexpr float kWords = 0.5f;

class LoneFinder {
 public:
  LoneFinder(const TwoEditions& both, const Matcher& matcher, const std::vector<MatchedPair>& pairs)
      : both_(both),
        matcher_(matcher),
        pairs_(pairs),
        of_old_(InGroups(pairs.size(), both.old_size(),
                         [&pairs](uint32_t i) { return pairs[i].old_id; })),
        of_new_(InGroups(pairs.size(), both.new_size(),
                         [&pairs](uint32_t i) { return pairs[i].new_id; })) {}

  std::vector<MatchedPair> Find() const {
    std::vector<MatchedPair> found;
    for (ProvisionId id = 0; id < both_.new_size(); ++id) {
      if (!IsFreeNew(id)) continue;
      const ProvisionId old_id = AcrossFrom(id);
      if (old_id == kNoProvision || matcher_.IsForbidden(old_id, id)) continue;
      const float likeness = Likeness(old_id, id);
      if (likeness < kLeastLikeness) continue;
      Evidence evidence{Evidence::kSharedWords, Evidence::kBothNeighbours};
      evidence.share = likeness;
      found.push_back({old_id, id, true, kPlaceAlone + kWords * likeness, evidence});
    }
    return found;
  }

 private:
  bool IsFreeOld(ProvisionId id) const { return of_old_[id].empty() && !matcher_.IsPinnedOld(id); }
  bool IsFreeNew(ProvisionId id) const { return of_new_[id].empty() && !matcher_.IsPinnedNew(id); }

  bool Answers(ProvisionId old_id, ProvisionId new_id) const {
    if (old_id == kNoProvision || new_id == kNoProvision) return false;
    const auto of_new = of_new_[new_id];
    return std::any_of(of_new.begin(), of_new.end(),
                       [&](uint32_t i) { return pairs_[i].old_id == old_id; });
  }

  // Returns the free old provision between the same neighbours. The first and the last of a family
  // have their parent for a neighbour.
  ProvisionId AcrossFrom(ProvisionId id) const {
    const ProvisionId before = matcher_.new_siblings().before[id], parent = both_.New(id).parent;
    const ProvisionId first = before == kNoProvision ? parent : before;
    if (first == kNoProvision) return kNoProvision;
    for (const uint32_t i : of_new_[first]) {
      const ProvisionId old_first = pairs_[i].old_id;
      const ProvisionId old_id =
          before != kNoProvision ? matcher_.old_siblings().after[old_first] : FirstChild(old_first);
      if (old_id != kNoProvision && IsFreeOld(old_id) && EndsAlike(old_id, id)) return old_id;
    }
    return kNoProvision;
  }

  ProvisionId FirstChild(ProvisionId old_id) const {
    return matcher_.old_siblings().children[old_id] == 0 ? kNoProvision : old_id + 1;
  }

  bool EndsAlike(ProvisionId old_id, ProvisionId new_id) const {
    const ProvisionId a = matcher_.old_siblings().after[old_id];
    const ProvisionId b = matcher_.new_siblings().after[new_id];
    if (a != kNoProvision || b != kNoProvision) return Answers(a, b);
    return Answers(both_.Old(old_id).parent, both_.New(new_id).parent);
  }

  // 0 for a title and a text.
  float Likeness(ProvisionId old_id, ProvisionId new_id) const {
    const Unit &a = both_.old_words.provisions[old_id], &b = both_.new_words.provisions[new_id];
    if ((a.text.typeset == 0) != (b.text.typeset == 0)) return 0;
    if (a.words == b.words) return 1;
    const float shared =
        SharedWeight(both_.old_words.Bag(a), both_.new_words.Bag(b), both_.weights);
    return 2 * shared / (a.weight + b.weight);
  }

  const TwoEditions& both_;
  const Matcher& matcher_;
  const std::vector<MatchedPair>& pairs_;
  NumberLists of_old_, of_new_;  // of pairs_
};

}  // namespace

std::vector<MatchedPair> FindLonePairs(const TwoEditions& both, const Matcher& matcher,
                                       const std::vector<MatchedPair>& pairs) {
  return LoneFinder(both, matcher, pairs).Find();
}

}  // namespace codicil
