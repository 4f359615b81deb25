#include "diff/rare_words.h"

#include <algorithm>

namespace codicil {
namespace {

// A word in more units than this leads to no other unit.
constexpr size_t kCommonWord = 48;
constexpr size_t kKept = 4;

template <typename Rank>
void Keep(std::vector<uint32_t>& ids, Rank rank) {
  const size_t kept = std::min(kKept, ids.size());
  std::partial_sort(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(kept), ids.end(),
                    [&rank](uint32_t a, uint32_t b) {
                      const float left = rank(a), right = rank(b);
                      return left != right ? left > right : a < b;
                    });
  ids.resize(kept);
}

}  // namespace

RareWords::RareWords(const EditionWords& words, const std::vector<Unit>& units,
                     const std::vector<float>& weights)
    : units_(units), weights_(weights), first_(weights.size() + 1), score_(units.size()) {
  const auto for_each = [&](auto take) {
    for (uint32_t id = 0; id < units.size(); ++id) {
      for (const WordCount& word : words.Bag(units[id])) take(word.word, id);
    }
  };
  for_each([this](uint32_t word, uint32_t) { ++first_[word + 1]; });
  for (size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
  ids_.resize(first_.back());
  std::vector<uint32_t> next(first_.begin(), first_.end() - 1);
  for_each([this, &next](uint32_t word, uint32_t id) { ids_[next[word]++] = id; });
}

std::span<const uint32_t> RareWords::UnitsWith(uint32_t word) const {
  return {ids_.data() + first_[word], ids_.data() + first_[word + 1]};
}

const std::vector<uint32_t>& RareWords::Find(WordBag bag) {
  best_.clear();
  for (const WordCount& word : bag) {
    const std::span<const uint32_t> ids = UnitsWith(word.word);
    if (ids.size() > kCommonWord) continue;
    for (const uint32_t id : ids) {
      if (score_[id] == 0) best_.push_back(id);
      score_[id] += weights_[word.word];
    }
  }
  KeepBest();
  return best_;
}

void RareWords::KeepBest() {
  const std::vector<uint32_t> touched = best_;
  std::vector<uint32_t> wholes = best_;
  // What is shared counts against what the other one is: a long text shares some words with all.
  Keep(best_, [this](uint32_t id) { return score_[id] * score_[id] / (units_[id].weight + 1); });
  Keep(wholes, [this](uint32_t id) { return score_[id]; });
  best_.insert(best_.end(), wholes.begin(), wholes.end());
  for (const uint32_t id : touched) score_[id] = 0;
}

}  // namespace codicil
