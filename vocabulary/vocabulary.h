// The closed lists that a work defines: card types, subtypes, keywords, zones … They are found by
// their wording and place, never by number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"

namespace codicil {

struct ListMember {
  std::string name;    // as the work writes it, without articles, quotes and asides
  std::string alias;   // of a keyword with two names, the one in brackets: "∞ (Endless)"
  uint32_t begin = 0;  // bytes of the text that holds the list
  uint32_t end = 0;
};

struct VocabularyList {
  std::string name;  // as the work calls it, lower case: "creature types", "ability words"
  std::string of;    // what the list belongs to: "creature"; empty where nothing
  ProvisionId provision = kNoProvision;  // where it is, or kNoProvision and
  uint32_t glossary_entry = UINT32_MAX;  // the glossary entry it is in
  bool in_heading = false;               // the members are the headings of rules that have one
  std::vector<std::string>
      shared_by;       // whose list it is where the work says so: "instant", "sorcery"
  uint32_t begin = 0;  // the list in the text, from its first member to its last
  uint32_t end = 0;
  std::vector<ListMember> members;  // in source order
  // Of the lists of one name, the one to go by: that with the most members, of equals the first.
  bool counts = true;
  // Where the members are in different places (headings, symbols defined one by one): the provision
  // of each, in whose heading or text its begin and end count. Else empty.
  std::vector<ProvisionId> member_provisions;
};

// The passage in which the begin and end of member `i` count; where the members are together,
// that of the list too. (A heading that the reader took for the text of its rule is that text.)
const Passage& PassageOfMember(const Edition& edition, const VocabularyList& list, size_t i);

struct Vocabulary {
  std::vector<VocabularyList> lists;  // in the order of the tree, then of the glossary
  // The list of that name that counts, or nullptr: a work can state a list twice.
  const VocabularyList* Find(std::string_view name) const;
};

// Linear in the edition's size.
Vocabulary ExtractVocabulary(const Edition& edition);

}  // namespace codicil
