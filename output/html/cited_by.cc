// "Cited by": every citation, followed in reverse.

#include "output/html/page_parts.h"
#include "text/budget.h"

namespace codicil::html {
namespace {

bool SameOwner(const PassageRef& a, const PassageRef& b) {
  return a.owner == b.owner && a.InGlossary() == b.InGlossary();
}

// Citations come in the order of the edition, so those of one owner are adjacent.
void CollectOwners(std::span<const uint32_t> citations, const PassageRef& self,
                   const CrossReferences& references, std::vector<PassageRef>& owners) {
  owners.clear();
  for (const uint32_t citation : citations) {
    const PassageRef& place = references.citations[citation].place;
    if (SameOwner(place, self) || (!owners.empty() && SameOwner(owners.back(), place))) continue;
    owners.push_back(place);
  }
}

void WriteOwner(PageWriter& out, const PassageRef& owner, const PageContext& page) {
  const uint32_t id = owner.owner;
  const VaryingTag& link = page.tags.link;
  if (owner.InGlossary()) {
    out.Open(link, page.anchors.LinkToEntry(id));
    out.Text(Brief(page.edition.glossary[id].term.text));
    out.Close();
  } else {
    out.CopyElement(link, page.anchors.LinkToCopy(id), page.anchors.NumberToCopy(id));
  }
}

}  // namespace

bool WriteCitedBy(PageWriter& out, std::span<const uint32_t> citations, const PassageRef& self,
                  PageContext& page, std::string_view label) {
  if (citations.empty()) return false;
  CollectOwners(citations, self, page.references, page.owners);
  if (page.owners.empty()) return false;
  out.Open(page.tags.details);
  out.Open(page.tags.summary);
  out.Copy(label, std::to_string(page.owners.size()));
  out.Close();
  out.Open(page.tags.paragraph);
  for (const PassageRef& owner : page.owners) {
    out.Copy(" ");
    WriteOwner(out, owner, page);
  }
  out.Close();
  out.Close();
  return true;
}

}  // namespace codicil::html
