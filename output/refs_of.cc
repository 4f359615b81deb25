// One provision in both directions, for people.

#include <fmt/format.h>

#include "output/passage_parts.h"
#include "output/refs.h"
#include "output/refs_parts.h"

namespace codicil {
namespace {

std::string Where(const Edition& edition, const Citation& citation) {
  const PassageRef& place = citation.place;
  if (place.InGlossary())
    return fmt::format("glossary: {}", edition.glossary[place.owner].term.text);
  const std::string number = PlaceNumber(edition, place);
  return place.kind == PassageKind::kText ? number : fmt::format("{} {}", number, PlaceName(place));
}

// A citation's words, and their targets or the reason that there are none.
std::string Cited(const Edition& edition, const Citation& citation) {
  std::string line = fmt::format("  {}", CitationWordsShown(edition, citation));
  if (citation.status != CitationStatus::kResolved)
    line += fmt::format(" [{}]", CitationStatusName(citation.status));
  line += '\n';
  for (const Locator& locator : citation.locators) {
    for (const ProvisionId target : locator.targets)
      line += fmt::format("    -> {}\n", NameOf(edition, target));
    if (!locator.terms.empty())
      line += fmt::format("    -> glossary: {}\n", TermShown(edition, locator));
  }
  return line;
}

std::string Citing(const Edition& edition, const CrossReferences& references,
                   std::span<const uint32_t> citers) {
  std::string lines;
  for (const uint32_t index : citers) {
    const Citation& citation = references.citations[index];
    lines +=
        fmt::format("  {}: {}\n", Where(edition, citation), CitationWordsShown(edition, citation));
  }
  return lines;
}

// Writes what `owner` cites, and what cites it.
std::string BothWays(const Edition& edition, const CrossReferences& references,
                     const std::string& name, bool in_glossary, uint32_t owner,
                     std::span<const uint32_t> citers) {
  std::string cites;
  for (const Citation& citation : references.citations) {
    const PassageRef& place = citation.place;
    const bool here = (place.InGlossary()) == in_glossary && place.owner == owner;
    if (here) cites += Cited(edition, citation);
  }
  const std::string cited_by = Citing(edition, references, citers);
  return fmt::format("{}\n\ncites\n{}\ncited by\n{}", name, cites.empty() ? "  nothing\n" : cites,
                     cited_by.empty() ? "  nothing\n" : cited_by);
}

}  // namespace

void WriteRefsOf(const RefsReport& report, const Matches& found, ByteSink& out) {
  const Edition& edition = report.edition;
  const CrossReferences& references = report.references;
  std::vector<std::string> parts;
  for (const ProvisionId id : found.provisions) {
    parts.push_back(
        BothWays(edition, references, NameOf(edition, id), false, id, references.cited_by[id]));
    const std::string below = Citing(edition, references, CitersBelow(edition, references, id));
    if (!below.empty()) parts.back() += fmt::format("\nbelow it, cited by\n{}", below);
  }
  for (const uint32_t entry : found.entries)
    parts.push_back(BothWays(edition, references,
                             fmt::format("glossary: {}", edition.glossary[entry].term.text), true,
                             entry, references.entry_cited_by[entry]));
  out.Write(fmt::format("{}", fmt::join(parts, "\n")));
}

}  // namespace codicil
