// The hash tables of the project: robin-map's (ADR 13). Their order is arbitrary, so no output may
// depend on it. An insertion moves the values.
#pragma once

#include <tsl/robin_map.h>
#include <tsl/robin_set.h>

#include <cstdint>
#include <functional>
#include <string_view>

namespace codicil {

// Hashes texts and integers. The tables use the lowest bits, so the bits of integers are mixed.
struct Hash {
  size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
  size_t operator()(uint64_t number) const {
    number = (number ^ number >> 32) * 0xD6E8FEB86659FD93;
    return number ^ number >> 32;
  }
};

// Hashes things one after another: each with the hash of those before it, which is kHashSeed at
// first. Equal hashes are taken to mean equal things: with a million texts, the chance that this
// goes wrong is one in tens of millions.
inline constexpr uint64_t kHashSeed = 0xCBF29CE484222325;
inline uint64_t Combine(uint64_t before, uint64_t next) { return Hash()(before * 31 + next); }

// Two ids as one key.
constexpr uint64_t PairKey(uint32_t a, uint32_t b) { return uint64_t{a} << 32 | b; }

// A table whose keys are std::string can be searched with a std::string_view.
template <typename Key, typename Value, typename KeyHash = Hash>
using HashMap = tsl::robin_map<Key, Value, KeyHash, std::equal_to<>>;
template <typename Key, typename KeyHash = Hash>
using HashSet = tsl::robin_set<Key, KeyHash, std::equal_to<>>;

}  // namespace codicil
