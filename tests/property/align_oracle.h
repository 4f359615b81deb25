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

// Returns the pairs by their numbers, without those of sections.
using IdPairs = std::vector<std::pair<ProvisionId, ProvisionId>>;
IdPairs PairsOf(const Concordance& concordance);
std::vector<NumberPair> NumberPairs(const Edition& old_edition, const Edition& new_edition,
                                    const IdPairs& pairs);

// Two editions whose concordance was made by hand, or follows from lasting ids that their texts do
// not show.
struct LabelledTransition {
  std::string old_path, new_path;
  std::vector<LabelledPair> labels;
  bool only_labelled;  // the labels say nothing about the numbers that they do not name
};
// Returns those whose files are present: those of the bundled work first.
std::vector<LabelledTransition> LabelledTransitions();

struct AlignScore {
  size_t labelled = 0, given = 0, right = 0;
  void Add(const AlignScore& other) {
    labelled += other.labelled, given += other.given, right += other.right;
  }
  double Precision() const {
    return given == 0 ? 1 : static_cast<double>(right) / static_cast<double>(given);
  }
  double Recall() const {
    return labelled == 0 ? 1 : static_cast<double>(right) / static_cast<double>(labelled);
  }
};

struct AlignScores {
  AlignScore all;      // the pairs whose number changed and those added or removed
  AlignScore removed;  // of these, the removed
  AlignScore splits;   // of these, those whose old number is in several pairs
};
AlignScores ScorePairs(const std::vector<NumberPair>& pairs, const LabelledTransition& transition);

}  // namespace codicil
