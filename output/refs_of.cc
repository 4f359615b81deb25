// One provision both ways, for people.

#include <fmt/format.h>

#include "output/refs.h"
#include "output/refs_parts.h"

namespace codicil {
namespace {

std::string Name(const Edition& edition, ProvisionId id) {
  const Provision& provision = edition.provisions[id];
  if (provision.heading.empty()) return provision.number.ToString();
  return fmt::format("{} {}", provision.number.ToString(), provision.heading.text);
}

std::string Where(const Edition& edition, const Citation& citation) {
  const Place& place = citation.place;
  if (place.kind == Place::kGlossary)
    return fmt::format("glossary: {}", edition.glossary[place.owner].term.text);
  const std::string number = PlaceNumber(edition, place);
  return place.kind == Place::kText ? number : fmt::format("{} {}", number, PlaceName(place));
}

// The words, and where they land or why they do not.
std::string Cited(const Edition& edition, const Citation& citation) {
  std::string line = fmt::format("  {}", CitationWordsShown(edition, citation));
  if (citation.status != CitationStatus::kResolved)
    line += fmt::format(" [{}]", CitationStatusName(citation.status));
  line += '\n';
  for (const Locator& locator : citation.locators) {
    for (const ProvisionId target : locator.targets)
      line += fmt::format("    -> {}\n", Name(edition, target));
    if (!locator.terms.empty())
      line += fmt::format("    -> glossary: {}\n", TermShown(edition, locator));
  }
  return line;
}

}  // namespace

std::string WriteRefsOf(const Edition& edition, const CrossReferences& references, ProvisionId id) {
  std::string cites;
  for (const Citation& citation : references.citations) {
    const bool here = citation.place.kind != Place::kGlossary && citation.place.owner == id;
    if (here) cites += Cited(edition, citation);
  }
  std::string cited_by;
  for (const uint32_t index : references.cited_by[id]) {
    const Citation& citation = references.citations[index];
    cited_by +=
        fmt::format("  {}: {}\n", Where(edition, citation), CitationWordsShown(edition, citation));
  }
  return fmt::format("{}\n\ncites\n{}\ncited by\n{}", Name(edition, id),
                     cites.empty() ? "  nothing\n" : cites,
                     cited_by.empty() ? "  nothing\n" : cited_by);
}

}  // namespace codicil
