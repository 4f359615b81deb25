// Numbers texts, so that code that handles every word looks each spelling up once and then uses its
// number.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

#include "base/hash_map.h"

namespace codicil {

// Numbers texts from 0, in the order of their first occurrence. Move-only.
class Spellings {
 public:
  Spellings() = default;
  Spellings(Spellings&&) = default;
  Spellings& operator=(Spellings&&) = default;

  // Returns the number of a text, which may be new. O(1).
  uint32_t Number(std::string_view text) {
    if (const auto known = numbers_.find(text); known != numbers_.end()) return known->second;
    const uint32_t number = size();
    numbers_.emplace(texts_.emplace_back(text), number);
    return number;
  }
  uint32_t size() const { return static_cast<uint32_t>(texts_.size()); }
  std::string_view operator[](uint32_t number) const { return texts_[number]; }

 private:
  std::deque<std::string> texts_;  // at stable addresses
  HashMap<std::string_view, uint32_t> numbers_;
};

}  // namespace codicil
