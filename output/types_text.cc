#include <fmt/format.h>

#include <algorithm>

#include "output/passage_parts.h"
#include "output/types.h"
#include "text/printable.h"

namespace codicil {
namespace {

// The names in sequence, none of them broken.
std::string InLines(const std::vector<std::string>& names, const PrintStyle& style) {
  const bool commas = std::ranges::any_of(
      names, [](const std::string& name) { return name.find(',') != std::string::npos; });
  WrappedText lines(2, style);
  for (const std::string& name : names) {
    const bool last = &name == &names.back();
    lines.AddWhole(fmt::format("{}{}", name, last ? "" : commas ? ";" : ","));
  }
  return lines.Finish();
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

void WriteTypesText(const TypesReport& report, const PrintStyle& style, ByteSink& out) {
  const auto& [edition, vocabulary] = report;
  std::string text;
  for (const VocabularyList& list : vocabulary.lists) {
    std::vector<std::string> names;
    for (const ListMember& member : list.members)
      names.push_back(member.alias.empty() ? member.name
                                           : fmt::format("{} ({})", member.name, member.alias));
    if (!text.empty()) text += "\n";
    text += fmt::format("{} ({}): {}{}\n", list.name, PlaceOfList(edition, list), names.size(),
                        list.counts ? "" : CountsElsewhere(edition, *vocabulary.Find(list.name)));
    text += InLines(names, style);
  }
  out.Write(style.terminal ? PrintableLines(text) : text);
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
