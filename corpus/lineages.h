// The history of each provision through the editions of a work. docs/lineages.md has the reasons.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "corpus/manifest.h"
#include "corpus/work.h"

namespace codicil {

// Finds the lineages from the transitions of `work`; the lineages that it has are ignored.
// Reports kUnfitPin for what a pin asks that cannot be.
//
// Every provision of every edition has exactly one history, and a history has at most one provision
// of an edition. Editions are taken in order, and what is decided about one depends on none that
// follows:
// - a pair of the concordance that continues (Correspondence::continues) continues a history: one
// of a
//   single old and a single new provision, or the main one of a split or merge;
// - a history that was merged into another one goes on where that one is split again, if that is at
//   least 0.7 confident;
// - a provision that is only implied belongs to its number, with others that are;
// - a history that ended two to five editions ago is continued by a provision that answers to
// nothing,
//   if that has kept a whole sentence of it;
// - any other provision begins a history.
// Pins come before all of these. Claims on one provision are settled by how alike the words are,
// ties by order. Linear but for sorting, in the pairs and in the distinct texts.
Lineages FindLineages(const Work& work, const std::vector<LineagePin>& pins,
                      Diagnostics& diagnostics);

// Gives each history its id, unless it has one (a pin's), and its aliases. A name is a digest of
// the work's id and of a number and words that a history had ("k7m2qdx"): the first of them is the
// id, all others are aliases. Histories with the same name are numbered in the order in which they
// first had it ("k7m2qdx-2"). Linear but for sorting.
void NameHistories(const Work& work, Lineages& lineages);

// Histories by their ids and aliases. Keeps a reference to the lineages.
class HistoryIndex {
 public:
  // Linear.
  explicit HistoryIndex(const Lineages& lineages);

  // Returns the history with that id or alias, as it may be typed, or nullopt. For an id with a
  // number ("k7m2qdx-3") that no history has, the nearest earlier one is looked up.
  std::optional<LineageIndex> Find(std::string_view id) const;

 private:
  std::optional<LineageIndex> FindExactly(std::string_view id) const;

  HashMap<std::string_view, LineageIndex> by_id_;
};

}  // namespace codicil
