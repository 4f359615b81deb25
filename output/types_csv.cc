#include "output/csv.h"
#include "output/types.h"

namespace codicil {

std::string WriteTypesCsv(const Edition& edition, const Vocabulary& vocabulary) {
  std::string csv = CsvRow({"list", "of", "place", "member", "alias", "counts"}) + "\n";
  for (const VocabularyList& list : vocabulary.lists) {
    std::string place = PlaceOfList(edition, list);
    for (size_t i = 0; i < list.members.size(); ++i) {
      if (!list.member_provisions.empty()) {
        place = edition.provisions[list.member_provisions[i]].number.ToString();
      }
      csv += CsvRow({list.name, list.of, place, list.members[i].name, list.members[i].alias,
                     list.counts ? "yes" : "no"}) +
             "\n";
    }
  }
  return csv;
}

std::string WriteTypeChangesCsv(const TypesComparison& comparison) {
  std::string csv = CsvRow({"list", "change", "member"}) + "\n";
  for (const ListChange& change : comparison.changes) {
    if (!change.old_name.empty()) csv += CsvRow({change.name, "renamed", change.old_name}) + "\n";
    if (change.unfound) csv += CsvRow({change.name, "unfound", ""}) + "\n";
    for (const std::string& name : change.added) csv += CsvRow({change.name, "added", name}) + "\n";
    for (const std::string& name : change.removed)
      csv += CsvRow({change.name, "removed", name}) + "\n";
  }
  return csv;
}

}  // namespace codicil
