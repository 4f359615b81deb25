#include "diff/candidates.h"

#include <algorithm>

#include "diff/at_once.h"
#include "diff/hashing.h"
#include "diff/rare_words.h"

namespace codicil {
namespace {

// Below this the order of the words is not looked at.
constexpr float kWorthPhrases = 0.2f;
constexpr float kTitleAgainstText = 0.7f;

// Provisions by their words, those of the same words in the edition's order.
struct WordsOf {
  uint64_t words;
  ProvisionId id;
  friend auto operator<=>(const WordsOf&, const WordsOf&) = default;
};

std::vector<WordsOf> SortByWords(const std::vector<Unit>& units) {
  std::vector<WordsOf> sorted;
  sorted.reserve(units.size());
  for (ProvisionId id = 0; id < units.size(); ++id) {
    if (units[id].words != 0) sorted.push_back({units[id].words, id});
  }
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

// From `begin` on those that have its words.
std::span<const WordsOf> GroupAt(const std::vector<WordsOf>& sorted, size_t begin) {
  size_t end = begin;
  while (end < sorted.size() && sorted[end].words == sorted[begin].words) ++end;
  return {sorted.data() + begin, sorted.data() + end};
}

struct Likeness {
  ProvisionId id;
  ProvisionId other;
};

// For those of `words` that are not settled, what shares rare words with them among `others`.
std::vector<Likeness> FindLike(const EditionWords& words, const std::vector<bool>& settled,
                               const EditionWords& others, const std::vector<float>& weights) {
  RareWords among_others(others, others.provisions, weights);
  std::vector<Likeness> found;
  for (ProvisionId id = 0; id < words.provisions.size(); ++id) {
    if (settled[id]) continue;
    for (const ProvisionId other : among_others.Find(words.DifferentWords(words.provisions[id])))
      found.push_back({id, other});
  }
  return found;
}

}  // namespace

CandidateList::CandidateList(const TwoEditions& both)
    : both_(both),
      known_(both.old_size() * 4),
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
  const uint32_t index = known_.Intern(Mix(uint64_t{old_id} << 32 | new_id));
  if (index == list_.size()) list_.push_back({.old_id = old_id, .new_id = new_id});
  return index;
}

uint32_t CandidateList::Add(ProvisionId old_id, ProvisionId new_id) {
  const size_t size = list_.size();
  const uint32_t index = Note(old_id, new_id);
  if (index == size) Measure(meter_, list_[index]);
  return index;
}

void CandidateList::AddSameWords() {
  std::vector<WordsOf> olds, news;
  AtOnce([&] { olds = SortByWords(both_.old_words.provisions); },
         [&] { news = SortByWords(both_.new_words.provisions); });
  for (size_t a = 0, b = 0; a < olds.size() && b < news.size();) {
    if (olds[a].words != news[b].words) {
      ++(olds[a].words < news[b].words ? a : b);
      continue;
    }
    const auto old_group = GroupAt(olds, a), new_group = GroupAt(news, b);
    a += old_group.size(), b += new_group.size();
    // Of several at least those at the same place among them.
    for (size_t i = 0; i < std::min(old_group.size(), new_group.size()); ++i)
      Note(old_group[i].id, new_group[i].id);
    if (old_group.size() != new_group.size()) continue;
    if (old_group.size() == 1) list_.back().unique = true;
    for (const WordsOf& one : old_group) settled_old_[one.id] = true;
    for (const WordsOf& one : new_group) settled_new_[one.id] = true;
    if (old_group.size() > 1) continue;
    anchored_old_[old_group[0].id] = anchored_new_[new_group[0].id] = true;
  }
}

void CandidateList::AddSameNumbers() {
  for (ProvisionId id = 0; id < both_.new_size(); ++id) {
    const ProvisionId old_id = both_.old_words.edition().Find(both_.New(id).number);
    if (old_id != kNoProvision) Note(old_id, id);
  }
}

void CandidateList::AddRareWords() {
  std::vector<Likeness> of_new, of_old;
  AtOnce([&] { of_new = FindLike(both_.new_words, settled_new_, both_.old_words, both_.weights); },
         [&] { of_old = FindLike(both_.old_words, settled_old_, both_.new_words, both_.weights); });
  for (const Likeness& like : of_new) Note(like.other, like.id);
  for (const Likeness& like : of_old) Note(like.id, like.other);
}

// By their old provisions, so that what a meter holds is of use to several.
void CandidateList::MeasureAll() {
  std::vector<uint64_t> order;
  order.reserve(list_.size());
  for (uint32_t i = 0; i < list_.size(); ++i) order.push_back(uint64_t{list_[i].old_id} << 32 | i);
  std::sort(order.begin(), order.end());
  const auto measure = [&](size_t begin, size_t end) {
    Meter meter(both_);
    for (size_t i = begin; i < end; ++i) Measure(meter, list_[static_cast<uint32_t>(order[i])]);
  };
  const size_t middle = order.size() / 2;
  AtOnce([&] { measure(0, middle); }, [&] { measure(middle, order.size()); });
}

void CandidateList::Measure(Meter& meter, Candidate& candidate) const {
  const Unit& a = both_.old_words.provisions[candidate.old_id];
  const Unit& b = both_.new_words.provisions[candidate.new_id];
  candidate.same_words = a.words == b.words && a.words != 0;
  if (candidate.same_words) {
    candidate.similarity = candidate.contained = candidate.phrases = 1;
    candidate.shared = a.weight;
  }
  if (a.words == b.words || a.words == 0 || b.words == 0) return;
  meter.Hold(candidate.old_id);
  const std::span<const uint32_t> words = both_.new_words.Words(b);
  candidate.shared = meter.of_words.SharedWeight(words);
  candidate.similarity = 2 * candidate.shared / (a.weight + b.weight);
  candidate.contained = candidate.shared / std::min(a.weight, b.weight);
  // A title is no text, whatever words they share.
  if ((a.text.folded == 0) != (b.text.folded == 0)) candidate.similarity *= kTitleAgainstText;
  // One heading over two texts that differ.
  if (a.heading_words == b.heading_words && a.heading_words != 0)
    candidate.similarity = 0.5f + candidate.similarity / 2;
  if (candidate.contained < kWorthPhrases) return;
  const bool may_be_pair = candidate.similarity >= kLeastSimilarity || HaveChildren(candidate);
  candidate.phrases = may_be_pair ? meter.of_words.SharedPhrases(words) : Candidate::kNotMeasured;
}

bool CandidateList::HaveChildren(const Candidate& candidate) const {
  return both_.Old(candidate.old_id).subtree_end > candidate.old_id + 1 &&
         both_.New(candidate.new_id).subtree_end > candidate.new_id + 1;
}

}  // namespace codicil
