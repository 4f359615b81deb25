// What became of the closed lists from one edition of a work to another.
#pragma once

#include <string>
#include <vector>

#include "vocabulary/vocabulary.h"

namespace codicil {

struct ListChange {
  std::string name;
  std::string old_name;  // where the list had another name: it is known by its members
  // The list is gone, but its members' words are still in the new edition: it is no longer found.
  bool unfound = false;
  const VocabularyList* old_list = nullptr;  // the first of that name; nullptr: the list is new
  const VocabularyList* new_list = nullptr;  // nullptr: the list is gone
  std::vector<std::string> added;            // members, in the order of the list that has them
  std::vector<std::string> removed;
};

// "was called relic kinds", "no longer stated as a list; its words are still there", "new list",
// "list removed"; "" where only members changed.
std::string DescribeFate(const ListChange& change);

// The lists whose members or names differ, in the order of the new edition, then those that are
// gone. A work may state a list more than once; its members are then those of all its statements.
// Names are compared without regard to case and to how quotes and dashes are set. Of a list that is
// `unfound` no member counts as removed. Both vocabularies must outlive what comes back, so neither
// may be a temporary. O(n log n) in the members and in the new edition's words.
std::vector<ListChange> CompareVocabularies(const Vocabulary& old_vocabulary,
                                            const Vocabulary& new_vocabulary,
                                            const Edition& new_edition);
std::vector<ListChange> CompareVocabularies(const Vocabulary&&, const Vocabulary&,
                                            const Edition&) = delete;
std::vector<ListChange> CompareVocabularies(const Vocabulary&, const Vocabulary&&,
                                            const Edition&) = delete;
std::vector<ListChange> CompareVocabularies(const Vocabulary&&, const Vocabulary&&,
                                            const Edition&) = delete;

}  // namespace codicil
