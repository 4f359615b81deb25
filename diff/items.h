// What the words and signs of texts say, by number.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "text/spellings.h"

namespace codicil {

// For the texts that are compared with each other: two words or signs have the same item where they
// fold to the same (text/fold.h), whatever their typography. Not thread-safe; one for each thread.
class Items {
 public:
  static constexpr uint32_t kBlank = 0;  // of what folds to nothing or to a space

  Items() { texts_.Number({}); }

  uint32_t Of(std::string_view text);
  // The item of the same word in any case and without apostrophes.
  uint32_t Plain(uint32_t item);

  std::string_view text(uint32_t item) const { return texts_[item]; }  // folded
  uint32_t size() const { return texts_.size(); }

 private:
  static constexpr uint32_t kUnknown = UINT32_MAX;

  Spellings texts_;
  std::vector<uint32_t> plain_;  // by item
};

}  // namespace codicil
