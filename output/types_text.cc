#include <fmt/format.h>

#include <algorithm>

#include "output/passage_parts.h"
#include "output/types.h"
#include "text/columns.h"

namespace codicil {
namespace {

constexpr std::string_view kIndent = "  ";

// The names in sequence, in lines of at most `width` columns unless a single name is longer.
std::string Wrapped(const std::vector<std::string>& names, size_t width) {
  const bool commas = std::any_of(names.begin(), names.end(), [](const std::string& name) {
    return name.find(',') != std::string::npos;
  });
  std::string text(kIndent);
  size_t column = kIndent.size();
  for (size_t i = 0; i < names.size(); ++i) {
    const bool last = i + 1 == names.size();
    const std::string piece = names[i] + (last ? "" : commas ? ";" : ",");
    const size_t columns = CountColumns(piece);
    if (column > kIndent.size() && column + 1 + columns > width) {
      text += "\n" + std::string(kIndent);
      column = kIndent.size();
    }
    const bool first = column == kIndent.size();
    text += (first ? "" : " ") + piece;
    column += columns + (first ? 0 : 1);
  }
  return text + "\n";
}

std::string Side(const Edition& edition, const VocabularyList* list) {
  return list ? PlaceOfList(edition, *list) : "no such list";
}

// The work states the list more than once.
std::string CountsElsewhere(const Edition& edition, const VocabularyList& counts) {
  return fmt::format("; the list in {} is authoritative", PlaceOfList(edition, counts));
}

std::string Date(const Edition& edition) {
  return edition.effective_date.empty() ? "an undated edition" : edition.effective_date;
}

}  // namespace

std::string PlaceOfList(const Edition& edition, const VocabularyList& list) {
  if (list.provision != kNoProvision) return NumberOf(edition, list.provision);
  return "glossary: " + std::string(edition.glossary[list.glossary_entry].term.text);
}

void WriteTypesText(const Edition& edition, const Vocabulary& vocabulary, size_t width,
                    ByteSink& out) {
  std::string text;
  for (const VocabularyList& list : vocabulary.lists) {
    std::vector<std::string> names;
    for (const ListMember& member : list.members)
      names.push_back(member.alias.empty() ? member.name
                                           : fmt::format("{} ({})", member.name, member.alias));
    if (!text.empty()) text += "\n";
    text += fmt::format("{} ({}): {}{}\n", list.name, PlaceOfList(edition, list), names.size(),
                        list.counts ? "" : CountsElsewhere(edition, *vocabulary.Find(list.name)));
    text += Wrapped(names, width);
  }
  out.Write(text);
}

void WriteTypeChangesText(const TypesComparison& comparison, ByteSink& out) {
  std::string text =
      fmt::format("{} -> {}\n", Date(comparison.old_edition), Date(comparison.new_edition));
  if (comparison.changes.empty()) text += "No list has changed.\n";
  for (const ListChange& change : comparison.changes) {
    text += fmt::format("\n{} ({} -> {}): {} added, {} removed\n", change.name,
                        Side(comparison.old_edition, change.old_list),
                        Side(comparison.new_edition, change.new_list), change.added.size(),
                        change.removed.size());
    if (const std::string fate = DescribeFate(change); !fate.empty()) text += "  " + fate + "\n";
    for (const std::string& name : change.added) text += "  + " + name + "\n";
    for (const std::string& name : change.removed) text += "  - " + name + "\n";
  }
  out.Write(text);
}

}  // namespace codicil
