// Whether two provisions without a partner, an old and a new one, have the same place among their
// siblings.
#pragma once

#include <cstdint>
#include <vector>

#include "diff/candidates.h"
#include "diff/groups.h"
#include "diff/matched_pairs.h"
#include "diff/matcher.h"

namespace codicil {

class Places {
 public:
  // Keeps references to the editions, the pairs and `of_new`. `of_old` and `of_new` list the pairs
  // of each provision. Linear.
  Places(const TwoEditions& both, const Matcher& matcher, const std::vector<MatchedPair>& pairs,
         const NumberLists& of_old, const NumberLists& of_new);

  enum Place : uint8_t {
    kElsewhere,
    // The nearest siblings with partners, before and after them, are pairs; or they are the only
    // children without partners of two parents that are a pair.
    kSameGap,
    kSamePlace,  // Their neighbours are pairs. For the first and the last, so are their parents.
  };
  Place Compare(ProvisionId old_id, ProvisionId new_id) const;

 private:
  // The nearest siblings that have a partner.
  struct Side {
    Side(const EditionUnits& words, const Siblings& siblings, const NumberLists& pairs);
    bool IsNextToPartners(ProvisionId id) const {
      return before[id] == siblings.before[id] && after[id] == siblings.after[id];
    }
    const Siblings& siblings;
    std::vector<ProvisionId> before, after;
    std::vector<uint32_t> free_children;  // how many have no partner
  };
  bool ArePair(ProvisionId old_id, ProvisionId new_id) const;

  const TwoEditions& both_;
  const std::vector<MatchedPair>& pairs_;
  const NumberLists& of_new_;
  const Side old_, new_;
};

}  // namespace codicil
