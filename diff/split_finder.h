// One to many: provisions whose words came from, or went into, one that already has its partner.
#pragma once

#include <vector>

#include "diff/matcher.h"

namespace codicil {

struct ExtraPair {
  ProvisionId old_id;
  ProvisionId new_id;
  float contained;  // how much of the smaller one the larger one has beyond its partner
};

// For each provision without a partner the one that it was split off from, or merged into. None is
// in more than kMostParts pairs, the one with its partner included.
std::vector<ExtraPair> FindSplitsAndMerges(const TwoEditions& both, const Matcher& matcher);

}  // namespace codicil
