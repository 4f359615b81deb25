// What besides their words says that an old provision became a new one: its place, and a provision
// that they alone of both families cite.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash_map.h"
#include "crossref/number_lists.h"
#include "diff/candidates.h"
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

class Votes {
 public:
  // Keeps references to all three. `of_old` lists the pairs of each old provision. Linear.
  Votes(const TwoEditions& both, const std::vector<MatchedPair>& pairs, const NumberLists& of_old);

  // Whether both cite the same provision, which no sibling of either cites. O(citations of both).
  bool CiteAlone(ProvisionId old_id, ProvisionId new_id) const;

 private:
  using CitedLists = std::vector<std::vector<ProvisionId>>;  // by the provision that cites
  static CitedLists CitedAlone(const EditionUnits& words);

  const std::vector<MatchedPair>& pairs_;
  const NumberLists& of_old_;
  CitedLists cited_alone_by_old_, cited_alone_by_new_;
};

}  // namespace codicil
