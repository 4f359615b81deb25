// Questions to a work about one provision: what happened in its history, what became of it.
// corpus/locate.h finds which history is meant.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "corpus/work.h"
#include "crossref/number_lists.h"

namespace codicil {

inline constexpr LineageIndex kNoHistory = static_cast<LineageIndex>(-1);

// ---- What happened

const ProvisionRecord& At(const Work& work, const Place& place);
// "203.1 Frame": the number, with the heading where there is one.
std::string NameOf(const Work& work, const Place& place);
bool HaveSameWords(const ProvisionRecord& a, const ProvisionRecord& b);
// The history of the provision.
const Lineage& HistoryAt(const Work& work, const Place& place);

// The last stop of a history that is not later than that edition, or nullopt. O(log stops).
std::optional<Place> LastStopBy(const Lineage& lineage, uint32_t edition);

// How a history came to one of its stops.
struct HistoryStep {
  Place place;
  std::optional<Place> before;  // the stop before
  ChangeKinds kinds;            // kAdded alone for the first one
  float confidence = 1;
  std::vector<std::string> evidence;
  std::vector<Place> parts;    // where else words of the stop before went, if they were split
  std::vector<Place> sources;  // what else was merged into this one
  bool skips() const { return before && before->edition + 1 < place.edition; }
};

// The pairs of each transition by their provisions, for StepsOf.
class TransitionIndex {
 public:
  // Keeps no reference to the work. Linear in the transitions.
  explicit TransitionIndex(const Work& work);

  // Indices of pairs of the transition from `edition` to the next one, in order.
  std::span<const uint32_t> OfOld(uint32_t edition, ProvisionId id) const {
    return by_old_[edition][id];
  }
  std::span<const uint32_t> OfNew(uint32_t edition, ProvisionId id) const {
    return by_new_[edition][id];
  }

 private:
  std::vector<NumberLists> by_old_, by_new_;
};

// One for each stop. Linear in the stops.
std::vector<HistoryStep> StepsOf(const Work& work, const TransitionIndex& index,
                                 LineageIndex history);

// What can be said of two provisions of one history without a pair of them.
ChangeKinds KindsBetween(const ProvisionRecord& was, const ProvisionRecord& is);

// The least of the confidences of the stops.
float WeakestLink(const Lineage& lineage);

// Histories that began with words of this one, with the edition. Linear in the histories.
std::vector<Lineage::Link> SplitOff(const Work& work, LineageIndex history);

// ---- What became of it

struct Fate {
  // The history that has the words in the last edition: the history itself, or the one that took
  // them over in the end; kNoHistory if there is none.
  LineageIndex heir = kNoHistory;
  // If the history ended: the first edition that lacks it.
  std::optional<uint32_t> gone_in;
  // If there is no heir: the first edition that lacks the words.
  std::optional<uint32_t> removed_in;
};

// Follows the main one of the links at each end. Linear in the links.
Fate FateOf(const Work& work, LineageIndex history);

struct HistoryChange {
  LineageIndex history = kNoHistory;
  std::optional<Place> before;  // where it was last; none for one that begins
  std::optional<Place> now;     // none for one that ends, or is gone for some editions
  ChangeKinds kinds;            // from the last edition that had it
  float confidence = 1;
  bool is_back() const { return before && now && before->edition + 1 < now->edition; }
};

// One for each history that is in the edition, or was in the one before: the former in order, then
// the latter. Implied provisions have none. `edition` is not the first one. Linear in the two
// editions and their pairs.
std::vector<HistoryChange> ChangesIn(const Work& work, uint32_t edition);

}  // namespace codicil
