#include "output/csv.h"
#include "output/types.h"
#include "rules/provision_key.h"

namespace codicil {

void WriteTypesCsv(const TypesReport& report, ByteSink& out) {
  const Edition& edition = report.edition;
  const auto put = [&](const std::string& row) { out.Write(row + "\n"); };
  put(CsvRow({"list", "of", "place", "member", "alias", "counts"}));
  for (const VocabularyList& list : report.vocabulary.lists) {
    std::string place = PlaceOfList(edition, list);
    for (size_t i = 0; i < list.members.size(); ++i) {
      if (!list.member_provisions.empty()) {
        place = KeyText(edition, list.member_provisions[i]);
      }
      put(CsvRow({list.name, list.of, place, list.members[i].name, list.members[i].alias,
                  list.counts ? "yes" : "no"}));
    }
  }
}

void WriteTypeChangesCsv(const TypesComparison& comparison, ByteSink& out) {
  const auto put = [&](std::string_view list, std::string_view change, std::string_view member) {
    out.Write(CsvRow({list, change, member}) + "\n");
  };
  put("list", "change", "member");
  for (const ListChange& change : comparison.changes) {
    if (!change.old_name.empty()) put(change.name, "renamed", change.old_name);
    if (change.unfound) put(change.name, "unfound", "");
    for (const std::string& name : change.added) put(change.name, "added", name);
    for (const std::string& name : change.removed) put(change.name, "removed", name);
  }
}

}  // namespace codicil
