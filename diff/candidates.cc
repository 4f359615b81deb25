#include "diff/candidates.h"

#include <algorithm>
#include <array>
#include <utility>

#include "diff/limits.h"

namespace codicil {
namespace {

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

// Below this the order of the words is not compared.
constexpr float kWorthPhrases = 0.2f;
constexpr float kTitleAgainstText = 0.7f;

// Groups units by their words; with the same `groups`, alike for both editions.
std::vector<uint32_t> GroupsOf(const std::vector<Unit>& units,
                               HashMap<uint64_t, uint32_t>& groups) {
  std::vector<uint32_t> group_of;
  for (const Unit& unit : units) {
    const auto next = static_cast<uint32_t>(groups.size());
    group_of.push_back(unit.words == 0 ? kNoGroup
                                       : groups.try_emplace(unit.words, next).first->second);
  }
  return group_of;
}

struct Like {
  ProvisionId id;
  ProvisionId other;
};

// Finds, for those of `words` that are not settled, the units among `others` that share rare words.
std::vector<Like> FindLike(const EditionUnits& words, const std::vector<bool>& settled,
                           const EditionUnits& others, const std::vector<float>& weights) {
  RareWords among_others(others, others.provisions, weights);
  std::vector<Like> found;
  for (ProvisionId id = 0; id < words.provisions.size(); ++id) {
    if (settled[id]) continue;
    for (const ProvisionId other : among_others.Find(words.WordsOnce(words.provisions[id])))
      found.push_back({id, other});
  }
  return found;
}

}  // namespace

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

PairMeter::Shorter PairMeter::HoldLonger(ProvisionId old_id, ProvisionId new_id) {
  const Shorter olds{both_.old_words, both_.old_words.provisions[old_id]};
  const Shorter news{both_.new_words, both_.new_words.provisions[new_id]};
  const bool old_longer = both_.IsOldLonger(old_id, new_id);
  const Shorter& longer = old_longer ? olds : news;
  meter_.Hold(longer.words.Words(longer.unit), longer.words.WordsOnce(longer.unit));
  return old_longer ? news : olds;
}

float PairMeter::SharedWeight(ProvisionId old_id, ProvisionId new_id) {
  const Shorter shorter = HoldLonger(old_id, new_id);
  return meter_.SharedWeight(shorter.words.WordsOnce(shorter.unit));
}

float PairMeter::SharedPhrases(ProvisionId old_id, ProvisionId new_id) {
  const Shorter shorter = HoldLonger(old_id, new_id);
  return meter_.SharedPhrases(shorter.words.Words(shorter.unit));
}

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

float TwoEditions::Likeness(const Unit& old_unit, const Unit& new_unit) const {
  if (old_unit.words == new_unit.words) return 1;
  const float weight = old_unit.weight + new_unit.weight;
  if (weight == 0) return 0;
  return 2 * SharedWeight(old_words.Bag(old_unit), new_words.Bag(new_unit), weights) / weight;
}

CandidateList::CandidateList(const TwoEditions& both)
    : both_(both),
      meter_(both),
      settled_old_(both.old_size()),
      settled_new_(both.new_size()),
      anchored_old_(both.old_size()),
      anchored_new_(both.new_size()) {}

void CandidateList::Collect() {
  AddSameWords();
  AddSameNumbers();
  AddRareWords();
  MeasureAll();
}

bool CandidateList::MayBePair(ProvisionId old_id, ProvisionId new_id) const {
  return both_.old_words.provisions[old_id].words == both_.new_words.provisions[new_id].words ||
         (!settled_old_[old_id] && !settled_new_[new_id]);
}

uint32_t CandidateList::Note(ProvisionId old_id, ProvisionId new_id) {
  const auto next = static_cast<uint32_t>(list_.size());
  const auto [known, is_new] = known_.try_emplace(PairKey(old_id, new_id), next);
  if (is_new) list_.push_back({.old_id = old_id, .new_id = new_id});
  return known->second;
}

uint32_t CandidateList::Add(ProvisionId old_id, ProvisionId new_id) {
  const size_t size = list_.size();
  const uint32_t index = Note(old_id, new_id);
  if (index == size) Measure(list_[index]);
  return index;
}

void CandidateList::AddSameWords() {
  HashMap<uint64_t, uint32_t> words;
  const std::vector<uint32_t> group_of_old = GroupsOf(both_.old_words.provisions, words);
  const std::vector<uint32_t> group_of_new = GroupsOf(both_.new_words.provisions, words);
  const NumberLists olds = InGroups(group_of_old, words.size());
  const NumberLists news = InGroups(group_of_new, words.size());
  for (uint32_t i = 0; i < words.size(); ++i) {
    const auto old_group = olds[i], new_group = news[i];
    // If there are several, at least those at the same position among them.
    for (size_t k = 0; k < std::min(old_group.size(), new_group.size()); ++k)
      Note(old_group[k], new_group[k]);
    if (old_group.size() != new_group.size()) continue;
    for (const ProvisionId id : old_group) settled_old_[id] = true;
    for (const ProvisionId id : new_group) settled_new_[id] = true;
    if (old_group.size() > 1) continue;
    list_.back().unique = true;
    anchored_old_[old_group[0]] = anchored_new_[new_group[0]] = true;
  }
}

void CandidateList::AddSameNumbers() {
  for (ProvisionId id = 0; id < both_.new_size(); ++id) {
    const ProvisionId old_id = both_.old_words.edition().Find(both_.New(id).number);
    if (old_id != kNoProvision) Note(old_id, id);
  }
}

void CandidateList::AddRareWords() {
  const auto find = [&](const EditionUnits& words, const std::vector<bool>& settled,
                        const EditionUnits& others) {
    return FindLike(words, settled, others, both_.weights);
  };
  for (const Like& like : find(both_.new_words, settled_new_, both_.old_words))
    Note(like.other, like.id);
  for (const Like& like : find(both_.old_words, settled_old_, both_.new_words))
    Note(like.id, like.other);
}

void CandidateList::MeasureAll() {
  for (const uint32_t i : InOrderOfMeasuring()) Measure(list_[i]);
}

std::vector<uint32_t> CandidateList::InOrderOfMeasuring() const {
  const auto longer = [this](const Candidate& candidate) -> uint32_t {
    const auto [old_id, new_id] = std::pair(candidate.old_id, candidate.new_id);
    if (both_.IsOldLonger(old_id, new_id)) return old_id;
    return static_cast<uint32_t>(both_.old_size()) + new_id;
  };
  const NumberLists groups = InGroups(list_, both_.old_size() + both_.new_size(), longer);
  return {groups.All().begin(), groups.All().end()};
}

void CandidateList::Measure(Candidate& candidate) {
  const Unit& a = both_.old_words.provisions[candidate.old_id];
  const Unit& b = both_.new_words.provisions[candidate.new_id];
  candidate.same_words = a.words == b.words && a.words != 0;
  if (candidate.same_words) {
    candidate.similarity = candidate.contained = candidate.phrases = 1;
    candidate.shared = a.weight;
  }
  if (a.words == b.words || a.words == 0 || b.words == 0) return;
  candidate.shared = meter_.SharedWeight(candidate.old_id, candidate.new_id);
  candidate.similarity = 2 * candidate.shared / (a.weight + b.weight);
  candidate.contained = candidate.shared / std::min(a.weight, b.weight);
  // A title does not correspond to a text, whatever words they share.
  if ((a.text.typeset == 0) != (b.text.typeset == 0)) {
    candidate.similarity *= kTitleAgainstText;
    candidate.contained *= kTitleAgainstText;
  }
  // The same heading over different texts.
  if (a.heading_words == b.heading_words && a.heading_words != 0)
    candidate.similarity = 0.5f + candidate.similarity / 2;
  if (candidate.contained < kWorthPhrases) return;
  const bool can_tell =
      candidate.similarity >= kFairSimilarity ||
      (candidate.contained >= kNearlyContained && candidate.similarity >= kLeastSimilarity);
  candidate.phrases =
      can_tell ? meter_.SharedPhrases(candidate.old_id, candidate.new_id) : Candidate::kNotMeasured;
}

void CandidateList::MeasurePhrases(uint32_t index) {
  Candidate& candidate = list_[index];
  if (candidate.phrases != Candidate::kNotMeasured) return;
  candidate.phrases = meter_.SharedPhrases(candidate.old_id, candidate.new_id);
}

}  // namespace codicil
