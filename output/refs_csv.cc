// Citations as a table.

#include <fmt/format.h>

#include "output/refs.h"
#include "output/refs_parts.h"

namespace codicil {
namespace {

// RFC 4180: quoted where it has to be, quotes doubled.
void Field(std::string_view value, std::string& out) {
  if (value.find_first_of(",\"\r\n") == std::string_view::npos) {
    out += value;
    return;
  }
  out += '"';
  for (const char c : value) {
    if (c == '"') out += '"';
    out += c;
  }
  out += '"';
}

struct Said {
  std::string_view kind;
  std::string value;
};

Said WhatItSays(const Edition& edition, const Locator& locator) {
  switch (locator.kind) {
    case Locator::kNumber:
      return {"number", locator.first.ToString()};
    case Locator::kTerm:
      return {"term", std::string(TermShown(edition, locator))};
    case Locator::kDocument:
      return {"document", std::string(locator.name)};
    case Locator::kLabel:
      return {"label", std::string(locator.name)};
  }
  return {};
}

std::string Targets(const Edition& edition, const Locator& locator) {
  std::string targets;
  for (const ProvisionId id : locator.targets) {
    if (!targets.empty()) targets += ' ';
    targets += edition.provisions[id].number.ToString();
  }
  return targets;
}

}  // namespace

std::string WriteRefsCsv(const Edition& edition, const CrossReferences& references) {
  std::string out = "from,in,term,begin,end,status,kind,value,last,title,targets\r\n";
  CodePointCounter points(edition);
  for (const Citation& citation : references.citations) {
    const auto [begin, end] = points.Count(citation.place, citation.begin, citation.end);
    const Place& place = citation.place;
    const bool in_glossary = place.kind == Place::kGlossary;
    for (const Locator& locator : citation.locators) {
      const Said said = WhatItSays(edition, locator);
      out += PlaceNumber(edition, place);
      for (const std::string& value :
           {PlaceName(place),
            std::string(in_glossary ? edition.glossary[place.owner].term.text : ""),
            std::to_string(begin), std::to_string(end),
            std::string(CitationStatusName(locator.status)), std::string(said.kind), said.value,
            locator.last.ToString(), std::string(locator.title), Targets(edition, locator)}) {
        out += ',';
        Field(value, out);
      }
      out += "\r\n";
    }
  }
  return out;
}

}  // namespace codicil
