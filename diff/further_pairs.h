// The steps after one-to-one matching, a file each: splits and merges (split_finder.cc), what is
// left over (leftovers.cc), and sentences that went from one provision into another although both
// may have a partner (moved_sentences.cc).
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/matched_pairs.h"
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

// Returns further pairs of provisions that are in none of `pairs`: an old one and a new one whose
// families belong together, and whose words are more alike than those of any other there, however
// they are inflected. O(n) for families of bounded size; larger ones are left out.
std::vector<MatchedPair> PairLeftovers(const TwoEditions& both, const Matcher& matcher,
                                       const std::vector<MatchedPair>& pairs);

// Adds to `pairs` an old provision and a new one with a sentence each that none of the partners
// has, and that are like each other and like no other such sentence. Takes away the pair of a
// provision whose only sentence is much more like one elsewhere. O(n) for provisions of a bounded
// number of sentences; longer ones are left out.
void MoveSentences(const TwoEditions& both, const Matcher& matcher,
                   std::vector<MatchedPair>& pairs);

}  // namespace codicil
