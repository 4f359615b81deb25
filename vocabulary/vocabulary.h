// The closed lists that a work defines: card types, subtypes, keywords, zones … Lists are found by
// their wording and place, never by number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"

namespace codicil {

struct ListMember {
  std::string name;    // as in the work, without articles, quotes and asides
  std::string alias;   // the name in brackets, if a keyword has two: "∞ (Endless)"
  uint32_t begin = 0;  // bytes of the text that holds the list
  uint32_t end = 0;
};

struct VocabularyList {
  std::string name;  // as the work calls it, lower case: "creature types", "ability words"
  std::string of;    // what the list belongs to, if anything: "creature"
  ProvisionId provision = kNoProvision;  // the provision that contains it, or kNoProvision and
  uint32_t glossary_entry = UINT32_MAX;  // the glossary entry that contains it
  bool in_heading = false;               // the members are the headings of rules
  std::vector<std::string> shared_by;    // the types that share it, if stated: "instant", "sorcery"
  uint32_t begin = 0;                    // the list in the text, from its first member to its last
  uint32_t end = 0;
  std::vector<ListMember> members;  // in source order
  // Whether this is the authoritative list of its name: the one with the most members, the first of
  // several.
  bool counts = true;
  // If the members are in different places (headings, symbols defined one by one): the provision of
  // each member; its begin and end refer to that provision's heading or text. Otherwise empty.
  std::vector<ProvisionId> member_provisions;
};

// Returns the passage that begin and end of member `i` refer to; if the members are in one place,
// those of the list too. (If the reader took a heading for the text of its rule, the passage is
// that text.)
const Passage& PassageOfMember(const Edition& edition, const VocabularyList& list, size_t i);

struct Vocabulary {
  std::vector<VocabularyList> lists;  // in the order of the tree, then of the glossary
  // Returns the authoritative list of that name (a work can state a list twice), or nullptr.
  const VocabularyList* Find(std::string_view name) const;
};

// Finds the closed lists of an edition. Linear in its size.
Vocabulary ExtractVocabulary(const Edition& edition);

}  // namespace codicil
