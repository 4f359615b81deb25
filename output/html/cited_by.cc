// "Cited by": the way back along every citation.

#include <fmt/format.h>

#include "output/html/nodes.h"
#include "output/html/page_parts.h"

namespace codicil::html {
namespace {

bool SameOwner(const Place& a, const Place& b) {
  return a.owner == b.owner && (a.kind == Place::kGlossary) == (b.kind == Place::kGlossary);
}

// Citations come in the order of the edition, so those of one owner lie together.
std::vector<Place> Owners(const std::vector<uint32_t>& citations, const Place& self,
                          const CrossReferences& references) {
  std::vector<Place> owners;
  for (const uint32_t citation : citations) {
    const Place& place = references.citations[citation].place;
    if (SameOwner(place, self) || (!owners.empty() && SameOwner(owners.back(), place))) continue;
    owners.push_back(place);
  }
  return owners;
}

void AppendOwner(pugi::xml_node parent, const Place& owner, const PageContext& page) {
  AddText(parent, " ");
  if (owner.kind == Place::kGlossary) {
    pugi::xml_node link = AddLink(parent, page.anchors.LinkToEntry(owner.owner));
    AddText(link, page.edition.glossary[owner.owner].term.text);
  } else {
    pugi::xml_node link = AddLink(parent, page.anchors.LinkToProvision(owner.owner));
    AddText(link, page.edition.provisions[owner.owner].number.ToString());
  }
}

}  // namespace

void AppendCitedBy(pugi::xml_node parent, const std::vector<uint32_t>& citations, const Place& self,
                   const PageContext& page) {
  const std::vector<Place> owners = Owners(citations, self, page.references);
  if (owners.empty()) return;
  pugi::xml_node details = AddElement(parent, "details");
  AddElementWithText(details, "summary", fmt::format("Cited by {}", owners.size()));
  pugi::xml_node list = AddElement(details, "p");
  for (const Place& owner : owners) AppendOwner(list, owner, page);
}

}  // namespace codicil::html
