// Pairs of provisions that may answer to each other. Never all pairs: those that have the same
// words, the same number or rare words in common, and later those that context suggests.
#pragma once

#include <cstdint>
#include <vector>

#include "diff/edition_words.h"
#include "diff/interner.h"
#include "diff/unit_meter.h"

namespace codicil {

// Of less similarity two provisions are a pair for their children's sake only.
inline constexpr float kLeastSimilarity = 0.25f;
// From here on the order of their words can make them one, or what is around them.
inline constexpr float kFairSimilarity = 0.45f;
// The same where the heavier one has that much of the lighter one.
inline constexpr float kNearlyContained = 0.85f;

struct Candidate {
  static constexpr float kNotMeasured = -1;
  ProvisionId old_id = kNoProvision;
  ProvisionId new_id = kNoProvision;
  float similarity = 0;  // 0 to 1, of the words alone
  float shared = 0;      // the weight of the words that both have
  float contained = 0;   // how much of the lighter one the heavier one has, 0 to 1
  // The same of pairs of words that follow each other; kNotMeasured where only what is around
  // the two can make them a pair (or a part of a whole): few are ever asked.
  float phrases = 0;
  bool same_words = false;
  bool unique = false;  // nothing else in either edition has these words
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
  // Adds a pair that is not there yet. Its index in the list.
  uint32_t Add(ProvisionId old_id, ProvisionId new_id);
  void MeasurePhrases(uint32_t index);

  // In an order that means nothing.
  const std::vector<Candidate>& list() const { return list_; }
  // It has its one partner, by its words.
  bool IsAnchoredOld(ProvisionId id) const { return anchored_old_[id]; }
  bool IsAnchoredNew(ProvisionId id) const { return anchored_new_[id]; }
  // What is around them may make them a pair: not where one is settled with other words.
  bool MayBePair(ProvisionId old_id, ProvisionId new_id) const;

 private:
  // Adds a pair that is not there yet, unmeasured.
  uint32_t Note(ProvisionId old_id, ProvisionId new_id);
  void AddSameWords();
  void AddSameNumbers();
  void AddRareWords();
  void MeasureAll();
  void Hold(ProvisionId old_id);
  void Measure(Candidate& candidate);

  const TwoEditions& both_;
  std::vector<Candidate> list_;
  Interner known_;  // numbers them as the list does
  UnitMeter meter_;
  // Those whose words as many have on the other side: each of them has its partner there.
  std::vector<bool> settled_old_;
  std::vector<bool> settled_new_;
  // Of these, those whose words nothing else has.
  std::vector<bool> anchored_old_;
  std::vector<bool> anchored_new_;
};

}  // namespace codicil
