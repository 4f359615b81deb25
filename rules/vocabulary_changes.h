// What became of the closed lists from one edition of a work to another.
#pragma once

#include <string>
#include <vector>

#include "rules/vocabulary.h"

namespace codicil {

struct ListChange {
  std::string name;
  const VocabularyList* old_list = nullptr;  // the first of that name; nullptr: the list is new
  const VocabularyList* new_list = nullptr;  // nullptr: the list is gone
  std::vector<std::string> added;            // members, in the order of the list that has them
  std::vector<std::string> removed;
};

// The lists whose members differ, in the order of the new edition, then those that are gone. A work
// may state a list more than once; its members are then those of all its statements. Names are
// compared without regard to case and to how quotes and dashes are set. O(n log n) in the members.
// Both must outlive what comes back, so neither may be a temporary.
std::vector<ListChange> CompareVocabularies(const Vocabulary& old_vocabulary,
                                            const Vocabulary& new_vocabulary);
std::vector<ListChange> CompareVocabularies(const Vocabulary&&, const Vocabulary&) = delete;
std::vector<ListChange> CompareVocabularies(const Vocabulary&, const Vocabulary&&) = delete;
std::vector<ListChange> CompareVocabularies(const Vocabulary&&, const Vocabulary&&) = delete;

}  // namespace codicil
