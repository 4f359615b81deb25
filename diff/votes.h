// What besides their words says that an old provision became a new one: an example that is now in
// the new one, and a provision that they alone of both families cite.
#pragma once

#include <vector>

#include "base/hash_map.h"
#include "diff/candidates.h"
#include "diff/groups.h"
#include "diff/matched_pairs.h"

namespace codicil {

class Votes {
 public:
  // Keeps references to all three. `of_old` lists the pairs of each old provision. Linear.
  Votes(const TwoEditions& both, const std::vector<MatchedPair>& pairs, const NumberLists& of_old);

  // Returns the new provisions that have an example of the old one, word for word; only examples
  // that each edition has once count.
  std::vector<ProvisionId> OwnersOfExamples(ProvisionId old_id) const;
  // Whether both cite the same provision, which no sibling of either cites. O(citations of both).
  bool CiteAlone(ProvisionId old_id, ProvisionId new_id) const;

 private:
  using CitedLists = std::vector<std::vector<ProvisionId>>;  // by the provision that cites
  static CitedLists CitedAlone(const EditionUnits& words);

  const TwoEditions& both_;
  const std::vector<MatchedPair>& pairs_;
  const NumberLists& of_old_;
  CitedLists cited_alone_by_old_, cited_alone_by_new_;
  HashMap<uint64_t, ProvisionId> owner_of_example_;  // the new owner, by the words' hash
};

}  // namespace codicil
