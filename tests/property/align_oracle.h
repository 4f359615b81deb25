// Concordances held against tables made by hand: old_num, new_num, kind, and "-" for none.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "diff/concordance.h"

namespace codicil {

using NumberPair = std::pair<std::string, std::string>;  // "" for none

struct LabelledPair {
  NumberPair numbers;
  std::string kind;
  bool debatable = false;  // whatever touches its numbers is left out
};

// The rows of a table with those columns, in any order. Empty where there is no such file.
std::vector<LabelledPair> ReadLabels(const std::string& path);
// The rows of a table of single cases that belong to one pair of editions.
std::vector<LabelledPair> ReadHardCases(const std::string& path, const std::string& old_name,
                                        const std::string& new_name);

// The pairs of subsections and what is below them.
std::vector<NumberPair> NumberPairs(const Edition& old_edition, const Edition& new_edition,
                                    const Concordance& concordance);

struct AlignScore {
  size_t labelled = 0, given = 0, right = 0;
  double Precision() const {
    return given == 0 ? 1 : static_cast<double>(right) / static_cast<double>(given);
  }
  double Recall() const {
    return labelled == 0 ? 1 : static_cast<double>(right) / static_cast<double>(labelled);
  }
};

// Over pairs whose number changed, and added and removed ones. `only_labelled`: the labels cover
// some numbers completely and say nothing of the others.
AlignScore ScorePairs(const std::vector<NumberPair>& pairs, const std::vector<LabelledPair>& labels,
                      bool only_labelled);

}  // namespace codicil
