#include "crossref/citation.h"

namespace codicil {

const Passage& PassageAt(const Edition& edition, const Place& place) {
  if (place.kind == Place::kGlossary) return edition.glossary[place.owner].text;
  const Provision& provision = edition.provisions[place.owner];
  switch (place.kind) {
    case Place::kHeading:
      return provision.heading;
    case Place::kExample:
      return provision.examples[place.index];
    case Place::kNote:
      return provision.notes[place.index];
    default:
      return provision.text;
  }
}

std::vector<Place> AllPlaces(const Edition& edition) {
  std::vector<Place> places;
  places.reserve(2 * edition.provisions.size() + edition.glossary.size());  // about as many
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const Provision& provision = edition.provisions[id];
    if (!provision.heading.empty()) places.push_back({Place::kHeading, id, 0});
    if (!provision.text.empty()) places.push_back({Place::kText, id, 0});
    for (uint32_t i = 0; i < provision.examples.size(); ++i)
      places.push_back({Place::kExample, id, i});
    for (uint32_t i = 0; i < provision.notes.size(); ++i) places.push_back({Place::kNote, id, i});
  }
  for (uint32_t i = 0; i < edition.glossary.size(); ++i) {
    if (!edition.glossary[i].text.empty()) places.push_back({Place::kGlossary, i, 0});
  }
  return places;
}

std::string_view CitationStatusName(CitationStatus status) {
  switch (status) {
    case CitationStatus::kResolved:
      return "resolved";
    case CitationStatus::kDangling:
      return "dangling";
    case CitationStatus::kMistitled:
      return "mistitled";
    case CitationStatus::kAmbiguous:
      return "ambiguous";
    case CitationStatus::kOutside:
      return "outside";
    case CitationStatus::kExternal:
      return "external";
  }
  return "";
}

}  // namespace codicil
