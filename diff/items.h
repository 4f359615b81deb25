// Numbers the words and signs of texts by their folds.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "text/spellings.h"

namespace codicil {

// Shared by texts that are compared with each other: two words or signs have the same item if they
// have the same fold (text/fold.h), whatever their typography. Not thread-safe.
class Items {
 public:
  static constexpr uint32_t kBlank = 0;  // for what folds to nothing or to a space

  Items() { texts_.Number({}); }

  uint32_t Of(std::string_view text);
  // Returns the item of the word in lower case and without apostrophes.
  uint32_t Plain(uint32_t item);

  std::string_view text(uint32_t item) const { return texts_[item]; }  // folded
  uint32_t size() const { return texts_.size(); }

 private:
  static constexpr uint32_t kUnknown = UINT32_MAX;

  Spellings texts_;
  std::vector<uint32_t> plain_;  // by item
};

}  // namespace codicil
