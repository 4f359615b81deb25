#include "output/types.h"

namespace codicil {
namespace {

// RFC 4180, but for the line ends, which are those of every text the program writes.
std::string Field(std::string_view text) {
  if (text.find_first_of(",\"\n\r") == text.npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += c;
    quoted += c;
  }
  return quoted + '"';
}

std::string Row(std::initializer_list<std::string_view> fields) {
  std::string row;
  for (const std::string_view field : fields) {
    if (!row.empty()) row += ',';
    row += Field(field);
  }
  return row + '\n';
}

}  // namespace

std::string WriteTypesCsv(const Edition& edition, const Vocabulary& vocabulary) {
  std::string csv = Row({"list", "of", "place", "member", "alias", "counts"});
  for (const VocabularyList& list : vocabulary.lists) {
    std::string place = PlaceOfList(edition, list);
    for (size_t i = 0; i < list.members.size(); ++i) {
      if (!list.member_provisions.empty()) {
        place = edition.provisions[list.member_provisions[i]].number.ToString();
      }
      csv += Row({list.name, list.of, place, list.members[i].name, list.members[i].alias,
                  list.counts ? "yes" : "no"});
    }
  }
  return csv;
}

std::string WriteTypeChangesCsv(const TypesComparison& comparison) {
  std::string csv = Row({"list", "change", "member"});
  for (const ListChange& change : comparison.changes) {
    if (!change.old_name.empty()) csv += Row({change.name, "renamed", change.old_name});
    if (change.unfound) csv += Row({change.name, "unfound", ""});
    for (const std::string& name : change.added) csv += Row({change.name, "added", name});
    for (const std::string& name : change.removed) csv += Row({change.name, "removed", name});
  }
  return csv;
}

}  // namespace codicil
