// The closed lists of an edition, and what became of them since another, in the forms that
// `codicil types` writes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "vocabulary/changes.h"
#include "vocabulary/vocabulary.h"

namespace codicil {

std::string WriteTypesJson(const Edition& edition,
                           const Vocabulary& vocabulary);                         // codicil-types/1
std::string WriteTypesCsv(const Edition& edition, const Vocabulary& vocabulary);  // a row a member
// For people, in lines of `width` columns where names allow it.
std::string WriteTypesText(const Edition& edition, const Vocabulary& vocabulary,
                           size_t width = 100);

// Two files as MTGJSON names and shapes them: the subtypes and supertypes of each card type, and
// ability words, keyword abilities and keyword actions.
struct MtgjsonFiles {
  std::string card_types;  // CardTypes.json
  std::string keywords;    // Keywords.json
};
MtgjsonFiles WriteTypesMtgjson(const Edition& edition, const Vocabulary& vocabulary);

// Two editions; `changes` are of their vocabularies.
struct TypesComparison {
  const Edition& old_edition;
  const Edition& new_edition;
  const std::vector<ListChange>& changes;
};
std::string WriteTypeChangesJson(const TypesComparison& comparison);  // codicil-types-diff/1
std::string WriteTypeChangesCsv(const TypesComparison& comparison);   // a row a member
std::string WriteTypeChangesText(const TypesComparison& comparison);

// "204.3k", or "glossary: Land Type".
std::string PlaceOfList(const Edition& edition, const VocabularyList& list);

}  // namespace codicil
