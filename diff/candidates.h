// Pairs of provisions that may correspond. Not all pairs: only those with the same words, the same
// number or rare words in common, and later those that the context suggests.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/hash_map.h"
#include "crossref/number_lists.h"
#include "diff/edition_units.h"
#include "diff/tokens.h"
#include "diff/word_bags.h"

namespace codicil {

// Holds the words of one unit at a time. Not thread-safe; use one per thread.
class UnitMeter {
 public:
  // `weights` is indexed by word, and must outlive the meter.
  explicit UnitMeter(const std::vector<float>& weights);

  // Sets the unit to compare with: its words in order, and each different word once. These must
  // stay in place until the next call.
  void Hold(std::span<const uint32_t> words, DifferentWords different_words);

  // Returns the weight of the words in common with another unit, each counted as often as both have
  // it.
  float SharedWeight(DifferentWords different_words) const;
  // Returns how many pairs of adjacent words are in common, as a share of those in the unit that
  // has fewer, 0 to 1.
  float SharedPhrases(std::span<const uint32_t> words);

 private:
  const std::vector<float>& weights_;
  std::span<const uint32_t> held_;
  DifferentWords held_different_;
  std::vector<uint32_t> count_;  // by word: how often the unit has it
  // By phrase: how often the unit has it, beyond what was found of it in the other one. None: the
  // phrases are not known yet.
  HashMap<uint64_t, uint32_t> phrases_;
  std::vector<uint64_t> found_;
};

class RareWords {
 public:
  // Over `units`, which are some of `words`'. The weights must outlive it.
  RareWords(const EditionUnits& words, const std::vector<Unit>& units,
            const std::vector<float>& weights);

  // Returns the few units that share the most rare words with one that has these words, each given
  // once: first those most similar to it, then those of which it may be a part (a unit can be in
  // both groups). The result is indices, valid until the next call.
  const std::vector<uint32_t>& Find(DifferentWords words);

 private:
  const std::vector<float>& weights_;
  NumberLists units_with_;         // by word; a common word has none
  std::vector<float> divisor_;     // by unit: what its score is divided by
  std::vector<float> score_;       // by unit; all 0 between two calls
  std::vector<uint32_t> touched_;  // whose score is not
  std::vector<uint32_t> best_;
};

// Two provisions less similar than this are paired only because of their children.
inline constexpr float kLeastSimilarity = 0.25f;
// From this similarity on, the order of the words or the context can make two provisions a pair.
inline constexpr float kFairSimilarity = 0.45f;
// The same holds if the heavier provision contains this share of the lighter one.
inline constexpr float kNearlyContained = 0.85f;

struct Candidate {
  static constexpr float kNotMeasured = -1;
  ProvisionId old_id = kNoProvision;
  ProvisionId new_id = kNoProvision;
  float similarity = 0;  // 0 to 1, by the words alone
  float shared = 0;      // weight of the words in common
  float contained = 0;   // share of the lighter one that the heavier one has, 0 to 1
  // The same for pairs of adjacent words; kNotMeasured if only the context can make the two a pair
  // (or a part and its whole), because then it is rarely needed.
  float phrases = 0;
  bool same_words = false;
  bool unique = false;  // nothing else in either edition has these words
};

// The two editions as the alignment sees them.
struct TwoEditions {
  const EditionUnits& old_words;
  const EditionUnits& new_words;
  const std::vector<float>& weights;  // of the words; rare words weigh more
  const Items& items;                 // the words

  const Provision& Old(ProvisionId id) const { return old_words.edition().provisions[id]; }
  const Provision& New(ProvisionId id) const { return new_words.edition().provisions[id]; }
  size_t old_size() const { return old_words.provisions.size(); }
  size_t new_size() const { return new_words.provisions.size(); }
  // Whether two old provisions are siblings, or one is the parent of the other.
  bool AreFamilyOld(ProvisionId a, ProvisionId b) const {
    const ProvisionId x = Old(a).parent, y = Old(b).parent;
    return x == y || x == b || y == a;
  }
  // Returns the share of their words that an old and a new unit have in common, 0 to 1.
  float Likeness(const Unit& old_unit, const Unit& new_unit) const;
  // Whether the old one of the two has more words.
  bool IsOldLonger(ProvisionId old_id, ProvisionId new_id) const {
    return old_words.Words(old_words.provisions[old_id]).size() >
           new_words.Words(new_words.provisions[new_id]).size();
  }
};

// Measures pairs of provisions. Holds the longer one of a pair: for pairs in the order of
// CandidateList::InOrderOfMeasuring, a pair then costs no more than the words of its shorter one.
class PairMeter {
 public:
  // `both` must outlive the meter.
  explicit PairMeter(const TwoEditions& both) : both_(both), meter_(both.weights) {}

  // As those of UnitMeter.
  float SharedWeight(ProvisionId old_id, ProvisionId new_id);
  float SharedPhrases(ProvisionId old_id, ProvisionId new_id);

 private:
  struct Shorter {
    const EditionUnits& words;
    const Unit& unit;
  };
  Shorter HoldLonger(ProvisionId old_id, ProvisionId new_id);

  const TwoEditions& both_;
  UnitMeter meter_;
};

class CandidateList {
 public:
  explicit CandidateList(const TwoEditions& both);

  // Adds the pairs with the same words, the same number or rare words in common.
  void Collect();
  // Adds the pair if it is not in the list yet. Returns its index.
  uint32_t Add(ProvisionId old_id, ProvisionId new_id);
  void MeasurePhrases(uint32_t index);

  // In no particular order.
  const std::vector<Candidate>& list() const { return list_; }
  // Returns the indices of the list, those with the same longer provision one after the other.
  std::vector<uint32_t> InOrderOfMeasuring() const;
  // Whether the provision's words alone determine its one partner.
  bool IsAnchoredOld(ProvisionId id) const { return anchored_old_[id]; }
  bool IsAnchoredNew(ProvisionId id) const { return anchored_new_[id]; }
  // Whether the context may make the two a pair: not if either is settled with other words.
  bool MayBePair(ProvisionId old_id, ProvisionId new_id) const;

 private:
  // Adds the pair unmeasured if it is not in the list yet. Returns its index.
  uint32_t Note(ProvisionId old_id, ProvisionId new_id);
  void AddSameWords();
  void AddSameNumbers();
  void AddRareWords();
  void MeasureAll();
  void Measure(Candidate& candidate);

  const TwoEditions& both_;
  std::vector<Candidate> list_;
  HashMap<uint64_t, uint32_t> known_;  // by old and new id: the index in the list
  PairMeter meter_;
  // Provisions whose words occur equally often on the other side: their partners are there.
  std::vector<bool> settled_old_;
  std::vector<bool> settled_new_;
  // The settled provisions whose words occur only once on each side.
  std::vector<bool> anchored_old_;
  std::vector<bool> anchored_new_;
};

}  // namespace codicil
