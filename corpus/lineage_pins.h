// What a keeper decided about lives, by place.
#pragma once

#include <vector>

#include "corpus/manifest.h"
#include "corpus/work.h"

namespace codicil {

class PinnedPlaces {
 public:
  static constexpr uint32_t kNone = static_cast<uint32_t>(-1);

  // Reports kUnfitPin for places that do not exist, that two pins claim, or that are of the same
  // edition, and for ids that two pins have. Such places and ids are left out. Linear in the
  // provisions of the editions that pins name.
  PinnedPlaces(const Work& work, const std::vector<LineagePin>& pins, Diagnostics& diagnostics);

  // The pin of a provision, or kNone.
  uint32_t PinOf(uint32_t edition, ProvisionId provision) const;
  // Whether the pin says which provision of that edition is meant.
  bool Settles(uint32_t pin, uint32_t edition) const {
    return settled_.contains(Pair(pin, edition));
  }
  const std::string& IdOf(uint32_t pin) const { return ids_[pin]; }

 private:
  static uint64_t Pair(uint32_t a, uint32_t b) { return uint64_t{a} << 32 | b; }

  HashMap<uint64_t, uint32_t> by_place_;
  HashSet<uint64_t> settled_;
  std::vector<std::string> ids_;
};

}  // namespace codicil
