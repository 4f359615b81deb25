// The numbers of all editions of a work, and how alike the words around a number in another text
// are to the provisions that had it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/hash_map.h"
#include "corpus/work.h"

namespace codicil {

// Keeps a reference to the work.
class NumberPlaces {
 public:
  // Linear in the distinct texts of the work and in the numbers of its editions.
  explicit NumberPlaces(const Work& work);

  // The first provision of the edition with that number, or kNoProvision.
  ProvisionId Find(uint32_t edition, std::string_view number) const;
  // Whether the number is one history's in both editions; also if neither has it.
  bool MeansTheSame(std::string_view number, uint32_t one, uint32_t other) const;

  // How much of the words (WordsAround) the provision and those above it have, as ProvisionWords
  // does; nullopt if the edition does not have the number.
  std::optional<double> Likeness(uint32_t edition, std::string_view number,
                                 const std::vector<uint64_t>& words) const;

 private:
  double WeightOf(uint64_t word) const;
  bool Has(TextId text, uint64_t word) const;

  const Work& work_;
  std::vector<HashMap<std::string_view, ProvisionId>> numbers_;  // by edition
  std::vector<std::vector<uint64_t>> words_;                     // by text, sorted
  HashMap<uint64_t, uint32_t> counts_;                           // by word: how many texts have it
};

}  // namespace codicil
