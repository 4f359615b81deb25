// Where families come from: whose children the children of a provision were.
#pragma once

#include <cstdint>
#include <memory_resource>
#include <vector>

#include "rules/edition.h"

namespace codicil {

// The partners of each provision of one edition in another.
using PartnerLists = std::pmr::vector<std::pmr::vector<ProvisionId>>;

// A provision whose family answers to that of another one.
struct FamilyOrigin {
  ProvisionId part;
  ProvisionId whole;
  uint32_t from_whole;  // of its children
  uint32_t children;
  bool IsOfOneChild() const { return children == 1; }
  bool IsMostOf() const { return from_whole >= 2 && from_whole * 2 >= children; }
};

// Returns, for each provision of `parts` without a partner, where most of its children come from.
// O(pairs log pairs).
std::vector<FamilyOrigin> OriginsOfFamilies(const Edition& parts, const PartnerLists& partners,
                                            const Edition& wholes);

}  // namespace codicil
