#include "corpus/record.h"

#include <fmt/format.h>

#include "vocabulary/vocabulary.h"

namespace codicil {
namespace {

std::vector<TextId> AddAll(const std::vector<Passage>& passages, TextTable& texts) {
  std::vector<TextId> ids;
  for (const Passage& passage : passages) ids.push_back(texts.Add(passage.text));
  return ids;
}

ProvisionRecord RecordProvision(const Provision& provision, TextTable& texts) {
  ProvisionRecord record;
  record.num = provision.number.ToString();
  record.occurrence = provision.occurrence;
  record.depth = provision.depth;
  record.parent = provision.parent;
  record.implied = provision.implied;
  record.heading = texts.Add(provision.heading.text);
  record.text = texts.Add(provision.text.text);
  record.examples = AddAll(provision.examples, texts);
  record.notes = AddAll(provision.notes, texts);
  return record;
}

std::vector<ListRecord> RecordLists(const Edition& edition) {
  std::vector<ListRecord> records;
  for (const VocabularyList& list : ExtractVocabulary(edition).lists) {
    if (!list.counts) continue;
    ListRecord& record = records.emplace_back(ListRecord{list.name, list.of, {}});
    for (const ListMember& member : list.members) record.members.push_back(member.name);
  }
  return records;
}

}  // namespace

EditionRecord RecordEdition(const Edition& edition, TextTable& texts) {
  EditionRecord record;
  record.title = edition.title;
  record.language = edition.language;
  record.provisions.reserve(edition.provisions.size());
  for (const Provision& provision : edition.provisions)
    record.provisions.push_back(RecordProvision(provision, texts));
  for (const GlossaryEntry& entry : edition.glossary)
    record.glossary.push_back({texts.Add(entry.term.text), texts.Add(entry.text.text)});
  record.lists = RecordLists(edition);
  return record;
}

EditionRecord MoveTexts(EditionRecord record, const TextTable& from, TextTable& to) {
  const auto move = [&](TextId& id) { id = to.Add(from[id]); };
  for (ProvisionRecord& provision : record.provisions) {
    move(provision.heading);
    move(provision.text);
    for (TextId& id : provision.examples) move(id);
    for (TextId& id : provision.notes) move(id);
  }
  for (EntryRecord& entry : record.glossary) {
    move(entry.term);
    move(entry.text);
  }
  return record;
}

Transition RecordTransition(const Concordance& concordance) {
  Transition transition;
  transition.pairs.reserve(concordance.pairs.size());
  for (const Correspondence& pair : concordance.pairs) {
    transition.pairs.push_back({pair.old_id, pair.new_id, pair.kinds, pair.main_of_old,
                                pair.continues, pair.confidence,
                                fmt::format("{}", fmt::join(pair.evidence.List(), "; "))});
  }
  for (const GlossaryPair& pair : concordance.glossary)
    transition.glossary.push_back({pair.old_entry, pair.new_entry, pair.kinds, pair.confidence});
  return transition;
}

}  // namespace codicil
