// "Cited by": the way back along every citation.

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

void WriteOwner(PageWriter& out, const Place& owner, const PageContext& page) {
  const uint32_t id = owner.owner;
  if (owner.kind == Place::kGlossary) {
    out.Open(page.tags.link, page.anchors.LinkToEntry(id));
    out.Text(page.edition.glossary[id].term.text);
  } else {
    out.Open(page.tags.link, page.anchors.LinkToProvision(id));
    out.Copy(page.anchors.Number(id));
  }
  out.Close();
}

}  // namespace

bool WriteCitedBy(PageWriter& out, const std::vector<uint32_t>& citations, const Place& self,
                  PageContext& page) {
  if (citations.empty()) return false;
  const std::vector<Place> owners = Owners(citations, self, page.references);
  if (owners.empty()) return false;
  out.Open(page.tags.details);
  out.Open(page.tags.summary);
  out.Copy("Cited by ");
  out.Copy(std::to_string(owners.size()));
  out.Close();
  out.Open(page.tags.paragraph);
  for (const Place& owner : owners) {
    out.Copy(" ");
    WriteOwner(out, owner, page);
  }
  out.Close();
  out.Close();
  return true;
}

}  // namespace codicil::html
