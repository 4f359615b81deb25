// How the closed lists changed from one edition of a work to another.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "vocabulary/vocabulary.h"

namespace codicil {

struct ListChange {
  std::string name;
  std::string old_name;  // if the list was renamed, which its members show
  // The list was not found in the new edition, but the words of its members are still there.
  bool unfound = false;
  const VocabularyList* old_list = nullptr;  // the first of that name; nullptr if the list is new
  const VocabularyList* new_list = nullptr;  // nullptr if the list is gone
  std::vector<std::string> added;            // members, in the order of the new list
  std::vector<std::string> removed;
};

// The name of a list or a member as it is compared: regardless of case and typesetting.
std::string NameKey(std::string_view name);
// The number of members that both have, by their keys, relative to the members of either.
double Likeness(const std::set<std::string>& a, const std::set<std::string>& b);

// Returns "was called relic kinds", "no longer stated as a list; its words are still there", "new
// list" or "list removed"; "" if only members changed.
std::string DescribeFate(const ListChange& change);

// Returns the lists whose members or names differ, in the order of the new edition, followed by
// those that are gone. A work may state a list more than once; its members are then those of all
// its statements. Comparisons ignore case and the typesetting of quotes and dashes. No member of an
// `unfound` list counts as removed. Both vocabularies must outlive the result, so temporaries are
// rejected. O(n log n) in the members and in the new edition's words.
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
