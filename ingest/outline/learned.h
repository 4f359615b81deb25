// What one pass of the search teaches the next: styles, what their blocks look like, what is above
// them, and which addresses are taken.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "ingest/outline/decoder.h"

namespace codicil::outline {

class Learned {
 public:
  Learned(const Candidates& candidates, const Weights& weights);

  void Learn(const std::vector<Chosen>& path);

  // The score of a block as one of the style, and of a parent of a style (kNoLabel at the top).
  double OfBlock(uint32_t style, const Block& block) const;
  double OfParent(uint32_t style, uint32_t parent) const;
  // Whether another block has the address that the candidate would have.
  bool IsClaimed(uint32_t candidate) const { return claimed_[candidate]; }

 private:
  static constexpr size_t kFeatures = 7 + 2 + 2 + 11 + 2 + 2 + 2;
  static constexpr size_t kShown = 7;  // features that one block has
  struct Look {
    double taken = 0, left = 0;
    std::array<double, kFeatures> of_taken{}, of_left{};
  };

  static std::array<size_t, kShown> FeaturesOf(const Block& block);
  void CountRuns();
  void LearnStyles(const std::vector<Chosen>& path);
  void LearnLooks();
  void LearnParents(const std::vector<Chosen>& path);
  void LearnDivisions(const std::vector<Chosen>& path);
  void LearnClaims(const std::vector<Chosen>& path);

  const Candidates& found_;
  const Weights& w_;
  bool learned_ = false;
  std::vector<double> runs_;                           // by style: how well it counts
  std::vector<Look> looks_;                            // by style
  std::vector<double> styles_;                         // by style
  std::vector<std::array<double, kFeatures>> shapes_;  // by style
  std::map<std::pair<uint32_t, uint32_t>, double> parents_;
  std::vector<double> no_parents_;          // by style: of a parent that it never had
  std::vector<bool> claimed_;               // by candidate
  std::map<uint32_t, uint32_t> claimants_;  // candidate: the one that has its address
};

}  // namespace codicil::outline
