#include "vocabulary/vocabulary.h"

#include <algorithm>

namespace codicil {

const VocabularyList* Vocabulary::Find(std::string_view name) const {
  const auto it = std::ranges::find_if(
      lists, [&](const VocabularyList& l) { return l.counts && l.name == name; });
  return it == lists.end() ? nullptr : &*it;
}

const Passage& PassageOfMember(const Edition& edition, const VocabularyList& list, size_t i) {
  if (list.member_provisions.empty()) {
    return list.provision == kNoProvision ? edition.glossary[list.glossary_entry].text
                                          : edition.provisions[list.provision].text;
  }
  const Provision& provision = edition.provisions[list.member_provisions[i]];
  return list.in_heading && !provision.heading.empty() ? provision.heading : provision.text;
}

}  // namespace codicil
