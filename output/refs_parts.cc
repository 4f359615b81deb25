#include "output/refs_parts.h"

#include <fmt/format.h>

#include "rules/provision_key.h"
#include "text/code_points.h"

namespace codicil {

std::string PlaceName(const PassageRef& place) {
  switch (place.kind) {
    case PassageKind::kText:
      return "text";
    case PassageKind::kHeading:
      return "heading";
    case PassageKind::kExample:
      return fmt::format("example[{}]", place.index);
    case PassageKind::kNote:
      return fmt::format("note[{}]", place.index);
    default:
      return "glossary";
  }
}

std::string PlaceNumber(const Edition& edition, const PassageRef& place) {
  if (place.InGlossary()) return {};
  return KeyText(edition, place.owner);
}

std::string_view TermShown(const Edition& edition, const Locator& locator) {
  return locator.terms.empty() ? locator.name : edition.glossary[locator.terms[0]].term.text;
}

std::vector<std::string> KeysOf(const Edition& edition, const std::vector<ProvisionId>& ids) {
  std::vector<std::string> keys;
  for (const ProvisionId id : ids) keys.push_back(KeyText(edition, id));
  return keys;
}

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

std::vector<PassageRef> OwnersOf(const CrossReferences& references,
                                 std::span<const uint32_t> citations) {
  std::vector<PassageRef> owners;
  for (const uint32_t citation : citations) {
    const PassageRef& place = references.citations[citation].place;
    const bool more = !owners.empty() && owners.back().owner == place.owner &&
                      owners.back().InGlossary() == place.InGlossary();
    if (!more) owners.push_back(place);
  }
  return owners;
}

std::string CitationWordsShown(const Edition& edition, const Citation& citation) {
  const std::string_view text = PassageAt(edition, citation.place).text;
  std::string words(text.substr(citation.begin, citation.end - citation.begin));
  for (char& c : words) {
    if (c == '\n') c = ' ';
  }
  return words;
}

std::pair<size_t, size_t> CodePointCounter::Count(const PassageRef& place, uint32_t begin,
                                                  uint32_t end) {
  if (!started_ || !(place_ == place) || begin < bytes_) {
    started_ = true;
    place_ = place;
    bytes_ = points_ = 0;
  }
  const std::string_view text = PassageAt(edition_, place_).text;
  points_ += CountCodePoints(text.substr(bytes_, begin - bytes_));
  bytes_ = begin;
  return {points_, points_ + CountCodePoints(text.substr(begin, end - begin))};
}

}  // namespace codicil
