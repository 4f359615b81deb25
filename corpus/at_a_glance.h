// What a reader of a provision should know of its past at a glance: since when it reads as it does,
// and what else its number has named.
#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "corpus/history.h"

namespace codicil {

// Whether a step changed what a provision says: its words, or what it is made of. A new number or
// place alone, and numbers that follow those of others, do not.
bool ChangesWords(const HistoryStep& step);

struct WordsSince {
  uint32_t edition = 0;  // the last that changed the words
  uint32_t texts = 1;    // in a row, up to and with this one
};

// Returns it for each provision of each edition, [edition][provision]: what was true when the
// edition was the newest. Linear in the stops of all histories.
std::vector<std::vector<WordsSince>> WordsSinceOf(const Work& work, const TransitionIndex& index);

// A number named one history from edition `first` to `last`.
struct NumberRun {
  uint32_t first, last;
  LineageIndex history;
};

// The runs of each number in order. Of provisions that share a number the first alone counts. The
// numbers are views into the work. Linear but for the sorting of numbers.
using NumberRuns = std::map<std::string_view, std::vector<NumberRun>>;
NumberRuns NumberRunsOf(const Work& work);

// The last place of a run.
Place LastPlaceOf(const Work& work, const NumberRun& run);

// What the number of a provision of the newest edition named before, the latest first. A history
// whose words that provision has today is none of them.
std::vector<NumberRun> FormerUsesOf(const Work& work, const NumberRuns& runs, ProvisionId id);

// For each history those that began with words of it, with the edition in which they did.
std::vector<std::vector<Lineage::Link>> PartsOf(const Lineages& lineages);

}  // namespace codicil
