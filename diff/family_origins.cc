#include "diff/family_origins.h"

#include <algorithm>
#include <map>

namespace codicil {

std::vector<FamilyOrigin> OriginsOfFamilies(const Edition& parts, const PartnerLists& partners,
                                            const Edition& wholes) {
  struct Origins {
    uint32_t children = 0;
    std::map<ProvisionId, uint32_t> parents;
  };
  std::map<ProvisionId, Origins> of_part;
  for (ProvisionId id = 0; id < partners.size(); ++id) {
    const ProvisionId parent = parts.provisions[id].parent;
    if (parent == kNoProvision || !partners[parent].empty()) continue;
    ++of_part[parent].children;
    for (const ProvisionId partner : partners[id])
      ++of_part[parent].parents[wholes.provisions[partner].parent];
  }
  std::vector<FamilyOrigin> origins;
  for (const auto& [part, from] : of_part) {
    const auto most = std::ranges::max_element(
        from.parents, [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most == from.parents.end()) continue;
    if (most->first != kNoProvision)
      origins.push_back({part, most->first, most->second, from.children});
  }
  return origins;
}

}  // namespace codicil
