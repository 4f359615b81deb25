// One-to-one matching: which provision became which. Candidates are scored by their words and by
// their context in the current pairing, then assigned best first; this is repeated until the
// pairing is stable.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash_map.h"
#include "diff/candidates.h"
#include "diff/concordance.h"
#include "diff/match_weights.h"

namespace codicil {

// Evidence for a pair besides its words.
struct Context {
  float parent = 0;    // 1: the parents are a pair; -1: they are in other pairs
  int neighbours = 0;  // how many of the two neighbours are pairs, 0 to 2
  float children = 0;  // the share of the children that are pairs
  bool same_number = false;
};

struct Match {
  ProvisionId partner = kNoProvision;
  uint32_t candidate = 0;  // index into CandidateList::list()
  Context context;
};

// The neighbours of each provision among its siblings.
struct Siblings {
  explicit Siblings(const Edition& edition);
  std::vector<ProvisionId> before, after;
  std::vector<uint32_t> children;  // how many
};

class Matcher {
 public:
  // All must outlive the matcher.
  Matcher(const TwoEditions& both, const Overrides& overrides, const MatchWeights& weights);

  void Run();

  const std::vector<Match>& of_old() const { return of_old_; }
  const std::vector<Match>& of_new() const { return of_new_; }
  const Siblings& old_siblings() const { return old_siblings_; }
  const Siblings& new_siblings() const { return new_siblings_; }
  const CandidateList& candidates() const { return candidates_; }
  const std::vector<size_t>& unfit_overrides() const { return unfit_; }
  bool IsForbidden(ProvisionId old_id, ProvisionId new_id) const {
    return forbidden_.contains(PairKey(old_id, new_id));
  }
  // Whether the provision is pinned, so that nothing else corresponds to it.
  bool IsPinnedOld(ProvisionId id) const { return pinned_old_[id]; }
  bool IsPinnedNew(ProvisionId id) const { return pin_of_new_[id] != nullptr; }
  // The pin of a pinned provision.
  const Override& PinOfNew(ProvisionId id) const { return *pin_of_new_[id]; }

 private:
  void ReadOverrides(const Overrides& overrides);
  bool ReadOverride(const Override& override);
  void SuggestFamilies();
  void SuggestParents();
  void SuggestParts();
  Context ContextOf(uint32_t candidate) const;
  float ParentAgreement(ProvisionId old_id, ProvisionId new_id) const;
  float ChildAgreement(uint32_t candidate) const;
  bool IsBareTitle(const Candidate& candidate, const Context& context) const;
  void SuggestNextTo(ProvisionId old_child);
  struct Scored;
  std::vector<Scored> ScoreAll(bool with_context);
  bool IsHopeless(uint32_t candidate) const;
  void PutInOrder(std::vector<Scored>& scored) const;
  void DropRivals(std::vector<Scored>& scored) const;
  bool Assign(const std::vector<Scored>& best_first);

  const TwoEditions& both_;
  const MatchWeights& weights_;
  CandidateList candidates_;
  Siblings old_siblings_, new_siblings_;
  std::vector<Match> of_old_, of_new_;
  // By old provision: the new one whose children were last tried with its own.
  std::vector<ProvisionId> family_of_old_;
  // By candidate: pairs among their children. Those past the end are 0.
  std::vector<uint32_t> child_pairs_;
  std::vector<std::pair<ProvisionId, ProvisionId>> pins_;
  HashSet<uint64_t> forbidden_;
  std::vector<bool> pinned_old_;
  std::vector<const Override*> pin_of_new_;  // nullptr: not pinned
  std::vector<size_t> unfit_;
};

}  // namespace codicil
