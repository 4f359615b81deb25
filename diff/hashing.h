// Hashes of words and texts. Equal hashes are taken to mean equal texts: with a million texts, the
// chance that this goes wrong is one in tens of millions.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace codicil {

// Initial value for the hash of several things.
inline constexpr uint64_t kHashSeed = 0xCBF29CE484222325;

// Spreads the bits, so that things hashed together do not cancel out.
constexpr uint64_t Combine(uint64_t a, uint64_t b) {
  uint64_t hash = a * 31 + b;
  hash = (hash ^ hash >> 32) * 0xD6E8FEB86659FD93;
  return hash ^ hash >> 32;
}

inline uint64_t HashText(std::string_view text) { return std::hash<std::string_view>()(text); }

}  // namespace codicil
