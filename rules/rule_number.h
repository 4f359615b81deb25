// Rule numbers: "7", "702", "702.11", "702.11a", "704.5aa", and the numbers of other schemes,
// "1.14.2a", "103.1.b.2".
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codicil {

// How a work numbers its provisions: data, not code.
struct NumberScheme {
  // Letters that subrules skip, because they look like digits.
  std::string skipped_letters = "lo";
  // With 100, subsection 702 belongs to section 7; with 0, first components have no parent.
  uint32_t subsections_per_section = 100;
  // The most letters at the end of a rule number ("aa").
  uint32_t max_letters = 2;
};

enum class Level : uint8_t { kSection = 1, kSubsection, kRule, kSubrule };
std::string_view LevelName(Level level);

class RuleNumber {
 public:
  static constexpr size_t kMaxComponents = 6;

  RuleNumber() = default;

  // Parses the longest rule number at the start of `text` and stores its length in bytes in
  // `*length`. It begins with digits; further components follow a ".", or are lower-case letters
  // directly after digits. A final "." is not part of it. nullopt if there is no number, or if it
  // exceeds kMaxComponents components or 7 digits.
  static std::optional<RuleNumber> ParsePrefix(std::string_view text, size_t* length);
  // Parses all of `text` (a final "." is allowed).
  static std::optional<RuleNumber> Parse(std::string_view text);

  bool empty() const { return count_ == 0; }
  size_t size() const { return count_; }
  uint32_t value(size_t i) const { return components_[i] & kValueMask; }
  bool is_letter(size_t i) const { return components_[i] & kLetter; }

  std::string ToString() const;

  // Depth in the tree, from 1: "7" is 1, "702" is 2, "702.11" is 3, "702.11a" is 4.
  size_t Depth(const NumberScheme& scheme) const;
  Level LevelIn(const NumberScheme& scheme) const;  // depth 4 and more are subrules
  // Returns the number above this one; empty() at depth 1.
  RuleNumber Parent(const NumberScheme& scheme) const;
  // Returns the next sibling in the scheme's order: 1.1k -> 1.1m.
  RuleNumber Next(const NumberScheme& scheme) const;
  // Append a component: "203.1" with letter 1 -> "203.1a", with number 1 -> "203.1.1".
  RuleNumber WithLetter(uint32_t letter_value) const;
  RuleNumber WithNumber(uint32_t value) const;
  // Whether the last component is, or ends in, a letter that the scheme skips.
  bool UsesSkippedLetter(const NumberScheme& scheme) const;

  // Compares by components, left to right; a number comes before those below it.
  friend std::strong_ordering operator<=>(const RuleNumber& a, const RuleNumber& b);
  friend bool operator==(const RuleNumber& a, const RuleNumber& b) {
    uint32_t different = a.count_ ^ b.count_;
    // The components after the last are 0.
    for (size_t i = 0; i < kMaxComponents; ++i)
      different |= (a.components_[i] ^ b.components_[i]) & ~kDot;
    return different == 0;
  }

  // Compares by place in the tree, in preorder ("7" before "700" before "8").
  static std::strong_ordering TreeOrder(const RuleNumber& a, const RuleNumber& b,
                                        const NumberScheme& scheme);
  size_t Hash() const;

 private:
  static constexpr uint32_t kValueMask = (1u << 28) - 1;
  static constexpr uint32_t kLetter = 1u << 28;
  static constexpr uint32_t kDot = 1u << 29;  // a "." comes before it
  std::array<uint32_t, kMaxComponents> components_{};
  uint8_t count_ = 0;
};

// Returns the letters for a value: "a" is 1, "z" 26, "aa" 27 (bijective base 26).
std::string LettersOf(uint32_t value);

struct RuleNumberHash {
  size_t operator()(const RuleNumber& n) const { return n.Hash(); }
};

}  // namespace codicil
