#include "diff/candidates.h"

#include <algorithm>
#include <unordered_map>

#include "diff/rare_words.h"

namespace codicil {
namespace {

// Below this the order of the words is not looked at.
constexpr float kWorthPhrases = 0.2f;
constexpr float kTitleAgainstText = 0.7f;

using Groups = std::unordered_map<uint64_t, std::vector<ProvisionId>>;

Groups GroupByWords(const std::vector<Unit>& units) {
  Groups groups;
  groups.reserve(units.size());
  for (ProvisionId id = 0; id < units.size(); ++id) {
    if (units[id].words != 0) groups[units[id].words].push_back(id);
  }
  return groups;
}

}  // namespace

CandidateList::CandidateList(const TwoEditions& both)
    : both_(both),
      old_phrases_(both.old_size()),
      new_phrases_(both.new_size()),
      anchored_old_(both.old_size()),
      anchored_new_(both.new_size()) {
  known_.reserve(both.old_size() * 4);
}

void CandidateList::Collect() {
  AddSameWords();
  AddSameNumbers();
  AddRareWords();
}

void CandidateList::Add(ProvisionId old_id, ProvisionId new_id) {
  if (!known_.insert(uint64_t{old_id} << 32 | new_id).second) return;
  const Unit& a = both_.old_words.provisions[old_id];
  const Unit& b = both_.new_words.provisions[new_id];
  Candidate candidate{old_id, new_id, 0, 0, 0, a.words == b.words && a.words != 0, false};
  if (candidate.same_words) {
    candidate.similarity = candidate.contained = candidate.phrases = 1;
  } else if (a.weight > 0 && b.weight > 0) {
    const float shared =
        SharedWeight(both_.old_words.Bag(a), both_.new_words.Bag(b), both_.weights);
    candidate.similarity = 2 * shared / (a.weight + b.weight);
    candidate.contained = shared / std::min(a.weight, b.weight);
    if (candidate.contained >= kWorthPhrases) candidate.phrases = SharedPhrases(old_id, new_id);
    // A title is no text, whatever words they share.
    if ((a.text.folded == 0) != (b.text.folded == 0)) candidate.similarity *= kTitleAgainstText;
    // One heading over two texts that differ.
    if (a.heading_words == b.heading_words && a.heading_words != 0)
      candidate.similarity = 0.5f + candidate.similarity / 2;
  }
  list_.push_back(candidate);
}

float CandidateList::SharedPhrases(ProvisionId old_id, ProvisionId new_id) {
  const auto phrases_of = [](const EditionWords& words, ProvisionId id,
                             std::vector<uint64_t>& phrases) {
    const std::span<const uint32_t> sequence = words.Words(words.provisions[id]);
    if (!phrases.empty() || sequence.size() < 2) return;
    for (size_t i = 1; i < sequence.size(); ++i)
      phrases.push_back(uint64_t{sequence[i - 1]} << 32 | sequence[i]);
    std::sort(phrases.begin(), phrases.end());
  };
  std::vector<uint64_t>&a = old_phrases_[old_id], &b = new_phrases_[new_id];
  phrases_of(both_.old_words, old_id, a);
  phrases_of(both_.new_words, new_id, b);
  size_t shared = 0;
  for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    shared += a[i] == b[j];
    const bool step_a = a[i] <= b[j], step_b = b[j] <= a[i];
    i += step_a, j += step_b;
  }
  const size_t fewest = std::min(a.size(), b.size());
  return fewest == 0 ? 0 : static_cast<float>(shared) / static_cast<float>(fewest);
}

void CandidateList::AddSameWords() {
  const Groups old_groups = GroupByWords(both_.old_words.provisions);
  const Groups new_groups = GroupByWords(both_.new_words.provisions);
  for (ProvisionId id = 0; id < both_.new_size(); ++id) {
    const uint64_t words = both_.new_words.provisions[id].words;
    const auto olds = old_groups.find(words);
    if (words == 0 || olds == old_groups.end()) continue;
    const std::vector<ProvisionId>& news = new_groups.at(words);
    if (olds->second.size() == 1 && news.size() == 1) {
      Add(olds->second[0], id);
      list_.back().unique = true;
      anchored_old_[olds->second[0]] = anchored_new_[id] = true;
    } else {
      // One of several: at least the one at the same place among them.
      const size_t place =
          static_cast<size_t>(std::lower_bound(news.begin(), news.end(), id) - news.begin());
      if (place < olds->second.size()) Add(olds->second[place], id);
    }
  }
}

void CandidateList::AddSameNumbers() {
  for (ProvisionId id = 0; id < both_.new_size(); ++id) {
    const ProvisionId old_id = both_.old_words.edition().Find(both_.New(id).number);
    if (old_id != kNoProvision) Add(old_id, id);
  }
}

void CandidateList::AddRareWords() {
  RareWords among_old(both_.old_words, both_.old_words.provisions, both_.weights);
  for (ProvisionId id = 0; id < both_.new_size(); ++id) {
    if (anchored_new_[id]) continue;
    for (const ProvisionId old_id :
         among_old.Find(both_.new_words.Bag(both_.new_words.provisions[id])))
      Add(old_id, id);
  }
  RareWords among_new(both_.new_words, both_.new_words.provisions, both_.weights);
  for (ProvisionId id = 0; id < both_.old_size(); ++id) {
    if (anchored_old_[id]) continue;
    for (const ProvisionId new_id :
         among_new.Find(both_.old_words.Bag(both_.old_words.provisions[id])))
      Add(id, new_id);
  }
}

}  // namespace codicil
