#include "diff/rare_words.h"

#include <array>
#include <span>
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
  // A lower rank is not kept; an equal one may be.
  float Floor() const { return kept_.back().rank; }
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

}  // namespace

RareWords::RareWords(const EditionWords& words, const std::vector<Unit>& units,
                     const std::vector<float>& weights, const std::vector<DifferentWords>& sought)
    : weights_(weights),
      first_(weights.size() + 1),
      score_(units.size()),
      touched_(units.size() + 1) {
  divisor_.reserve(units.size());
  for (const Unit& unit : units) divisor_.push_back(unit.weight + 1);
  MakeIndex(words, units, sought);
}

void RareWords::MakeIndex(const EditionWords& words, const std::vector<Unit>& units,
                          const std::vector<DifferentWords>& sought) {
  std::vector<uint32_t> is_sought(weights_.size()), count(weights_.size());
  for (const DifferentWords of_one : sought) {
    for (const WordCount& one : of_one) is_sought[one.word] = 1;
  }
  for (const Unit& unit : units) {
    for (const WordCount& one : words.WordsOnce(unit)) count[one.word] += is_sought[one.word];
  }
  for (size_t word = 0; word < count.size(); ++word) {
    if (count[word] > kCommonWord) count[word] = 0;
    first_[word + 1] = first_[word] + count[word];
  }
  // All the words that cannot be looked up write to one place after the last: this avoids an
  // unpredictable branch for each word.
  ids_.resize(first_.back() + 1);
  std::vector<uint32_t> next(count.size());
  for (size_t word = 0; word < count.size(); ++word) {
    next[word] = count[word] > 0 ? first_[word] : first_.back();
    count[word] = count[word] > 0;  // now the step from one to the next
  }
  for (uint32_t id = 0; id < units.size(); ++id) {
    for (const WordCount& one : words.WordsOnce(units[id])) {
      ids_[next[one.word]] = id;
      next[one.word] += count[one.word];
    }
  }
}

const std::vector<uint32_t>& RareWords::Find(DifferentWords words) {
  for (const WordCount& one : words) AddUnitsWith(one.word);
  // The larger a unit, the less the shared words count: a long text shares some words with all.
  Best alike, wholes;
  for (const uint32_t id : std::span(touched_.data(), touched_count_)) {
    const float score = std::exchange(score_[id], 0.0f);
    // Most are not kept in either list, so the division can be skipped.
    constexpr float kRounding = 0.99999f;
    if (score * score >= kRounding * alike.Floor() * divisor_[id])
      alike.Offer(score * score / divisor_[id], id);
    if (score >= wholes.Floor()) wholes.Offer(score, id);
  }
  touched_count_ = 0, best_.clear();
  alike.AppendTo(best_), wholes.AppendTo(best_);
  return best_;
}

void RareWords::AddUnitsWith(uint32_t word) {
  for (uint32_t i = first_[word]; i < first_[word + 1]; ++i) {
    float& score = score_[ids_[i]];
    touched_[touched_count_] = ids_[i];
    touched_count_ += score == 0;
    score += weights_[word];
  }
}

}  // namespace codicil
