#include "diff/unit_meter.h"

#include <algorithm>
#include <bit>

#include "diff/hashing.h"

namespace codicil {
namespace {

uint64_t PhraseOf(uint32_t word, uint32_t next) { return uint64_t{word} << 32 | next; }

}  // namespace

UnitMeter::UnitMeter(const std::vector<float>& weights)
    : weights_(weights), count_(weights.size()) {}

void UnitMeter::Hold(std::span<const uint32_t> words, DifferentWords different_words) {
  if (words.data() == held_.data() && words.size() == held_.size()) return;
  for (const WordCount& one : held_different_) count_[one.word] = 0;
  held_ = words;
  held_different_ = different_words;
  for (const WordCount& one : held_different_) count_[one.word] = one.count;
  slots_.clear();
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
  if (slots_.empty()) HoldPhrases();
  found_.clear();
  for (size_t i = 1; i < words.size(); ++i) {
    if (count_[words[i - 1]] == 0 || count_[words[i]] == 0) continue;
    Slot& slot = SlotOf(PhraseOf(words[i - 1], words[i]));
    if (slot.left == 0) continue;
    --slot.left;
    found_.push_back(static_cast<uint32_t>(&slot - slots_.data()));
  }
  for (const uint32_t slot : found_) ++slots_[slot].left;
  return static_cast<float>(found_.size()) / static_cast<float>(fewer - 1);
}

void UnitMeter::HoldPhrases() {
  slots_.resize(std::bit_ceil(2 * held_.size()));
  for (size_t i = 1; i < held_.size(); ++i) {
    const uint64_t phrase = PhraseOf(held_[i - 1], held_[i]);
    Slot& slot = SlotOf(phrase);
    slot = {phrase, slot.left + 1, true};
  }
}

// Returns where the phrase is, or where it would be.
UnitMeter::Slot& UnitMeter::SlotOf(uint64_t phrase) {
  size_t at = Mix(phrase) & (slots_.size() - 1);
  while (slots_[at].taken && slots_[at].phrase != phrase) at = (at + 1) & (slots_.size() - 1);
  return slots_[at];
}

}  // namespace codicil
