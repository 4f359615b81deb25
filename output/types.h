// The closed lists of an edition, and how they changed between two editions, in the formats that
// `codicil types` writes.
#pragma once

#include <string>
#include <vector>

#include "base/byte_sink.h"
#include "corpus/list_history.h"
#include "output/table.h"
#include "output/terminal_text.h"
#include "vocabulary/changes.h"
#include "vocabulary/vocabulary.h"

namespace codicil {

struct TypesReport {
  const Edition& edition;
  const Vocabulary& vocabulary;
};

void WriteTypesJson(const TypesReport& report, ByteSink& out);  // codicil-types/1
void TypesTable(const TypesReport& report, const PutRow& row);  // a row per member
// For people, in lines of the style's width unless a single name is longer.
void WriteTypesText(const TypesReport& report, const PrintStyle& style, ByteSink& out);

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
                          ByteSink& out);  // codicil-types-diff/1
void TypeChangesTable(const TypesComparison& comparison, const PutRow& row);  // a row per member
void WriteTypeChangesText(const TypesComparison& comparison, ByteSink& out);

// "204.3k", or "glossary: Land Type".
std::string PlaceOfList(const Edition& edition, const VocabularyList& list);

struct ListHistories {
  const Work& work;
  const std::vector<ListHistory>& lists;
};

void WriteListHistoryText(const ListHistories& histories, ByteSink& out);
void ListHistoryTable(const ListHistories& histories, const PutRow& row);  // a row per member
void WriteListHistoryJson(const ListHistories& histories,
                          ByteSink& out);  // codicil-types-history/1

}  // namespace codicil
