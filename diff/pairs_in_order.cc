#include <algorithm>
#include <utility>

#include "base/hash_map.h"
#include "crossref/number_lists.h"
#include "diff/classifier.h"

namespace codicil {
namespace {

class Orderer {
 public:
  Orderer(const TwoEditions& both, Matching matching)
      : matched_(std::move(matching.pairs)),
        old_refused_(std::move(matching.old_refused)),
        new_refused_(std::move(matching.new_refused)),
        new_size_(static_cast<ProvisionId>(both.new_size())),
        of_new_(InGroups(matched_.size(), new_size_,
                         [this](uint32_t i) { return matched_[i].new_id; })),
        old_count_(both.old_size()) {
    std::vector<ProvisionId> main_partner(both.old_size(), kNoProvision);
    for (const MatchedPair& pair : matched_) {
      ++old_count_[pair.old_id];
      if (pair.main) main_partner[pair.old_id] = pair.new_id;
    }
    PlaceGone(main_partner);
  }

  std::vector<Correspondence> Run() && {
    pairs_.reserve(new_size_ + gone_.All().size() + matched_.size());
    for (const ProvisionId id : gone_[new_size_]) AddRemoved(id);
    for (ProvisionId id = 0; id < new_size_; ++id) AddNew(id);
    return std::move(pairs_);
  }

 private:
  // A removed provision comes after the nearest one before it that was not removed; if there is
  // none before it, in a group after the others.
  void PlaceGone(const std::vector<ProvisionId>& main_partner) {
    std::vector<uint32_t> anchors(main_partner.size(), kNoGroup);
    ProvisionId anchor = new_size_;
    for (ProvisionId id = 0; id < main_partner.size(); ++id) {
      if (main_partner[id] != kNoProvision) {
        anchor = main_partner[id];
      } else if (old_count_[id] == 0) {
        anchors[id] = anchor;
      }
    }
    gone_ = InGroups(anchors.size(), new_size_ + 1, [&](uint32_t id) { return anchors[id]; });
  }

  void AddNew(ProvisionId id) {
    const std::span<const uint32_t> group = of_new_[id];
    all_.assign(group.begin(), group.end());
    std::ranges::sort(
        all_, [this](uint32_t a, uint32_t b) { return matched_[a].old_id < matched_[b].old_id; });
    if (all_.empty())
      pairs_.push_back({kNoProvision, id, {ChangeKind::kAdded}, 1 - new_refused_[id], {}});
    for (const uint32_t i : all_) {
      MatchedPair& pair = matched_[i];
      Correspondence& added = pairs_.emplace_back();
      added.old_id = pair.old_id;
      added.new_id = id;
      added.confidence = pair.confidence;
      added.evidence = std::move(pair.evidence);
      if (old_count_[pair.old_id] > 1) added.kinds.Add(ChangeKind::kSplit);
      if (all_.size() > 1) added.kinds.Add(ChangeKind::kMerged);
    }
    for (const ProvisionId gone : gone_[id]) AddRemoved(gone);
  }

  void AddRemoved(ProvisionId id) {
    pairs_.push_back({id, kNoProvision, {ChangeKind::kRemoved}, 1 - old_refused_[id], {}});
  }

  std::vector<MatchedPair> matched_;
  std::vector<float> old_refused_, new_refused_;
  ProvisionId new_size_;
  NumberLists of_new_;  // of matched_
  NumberLists gone_;    // old provisions, by the new one that they come after
  std::vector<uint32_t> old_count_;
  std::vector<uint32_t> all_;  // of the current new provision, in matched_
  std::vector<Correspondence> pairs_;
};

// Of several pairs with the same end, the most alike is the main one; of equals the surest.
void MarkMain(const TwoEditions& both, ProvisionId Correspondence::*end, bool Correspondence::*main,
              std::vector<Correspondence>& pairs) {
  struct MainPair {
    Correspondence* pair = nullptr;
    std::pair<float, float> rank;
  };
  HashMap<ProvisionId, MainPair> best_of;
  for (Correspondence& pair : pairs) {
    if (!pair.kinds.Has(ChangeKind::kSplit) && !pair.kinds.Has(ChangeKind::kMerged)) continue;
    const std::pair rank(both.Likeness(both.old_words.provisions[pair.old_id],
                                       both.new_words.provisions[pair.new_id]),
                         pair.confidence);
    MainPair& best = best_of[pair.*end];
    pair.*main = best.pair == nullptr || rank > best.rank;
    if (!(pair.*main)) continue;
    if (best.pair != nullptr) best.pair->*main = false;
    best = {&pair, rank};
  }
}

}  // namespace

std::vector<Correspondence> PairsInOrder(const TwoEditions& both, Matching matching) {
  std::vector<Correspondence> pairs = Orderer(both, std::move(matching)).Run();
  MarkMain(both, &Correspondence::old_id, &Correspondence::main_of_old, pairs);
  MarkMain(both, &Correspondence::new_id, &Correspondence::main_of_new, pairs);
  return pairs;
}

}  // namespace codicil
