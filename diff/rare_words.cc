#include "diff/rare_words.h"

#include <array>
#include <utility>

namespace codicil {
namespace {

// A word in more units than this does not lead to any of them.
constexpr size_t kCommonWord = 48;

// The few best-ranked units, best first; of equals, the first in the edition.
class Best {
 public:
  void Offer(float rank, uint32_t id) {
    if (!IsBefore({rank, id}, kept_.back())) return;
    size_t at = kKept - 1;
    for (; at > 0 && IsBefore({rank, id}, kept_[at - 1]); --at) kept_[at] = kept_[at - 1];
    kept_[at] = {rank, id};
  }
  void AppendTo(std::vector<uint32_t>& ids) const {
    for (const Ranked& one : kept_) {
      if (one.rank > 0) ids.push_back(one.id);
    }
  }

 private:
  static constexpr size_t kKept = 4;
  // 0: none yet; everything offered ranks higher.
  struct Ranked {
    float rank = 0;
    uint32_t id = 0;
  };
  static bool IsBefore(const Ranked& a, const Ranked& b) {
    return a.rank != b.rank ? a.rank > b.rank : a.id < b.id;
  }

  std::array<Ranked, kKept> kept_;
};

NumberLists UnitsWithRareWords(const EditionUnits& words, const std::vector<Unit>& units,
                               size_t word_count) {
  std::vector<uint32_t> count(word_count);
  for (const Unit& unit : units) {
    for (const WordCount& one : words.WordsOnce(unit)) ++count[one.word];
  }
  return NumberLists(word_count, [&](auto add) {
    for (uint32_t id = 0; id < units.size(); ++id) {
      for (const WordCount& one : words.WordsOnce(units[id])) {
        if (count[one.word] <= kCommonWord) add(one.word, id);
      }
    }
  });
}

}  // namespace

RareWords::RareWords(const EditionUnits& words, const std::vector<Unit>& units,
                     const std::vector<float>& weights)
    : weights_(weights),
      units_with_(UnitsWithRareWords(words, units, weights.size())),
      score_(units.size()) {
  for (const Unit& unit : units) divisor_.push_back(unit.weight + 1);
}

const std::vector<uint32_t>& RareWords::Find(DifferentWords words) {
  for (const WordCount& one : words) {
    for (const uint32_t id : units_with_[one.word]) {
      if (score_[id] == 0) touched_.push_back(id);
      score_[id] += weights_[one.word];
    }
  }
  // The larger a unit, the less the shared words count: a long text shares some words with all.
  Best alike, wholes;
  for (const uint32_t id : touched_) {
    const float score = std::exchange(score_[id], 0.0f);
    alike.Offer(score * score / divisor_[id], id);
    wholes.Offer(score, id);
  }
  touched_.clear(), best_.clear();
  alike.AppendTo(best_), wholes.AppendTo(best_);
  return best_;
}

}  // namespace codicil
