// One-to-one partners among the units of two lists: glossary entries, or examples.
#pragma once

#include <algorithm>
#include <deque>
#include <vector>

#include "base/hash_map.h"
#include "diff/candidates.h"

namespace codicil {

class Pairing {
 public:
  Pairing(const TwoEditions& both, const std::vector<Unit>& olds, const std::vector<Unit>& news)
      : both_(both),
        olds_(olds),
        news_(news),
        of_old_(olds.size(), kNoEntry),
        of_new_(news.size(), kNoEntry) {}

  uint32_t OfOld(uint32_t i) const { return of_old_[i]; }
  uint32_t OfNew(uint32_t i) const { return of_new_[i]; }

  void Pair(uint32_t old_id, uint32_t new_id) {
    of_old_[old_id] = new_id;
    of_new_[new_id] = old_id;
  }

  // Pairs units with equal hashes (`hash(words, i)`; 0: none), the first with the first and so on.
  template <typename Hash>
  void PairSame(Hash hash) {
    HashMap<uint64_t, std::deque<uint32_t>> same;
    for (uint32_t i = 0; i < olds_.size(); ++i) {
      const uint64_t key = of_old_[i] == kNoEntry ? hash(both_.old_words, i) : 0;
      if (key != 0) same[key].push_back(i);
    }
    for (uint32_t i = 0; i < news_.size(); ++i) {
      const auto olds = of_new_[i] == kNoEntry ? same.find(hash(both_.new_words, i)) : same.end();
      if (olds == same.end() || olds->second.empty()) continue;
      Pair(olds->second.front(), i);
      olds.value().pop_front();
    }
  }

  float Similarity(uint32_t old_id, uint32_t new_id) const {
    return both_.Likeness(olds_[old_id], news_[new_id]);
  }

  // Whether they can be that similar; false if their weights alone rule it out.
  bool MayReach(float floor, uint32_t old_id, uint32_t new_id) const {
    constexpr float kRounding = 0.01f;
    const Unit &a = olds_[old_id], &b = news_[new_id];
    return 2 * std::min(a.weight, b.weight) >= (floor - kRounding) * (a.weight + b.weight);
  }

  struct Offer {
    float similarity;
    uint32_t old_id, new_id;
  };
  // Most similar first.
  void PairBest(std::vector<Offer> offers) {
    std::ranges::sort(offers, [](const Offer& a, const Offer& b) {
      if (a.similarity != b.similarity) return a.similarity > b.similarity;
      return a.new_id != b.new_id ? a.new_id < b.new_id : a.old_id < b.old_id;
    });
    for (const Offer& offer : offers) {
      if (of_old_[offer.old_id] == kNoEntry && of_new_[offer.new_id] == kNoEntry)
        Pair(offer.old_id, offer.new_id);
    }
  }

 private:
  const TwoEditions& both_;
  const std::vector<Unit>& olds_;
  const std::vector<Unit>& news_;
  std::vector<uint32_t> of_old_, of_new_;
};

}  // namespace codicil
