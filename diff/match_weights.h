// What each feature of two provisions adds to their score as a pair. docs/adr/0017 says where each
// weight comes from and what it is worth.
#pragma once

namespace codicil {

struct MatchWeights {
  float phrases = 0.35f;      // times the share of pairs of consecutive words that both have
  float parent = 0.15f;       // if the parents are a pair; subtracted if they are in other pairs
  float neighbours = 0.06f;   // for each of the two neighbours that are a pair
  float children = 0.25f;     // times the share of the children that are pairs
  float same_number = 0.05f;  // if the number is the same
  int rounds = 4;             // of scoring with the context that the last round found
};

}  // namespace codicil
