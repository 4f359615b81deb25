// The closed lists of an edition, and how they changed between two editions, in the forms that
// `codicil types` writes.
#pragma once

#include <string>
#include <vector>

#include "base/byte_sink.h"
#include "vocabulary/changes.h"
#include "vocabulary/vocabulary.h"

namespace codicil {

void WriteTypesJson(const Edition& edition, const Vocabulary& vocabulary,
                    ByteSink& out);  // codicil-types/1
void WriteTypesCsv(const Edition& edition, const Vocabulary& vocabulary,
                   ByteSink& out);  // one row per member
// For people, in lines of at most `width` columns unless a single name is longer.
void WriteTypesText(const Edition& edition, const Vocabulary& vocabulary, size_t width,
                    ByteSink& out);

// Two files as MTGJSON names and shapes them: the subtypes and supertypes of each card type
// (CardTypes.json), and ability words, keyword abilities and keyword actions (Keywords.json).
void WriteCardTypes(const Edition& edition, const Vocabulary& vocabulary, ByteSink& out);
void WriteKeywords(const Edition& edition, const Vocabulary& vocabulary, ByteSink& out);

// Two editions; `changes` compares their vocabularies.
struct TypesComparison {
  const Edition& old_edition;
  const Edition& new_edition;
  const std::vector<ListChange>& changes;
};
void WriteTypeChangesJson(const TypesComparison& comparison,
                          ByteSink& out);                                    // codicil-types-diff/1
void WriteTypeChangesCsv(const TypesComparison& comparison, ByteSink& out);  // one row per member
void WriteTypeChangesText(const TypesComparison& comparison, ByteSink& out);

// "204.3k", or "glossary: Land Type".
std::string PlaceOfList(const Edition& edition, const VocabularyList& list);

}  // namespace codicil
