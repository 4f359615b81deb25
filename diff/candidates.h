// Pairs of provisions that may answer to each other. Never all pairs: those that have the same
// words, the same number or rare words in common, and later those that context suggests.
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "diff/edition_words.h"

namespace codicil {

struct Candidate {
  ProvisionId old_id;
  ProvisionId new_id;
  float similarity;  // 0 to 1, of the words alone
  float contained;   // how much of the lighter one the heavier one has, 0 to 1
  float phrases;     // the same of pairs of words that follow each other
  bool same_words;
  bool unique;  // nothing else in either edition has these words
};

// Both editions as alignment sees them.
struct TwoEditions {
  const EditionWords& old_words;
  const EditionWords& new_words;
  const std::vector<float>& weights;  // of the words; rare ones weigh more

  const Provision& Old(ProvisionId id) const { return old_words.edition().provisions[id]; }
  const Provision& New(ProvisionId id) const { return new_words.edition().provisions[id]; }
  size_t old_size() const { return old_words.provisions.size(); }
  size_t new_size() const { return new_words.provisions.size(); }
};

class CandidateList {
 public:
  explicit CandidateList(const TwoEditions& both);

  // Same words, same number, shared rare words.
  void Collect();
  // Adds a pair that is not there yet.
  void Add(ProvisionId old_id, ProvisionId new_id);

  const std::vector<Candidate>& list() const { return list_; }
  bool IsAnchoredOld(ProvisionId id) const { return anchored_old_[id]; }
  bool IsAnchoredNew(ProvisionId id) const { return anchored_new_[id]; }

 private:
  float SharedPhrases(ProvisionId old_id, ProvisionId new_id);
  void AddSameWords();
  void AddSameNumbers();
  void AddRareWords();

  const TwoEditions& both_;
  std::vector<Candidate> list_;
  // Made when a candidate first needs them: pairs of words that follow each other, sorted.
  std::vector<std::vector<uint64_t>> old_phrases_;
  std::vector<std::vector<uint64_t>> new_phrases_;
  std::unordered_set<uint64_t> known_;
  // Those whose words nothing else has, and that have their one partner.
  std::vector<bool> anchored_old_;
  std::vector<bool> anchored_new_;
};

}  // namespace codicil
