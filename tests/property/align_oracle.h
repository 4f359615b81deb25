// Compares concordances with tables made by hand: old_num, new_num, kind, and "-" for no number.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "diff/concordance.h"

namespace codicil {

using NumberPair = std::pair<std::string, std::string>;  // "" for no number

struct LabelledPair {
  NumberPair numbers;
  std::string kind;
  bool debatable = false;  // pairs with either of its numbers are not scored
};

// Returns the rows of a table with those columns, in any order; empty if there is no such file.
std::vector<LabelledPair> ReadLabels(const std::string& path);
// Returns the rows for one pair of editions from a table of single cases.
std::vector<LabelledPair> ReadHardCases(const std::string& path, const std::string& old_name,
                                        const std::string& new_name);

// Returns the pairs of subsections and of the provisions below them.
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

// Scores the pairs whose number changed and those added or removed. `only_labelled`: the labels
// cover some numbers completely and do not cover the others.
AlignScore ScorePairs(const std::vector<NumberPair>& pairs, const std::vector<LabelledPair>& labels,
                      bool only_labelled);

}  // namespace codicil
