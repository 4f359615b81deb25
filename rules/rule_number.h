// Rule numbers: "7", "702.11a", "704.5aa", "103.1.b.2", "1-1-1", "2.A.1", "R12", "§ 12(1)",
// "3.1(a)(ii)". What a provision is cited by: a path of components, each with its spelling.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/numbering_style.h"

namespace codicil {

enum class Level : uint8_t { kSection = 1, kSubsection, kRule, kSubrule };
std::string_view LevelName(Level level);
// The name of a depth in the tree, from 1; depth 4 and more are subrules.
Level LevelOfDepth(size_t depth);

struct NumberComponent {
  enum Kind : uint32_t { kDigits, kLetters, kCapitals };
  enum Joint : uint32_t { kNone, kDot, kDash, kSpace, kBracket, kColon };

  // Of letters in base 26, whatever they mean: "a" is 1, "z" 26, "aa" 27; 0 if there is but a lead.
  uint32_t value = 0;
  uint32_t lead : 12 = 0;
  uint32_t kind : 2 = kDigits;
  uint32_t joint : 3 = kNone;  // how it is joined to the component before it; kBracket: "(a)"
  uint32_t zeros : 3 = 0;      // before its digits
  // What is put after its digits: the letter of "Art 16a", which comes between 16 and 17, or an
  // insertion (insertion.h), "Art 16 bis".
  uint32_t suffix : 9 = 0;
  uint32_t capital : 1 = 0;  // the letter of its suffix: "16A"
  uint32_t roman : 1 = 0;    // its letters count as Roman numerals
  uint32_t han : 1 = 0;      // its digits are written 三, which identifies the same

  // What identifies it: its spelling, but not which sign joins it.
  uint64_t Key() const {
    return uint64_t{value} | uint64_t{kind} << 32 | uint64_t{zeros} << 34 | uint64_t{suffix} << 37 |
           uint64_t{joint == kBracket} << 46 |
           uint64_t{LeadFamily(static_cast<NumberLead>(lead))} << 47 | uint64_t{capital} << 60;
  }
  // The place in its order: "iv" is 4 if it is Roman.
  uint32_t Ordinal() const;
};

// Whether 020 comes next after 010: numbers of three digits and more may be counted in tens, so
// that there is room between. `digits` are those of the first, with its zeros.
constexpr bool IsNextTen(uint32_t before, uint32_t value, size_t digits) {
  constexpr uint32_t kTen = 10, kWide = 3;
  return digits >= kWide && before % kTen == 0 && value == before + kTen;
}

class RuleNumber {
 public:
  static constexpr size_t kMaxComponents = 8;
  // Letters of a name in a code, "AC" of AC-2, that a component can hold; a longer one is two, of
  // which nothing joins the second.
  static constexpr size_t kCodeLetters = 6;

  RuleNumber() = default;

  // Parses the longest rule number at the start of `text` that `style` allows and stores its length
  // in bytes in `*length`. A final "." is not part of it. nullopt if there is no number, or if it
  // exceeds kMaxComponents components or 7 digits.
  static std::optional<RuleNumber> ParsePrefix(std::string_view text, size_t* length,
                                               const NumberingStyle& style = DecimalStyle());
  // Parses all of `text` (a final "." is allowed).
  static std::optional<RuleNumber> Parse(std::string_view text,
                                         const NumberingStyle& style = DecimalStyle());

  bool empty() const { return count_ == 0; }
  size_t size() const { return count_; }
  const NumberComponent& operator[](size_t i) const { return components_[i]; }
  const NumberComponent& back() const { return components_[count_ - 1]; }
  uint32_t value(size_t i) const { return components_[i].value; }
  bool is_letter(size_t i) const { return components_[i].kind != NumberComponent::kDigits; }
  // Whether it begins with letters that no lead is before: "AC-2".
  bool IsName() const { return count_ > 0 && is_letter(0) && components_[0].lead == 0; }

  std::string ToString() const;
  // "11", "aa", "Art 3": one component, without what joins it.
  std::string ComponentText(size_t i) const;

  // The components, and one more if the number is in a hundred: "7" is 1, "702" is 2, "702.11" is
  // 3, "702.11a" is 4. The depth in the tree may be greater: Provision::depth.
  size_t Depth(const NumberingStyle& style) const;
  // Returns the number above this one; empty() at depth 1.
  RuleNumber Parent(const NumberingStyle& style) const;
  // Returns the next sibling in the style's order: 1.1k -> 1.1m, 1.09 -> 1.10, (iv) -> (v).
  RuleNumber Next(const NumberingStyle& style) const;
  // Append a component: "203.1" with letter 1 -> "203.1a".
  RuleNumber WithLetter(uint32_t letter_value) const;
  RuleNumber WithComponent(const NumberComponent& component) const;
  // Appends those of `label`: "3.1" with "(a)" -> "3.1(a)", "§ 12(1)" with "1" -> "§ 12(1)1".
  RuleNumber With(const RuleNumber& label) const;
  // Adds a lead to its first component.
  RuleNumber WithLead(NumberLead lead) const;
  // Returns it with the first lead of each family and with digits: 第三条 as "Art 3", for
  // addresses.
  RuleNumber WithoutHan() const;
  // Sets whether the letters of component `i` are Roman.
  void SetRoman(size_t i, bool roman) { components_[i].roman = roman; }
  // Returns 3.31 as 3, 3 and 1, which is written in the same way; nullopt unless the last component
  // is two digits or more, and none of them is 0.
  std::optional<RuleNumber> WithDigitsApart() const;
  RuleNumber Prefix(size_t components) const;
  // The components from `first` on: "Art 3" of "II Art 3".
  RuleNumber Part(size_t first) const;
  // The components without leads and brackets: "1-2(b)" and "Rule 1 Section 2(b)" have the same.
  RuleNumber Bare() const;
  // Whether the last component is, or ends in, a letter that the style skips.
  bool UsesSkippedLetter(const NumberingStyle& style) const;
  // Whether the last components of both are counted in one list: in brackets or not, and with the
  // same lead.
  static bool AreOneList(const RuleNumber& a, const RuleNumber& b);

  // Compares by components, left to right; a number comes before those below it.
  friend std::strong_ordering operator<=>(const RuleNumber& a, const RuleNumber& b);
  friend bool operator==(const RuleNumber& a, const RuleNumber& b) {
    if (a.count_ != b.count_) return false;
    for (size_t i = 0; i < a.count_; ++i) {
      if (a.components_[i].Key() != b.components_[i].Key()) return false;
    }
    return true;
  }

  // Compares by place in the tree, in preorder ("7" before "700" before "8").
  static std::strong_ordering TreeOrder(const RuleNumber& a, const RuleNumber& b,
                                        const NumberingStyle& style);
  size_t Hash() const;

 private:
  friend class NumberParser;
  void Append(const NumberComponent& component) {
    if (count_ < kMaxComponents) components_[count_++] = component;
  }

  std::array<NumberComponent, kMaxComponents> components_{};
  uint8_t count_ = 0;
};

// Returns the letters for a value: "a" is 1, "z" 26, "aa" 27 (bijective base 26).
std::string LettersOf(uint32_t value);
// The reverse, for small or capital letters.
uint32_t LettersValue(std::string_view letters);
// Returns the value of a Roman numeral in small or capital letters ("iv" is 4), or 0.
uint32_t RomanValue(std::string_view letters);

struct RuleNumberHash {
  size_t operator()(const RuleNumber& n) const { return n.Hash(); }
};

}  // namespace codicil
