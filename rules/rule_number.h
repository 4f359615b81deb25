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
  // Letters that a run of subrules leaves out (they look like digits).
  std::string skipped_letters = "lo";
  // Subsection 702 belongs to section 7 where this is 100; 0: the first component is by itself.
  uint32_t subsections_per_section = 100;
  // Letters that end a rule number may be this long ("aa").
  uint32_t max_letters = 2;
};

enum class Level : uint8_t { kSection = 1, kSubsection, kRule, kSubrule };
std::string_view LevelName(Level level);

class RuleNumber {
 public:
  static constexpr size_t kMaxComponents = 6;

  RuleNumber() = default;

  // Parses the longest rule number at the start of `text` and puts its length in bytes into
  // `*length`. Digits first; then components that "." separates, or lower-case letters directly
  // after digits. A final "." is not part of it. nullopt where there is no number, or one beyond
  // kMaxComponents or 7 digits.
  static std::optional<RuleNumber> ParsePrefix(std::string_view text, size_t* length);
  // The whole of `text` (a final "." is allowed).
  static std::optional<RuleNumber> Parse(std::string_view text);

  bool empty() const { return count_ == 0; }
  size_t size() const { return count_; }
  uint32_t value(size_t i) const { return components_[i] & kValueMask; }
  bool is_letter(size_t i) const { return components_[i] & kLetter; }

  std::string ToString() const;

  // Depth in the tree, from 1: "7" is 1, "702" is 2, "702.11" is 3, "702.11a" is 4.
  size_t Depth(const NumberScheme& scheme) const;
  Level LevelIn(const NumberScheme& scheme) const;  // depth 4 and more are subrules
  // The number above this one; empty() at depth 1.
  RuleNumber Parent(const NumberScheme& scheme) const;
  // The number that follows among its siblings, in the scheme's order: 1.1k -> 1.1m.
  RuleNumber Next(const NumberScheme& scheme) const;
  // The first child in the style of `last`: "203.1" and 'a' -> "203.1a".
  RuleNumber WithLetter(uint32_t letter_value) const;
  RuleNumber WithNumber(uint32_t value) const;
  // The last component is a letter (or letters that end in one) that the scheme leaves out.
  bool UsesSkippedLetter(const NumberScheme& scheme) const;

  // By components, left to right; a number comes before those below it.
  friend std::strong_ordering operator<=>(const RuleNumber& a, const RuleNumber& b);
  friend bool operator==(const RuleNumber& a, const RuleNumber& b) {
    uint32_t different = a.count_ ^ b.count_;
    // The components after the last are 0.
    for (size_t i = 0; i < kMaxComponents; ++i)
      different |= (a.components_[i] ^ b.components_[i]) & ~kDot;
    return different == 0;
  }

  // Before, after, or at one's own children: the order of the tree ("7" before "700" before "8").
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

// "a" is 1, "z" 26, "aa" 27: bijective base 26, so that the order is that of the letters.
std::string LettersOf(uint32_t value);

struct RuleNumberHash {
  size_t operator()(const RuleNumber& n) const { return n.Hash(); }
};

}  // namespace codicil
