// Citations as a table.

#include "output/csv.h"
#include "output/refs.h"
#include "output/refs_parts.h"
#include "rules/provision_key.h"
#include "text/budget.h"

namespace codicil {
namespace {

std::string Targets(const Edition& edition, const Locator& locator) {
  std::string targets;
  for (const ProvisionId id : locator.targets) {
    if (!targets.empty()) targets += ' ';
    targets += KeyText(edition, id);
  }
  if (locator.targets_cut) targets.insert(targets.rfind(' '), " …");
  return targets;
}

}  // namespace

void WriteRefsCsv(const RefsReport& report, ByteSink& out) {
  const Edition& edition = report.edition;
  const auto put = [&](const std::string& row) { out.Write(row + "\r\n"); };
  put(CsvRow({"from", "in", "term", "begin", "end", "status", "kind", "value", "last", "title",
              "targets"}));
  CodePointCounter points(edition);
  for (const Citation& citation : report.references.citations) {
    const auto [begin, end] = points.Count(citation.place, citation.begin, citation.end);
    const PassageRef& place = citation.place;
    const bool in_glossary = place.InGlossary();
    for (const Locator& locator : citation.locators) {
      const Said said = WhatItSays(edition, locator);
      const std::string term = in_glossary ? Brief(edition.glossary[place.owner].term.text) : "";
      put(CsvRow({PlaceNumber(edition, place), PlaceName(place), term, std::to_string(begin),
                  std::to_string(end), CitationStatusName(locator.status), said.kind, said.value,
                  locator.last.ToString(), locator.title, Targets(edition, locator)}));
    }
  }
}

}  // namespace codicil
