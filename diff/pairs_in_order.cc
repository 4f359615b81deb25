#include <algorithm>

#include "diff/classifier.h"

namespace codicil {
namespace {

class Orderer {
 public:
  Orderer(const TwoEditions& both, std::vector<MatchedPair> matched)
      : of_new_(both.new_size()),
        gone_behind_(both.new_size()),
        old_count_(both.old_size()),
        new_count_(both.new_size()) {
    std::vector<ProvisionId> main_partner(both.old_size(), kNoProvision);
    for (MatchedPair& pair : matched) {
      ++old_count_[pair.old_id], ++new_count_[pair.new_id];
      if (pair.main) main_partner[pair.old_id] = pair.new_id;
      of_new_[pair.new_id].push_back(std::move(pair));
    }
    PlaceGone(main_partner);
  }

  std::vector<Correspondence> Run() && {
    for (const ProvisionId id : gone_at_start_) AddRemoved(id);
    for (ProvisionId id = 0; id < of_new_.size(); ++id) AddNew(id);
    return std::move(pairs_);
  }

 private:
  // What is gone stands behind the nearest provision before it that is not.
  void PlaceGone(const std::vector<ProvisionId>& main_partner) {
    ProvisionId anchor = kNoProvision;
    for (ProvisionId id = 0; id < main_partner.size(); ++id) {
      if (main_partner[id] != kNoProvision) {
        anchor = main_partner[id];
      } else if (old_count_[id] == 0) {
        (anchor == kNoProvision ? gone_at_start_ : gone_behind_[anchor]).push_back(id);
      }
    }
  }

  void AddNew(ProvisionId id) {
    std::vector<MatchedPair>& all = of_new_[id];
    std::sort(all.begin(), all.end(),
              [](const MatchedPair& a, const MatchedPair& b) { return a.old_id < b.old_id; });
    if (all.empty()) pairs_.push_back({kNoProvision, id, {ChangeKind::kAdded}, 1, {}});
    for (MatchedPair& pair : all) {
      Correspondence& added = pairs_.emplace_back(
          Correspondence{pair.old_id, id, {}, pair.confidence, std::move(pair.evidence)});
      if (old_count_[pair.old_id] > 1) added.kinds.Add(ChangeKind::kSplit);
      if (new_count_[id] > 1) added.kinds.Add(ChangeKind::kMerged);
    }
    for (const ProvisionId gone : gone_behind_[id]) AddRemoved(gone);
  }

  void AddRemoved(ProvisionId id) {
    pairs_.push_back({id, kNoProvision, {ChangeKind::kRemoved}, 1, {}});
  }

  std::vector<std::vector<MatchedPair>> of_new_;
  std::vector<ProvisionId> gone_at_start_;
  std::vector<std::vector<ProvisionId>> gone_behind_;
  std::vector<uint32_t> old_count_, new_count_;
  std::vector<Correspondence> pairs_;
};

}  // namespace

std::vector<Correspondence> PairsInOrder(const TwoEditions& both,
                                         std::vector<MatchedPair> matched) {
  return Orderer(both, std::move(matched)).Run();
}

}  // namespace codicil
