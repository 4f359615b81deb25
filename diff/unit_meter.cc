#include "diff/unit_meter.h"

#include <algorithm>

namespace codicil {
UnitMeter::UnitMeter(const std::vector<float>& weights)
    : weights_(weights), count_(weights.size()) {}

void UnitMeter::Hold(std::span<const uint32_t> words, DifferentWords different_words) {
  if (words.data() == held_.data() && words.size() == held_.size()) return;
  for (const WordCount& one : held_different_) count_[one.word] = 0;
  held_ = words;
  held_different_ = different_words;
  for (const WordCount& one : held_different_) count_[one.word] = one.count;
  phrases_ = {};
}

float UnitMeter::SharedWeight(DifferentWords different_words) const {
  double shared = 0;
  for (const auto& [word, count] : different_words)
    shared += double{weights_[word]} * std::min(count, count_[word]);
  return static_cast<float>(shared);
}

float UnitMeter::SharedPhrases(std::span<const uint32_t> words) {
  const size_t fewer = std::min(held_.size(), words.size());
  if (fewer < 2) return 0;
  if (phrases_.empty()) {
    for (size_t i = 1; i < held_.size(); ++i) ++phrases_[PairKey(held_[i - 1], held_[i])];
  }
  found_.clear();
  for (size_t i = 1; i < words.size(); ++i) {
    const auto phrase = phrases_.find(PairKey(words[i - 1], words[i]));
    if (phrase == phrases_.end() || phrase->second == 0) continue;
    --phrase.value();
    found_.push_back(phrase->first);
  }
  for (const uint64_t phrase : found_) ++phrases_[phrase];
  return static_cast<float>(found_.size()) / static_cast<float>(fewer - 1);
}

}  // namespace codicil
