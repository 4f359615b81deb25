#include "diff/family_pairs.h"

#include <algorithm>
#include <map>

#include "crossref/number_lists.h"
#include "text/budget.h"

namespace codicil {
namespace {

// How much of the words below a section must be in another one, or in several of them together,
// and in each of these.
constexpr float kMost = 0.5f;
constexpr float kFairPart = 0.2f;
// How much of a title must be in the other one.
constexpr float kTitleWord = 0.2f;

using End = ProvisionId MatchedPair::*;

// One direction: the sections of one edition that have no partner.
class Follower {
 public:
  Follower(const EditionUnits& mine, const EditionUnits& theirs, End my_end, End their_end,
           const std::vector<float>& weights, const std::vector<MatchedPair>& pairs)
      : mine_(mine),
        theirs_(theirs),
        weights_(weights),
        their_end_(their_end),
        pairs_(pairs),
        of_mine_(InGroups(pairs, mine.provisions.size(), my_end)),
        of_theirs_(InGroups(pairs, theirs.provisions.size(), their_end)) {}

  // Calls `take(section, home, share)`.
  template <typename Take>
  void Run(Titles titles, Take take) {
    const std::vector<Provision>& provisions = mine_.edition().provisions;
    for (ProvisionId id = 0; id < provisions.size(); ++id) {
      const bool is_section = provisions[id].subtree_end > id + 1 &&
                              (titles == Titles::kAlike || mine_.provisions[id].text.typeset == 0);
      if (is_section && of_mine_[id].empty()) {
        for (const auto& [home, share] : HomesOf(id, titles)) take(id, home, share);
      }
    }
  }

  // Whether the home's title has a word of the section's.
  bool HasTitleWord(ProvisionId section, ProvisionId home) const {
    return SharedWith(section, home) >=
           kTitleWord * std::max(mine_.provisions[section].weight, 1.0f);
  }

  bool IsFreeThere(ProvisionId id) const { return of_theirs_[id].empty(); }

 private:
  using Homes = std::vector<std::pair<ProvisionId, float>>;

  // With titles alike, its children count alone, and what is right above them now.
  Homes HomesOf(ProvisionId section, Titles titles) const {
    const bool alike = titles == Titles::kAlike;
    const Provision& above = mine_.edition().provisions[section];
    std::map<ProvisionId, float> weight_in;
    float all = 0;
    for (ProvisionId id = section + 1; id < above.subtree_end; ++id) {
      const Provision& below = mine_.edition().provisions[id];
      if (alike && below.parent != section) continue;
      const float weight = alike ? 1 : mine_.provisions[id].weight;
      all += weight;
      for (const uint32_t i : of_mine_[id]) {
        const ProvisionId other = pairs_[i].*their_end_;
        const ProvisionId home = AboveAt(other, alike ? SIZE_MAX : above.depth);
        if (home != kNoProvision) weight_in[home] += alike ? weight : SharedWith(id, other);
      }
    }
    Homes homes;
    float together = 0;
    for (const auto& [home, weight] : weight_in) {
      if (weight >= kMost * all && (!alike || weight > 1))
        return {{home, std::min(1.0f, weight / all)}};
      if (weight < kFairPart * all) continue;
      homes.emplace_back(home, weight / all);
      together += weight / all;
    }
    if (together < kMost || alike) homes.clear();
    return homes;
  }

  float SharedWith(ProvisionId mine, ProvisionId their) const {
    return SharedWeight(mine_.Bag(mine_.provisions[mine]), theirs_.Bag(theirs_.provisions[their]),
                        weights_);
  }

  // The section at that depth above a provision, or the one right above it.
  ProvisionId AboveAt(ProvisionId id, size_t depth) const {
    const std::vector<Provision>& provisions = theirs_.edition().provisions;
    do {
      id = provisions[id].parent;
    } while (id != kNoProvision && provisions[id].depth > depth);
    return id;
  }

  const EditionUnits& mine_;
  const EditionUnits& theirs_;
  const std::vector<float>& weights_;
  const End their_end_;
  const std::vector<MatchedPair>& pairs_;
  const NumberLists of_mine_, of_theirs_;
};

}  // namespace

void FollowChildren(const TwoEditions& both, const Matcher& matcher, Titles titles,
                    std::vector<MatchedPair>& pairs) {
  constexpr End old_end = &MatchedPair::old_id, new_end = &MatchedPair::new_id;
  std::vector<MatchedPair> found;
  std::vector<uint32_t> parts_of_old(both.old_size()), parts_of_new(both.new_size());
  const auto add = [&](ProvisionId old_id, ProvisionId new_id, bool main, float share) {
    if (matcher.IsPinnedOld(old_id) || matcher.IsPinnedNew(new_id) ||
        matcher.IsForbidden(old_id, new_id) || ++parts_of_old[old_id] >= kMostParts ||
        ++parts_of_new[new_id] >= kMostParts)
      return;
    const auto same = [&](const MatchedPair& pair) {
      return pair.old_id == old_id && pair.new_id == new_id;
    };
    if (std::ranges::any_of(found, same)) return;
    found.push_back({old_id, new_id, main, share, Evidence::OfChildren(share)});
  };
  Follower olds(both.old_words, both.new_words, old_end, new_end, both.weights, pairs);
  olds.Run(titles, [&](ProvisionId section, ProvisionId home, float share) {
    if (titles == Titles::kAny || olds.HasTitleWord(section, home))
      add(section, home, olds.IsFreeThere(home), share);
  });
  if (titles == Titles::kAlike) {
    Follower news(both.new_words, both.old_words, new_end, old_end, both.weights, pairs);
    news.Run(titles, [&](ProvisionId section, ProvisionId home, float share) {
      if (news.HasTitleWord(section, home)) add(home, section, news.IsFreeThere(home), share);
    });
  }
  pairs.insert(pairs.end(), found.begin(), found.end());
}

}  // namespace codicil
