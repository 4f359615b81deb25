// One-to-many matching: provisions whose words came from, or went into, one that already has a
// partner.
#pragma once

#include <vector>

#include "diff/matcher.h"

namespace codicil {

struct ExtraPair {
  ProvisionId old_id;
  ProvisionId new_id;
  float contained;  // share of the smaller one that is in the larger one, but not in its partner
};

// Returns, for each provision without a partner, the one that it was split off from or merged into.
// No provision is in more than kMostParts pairs, including the one with its partner.
std::vector<ExtraPair> FindSplitsAndMerges(const TwoEditions& both, const Matcher& matcher);

}  // namespace codicil
