#include "rules/vocabulary_changes.h"

#include <map>
#include <set>

#include "rules/vocabulary_parts.h"
#include "text/fold.h"

namespace codicil {
namespace {

using Members = std::set<std::string>;

struct Named {
  std::vector<const VocabularyList*> lists;
  Members keys;  // of the members of all of them
};
using ByName = std::map<std::string_view, Named>;

std::string Key(std::string_view name) { return vocabulary::LowerCase(Fold(name)); }

ByName Group(const Vocabulary& vocabulary) {
  ByName groups;
  for (const VocabularyList& list : vocabulary.lists) {
    Named& named = groups[list.name];
    named.lists.push_back(&list);
    for (const ListMember& member : list.members) named.keys.insert(Key(member.name));
  }
  return groups;
}

// The members of `named` that are not among `others`, each once.
std::vector<std::string> Lacking(const Named& named, Members others) {
  std::vector<std::string> lacking;
  for (const VocabularyList* list : named.lists) {
    for (const ListMember& member : list->members) {
      if (others.insert(Key(member.name)).second) lacking.push_back(member.name);
    }
  }
  return lacking;
}

}  // namespace

std::vector<ListChange> CompareVocabularies(const Vocabulary& old_vocabulary,
                                            const Vocabulary& new_vocabulary) {
  ByName old_groups = Group(old_vocabulary), new_groups = Group(new_vocabulary);
  std::vector<ListChange> changes;
  std::set<std::string_view> seen;
  const auto compare = [&](const VocabularyList& list) {
    if (!seen.insert(list.name).second) return;
    const Named &was = old_groups[list.name], &is = new_groups[list.name];
    ListChange change{list.name, was.lists.empty() ? nullptr : was.lists.front(),
                      is.lists.empty() ? nullptr : is.lists.front(), Lacking(is, was.keys),
                      Lacking(was, is.keys)};
    if (!change.added.empty() || !change.removed.empty()) changes.push_back(std::move(change));
  };
  for (const VocabularyList& list : new_vocabulary.lists) compare(list);
  for (const VocabularyList& list : old_vocabulary.lists) compare(list);
  return changes;
}

}  // namespace codicil
