// The closed lists of an edition, and how they changed between two editions, in the forms that
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
                           const Vocabulary& vocabulary);  // codicil-types/1
std::string WriteTypesCsv(const Edition& edition,
                          const Vocabulary& vocabulary);  // one row per member
// For people, in lines of at most `width` columns unless a single name is longer.
std::string WriteTypesText(const Edition& edition, const Vocabulary& vocabulary,
                           size_t width = 100);

// Two files with MTGJSON's names and structure: the subtypes and supertypes of each card type, and
// ability words, keyword abilities and keyword actions.
struct MtgjsonFiles {
  std::string card_types;  // CardTypes.json
  std::string keywords;    // Keywords.json
};
MtgjsonFiles WriteTypesMtgjson(const Edition& edition, const Vocabulary& vocabulary);

// Two editions; `changes` compares their vocabularies.
struct TypesComparison {
  const Edition& old_edition;
  const Edition& new_edition;
  const std::vector<ListChange>& changes;
};
std::string WriteTypeChangesJson(const TypesComparison& comparison);  // codicil-types-diff/1
std::string WriteTypeChangesCsv(const TypesComparison& comparison);   // one row per member
std::string WriteTypeChangesText(const TypesComparison& comparison);

// "204.3k", or "glossary: Land Type".
std::string PlaceOfList(const Edition& edition, const VocabularyList& list);

}  // namespace codicil
