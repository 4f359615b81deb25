#include "crossref/citers_below.h"

#include <algorithm>

namespace codicil {

std::vector<uint32_t> CitersBelow(const Edition& edition, const CrossReferences& references,
                                  ProvisionId id) {
  const ProvisionId end = edition.provisions[id].subtree_end;
  const auto inside = [&](uint32_t citation) {
    const PassageRef& place = references.citations[citation].place;
    return !place.InGlossary() && place.owner >= id && place.owner < end;
  };
  const auto& direct = references.cited_by[id];
  std::vector<uint32_t> citers;
  for (ProvisionId below = id + 1; below < end; ++below) {
    for (const uint32_t citation : references.cited_by[below]) {
      if (!inside(citation) && !std::binary_search(direct.begin(), direct.end(), citation))
        citers.push_back(citation);
    }
  }
  std::sort(citers.begin(), citers.end());
  citers.erase(std::unique(citers.begin(), citers.end()), citers.end());
  return citers;
}

}  // namespace codicil
