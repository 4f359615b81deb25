// One reading of the start of a block as a label: its components, and what surrounds them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace codicil::outline {

// What a component of a label is written in.
enum class Script : char {
  kDigits = 'd',
  kRoman = 'r',
  kCapitalRoman = 'R',
  kLetter = 'a',
  kCapital = 'A',
  kHan = 'c',
  kStyled = 'o',  // "①", "¹"
  kCode = 'C'     // "AC" of AC-2: a name, which does not count
};

struct Component {
  Script script = Script::kDigits;
  uint32_t value = 0;
  uint8_t digits = 0;  // how many, of digits
  uint8_t begin = 0;   // characters of the block's start
  uint8_t end = 0;

  // Whether it counts as a letter, or is a name: "G" of G1 is no 7.
  bool IsLetter() const {
    return script == Script::kLetter || script == Script::kCapital || script == Script::kCode;
  }
};

// One reading of the start of a block.
struct Label {
  static constexpr size_t kMost = 8;

  std::array<Component, kMost> components;
  uint8_t size = 0;
  // The scripts and joints of the components: "d.d(a". Labels of one list have the same.
  std::string pattern;
  uint32_t lead = 0;    // of Leads; 0 is none
  char32_t opened = 0;  // "(" or "["
  std::string closed;   // ".", ")", "):"
  uint32_t suffix = 0;  // put in after the number itself: a letter's place, or that of insertion.h
  uint8_t begin = 0;    // characters of the block's start: the label with its lead,
  uint8_t number = 0;   // without it,
  uint8_t end = 0;      // and its end, after what closes it
  bool small = false;   // it begins with a small letter
  bool spaced = false;  // a space stands inside, by mistake: "606. 8b"
  // "2." begins one of the next blocks, in the same column; "1.1", named for this "1", the next.
  bool followed = false, heads = false;
  bool elsewhere = false;      // the contents give its number to another block,
  bool unlisted = false;       // or have it not at all
  bool heads_hundred = false;  // "2", and the next block begins with "200"
  uint32_t style = 0;          // labels of one style look alike

  const Component& last() const { return components[size - 1]; }
  std::span<const Component> path() const { return {components.data(), size}; }
  // Whether the first `size` components are the same letters and values as those of `other`.
  bool StartsAs(const Label& other, size_t size) const;
  // Returns how many digits more the last number has than that of `other`, which they begin with: 1
  // for 203.12 inside 203.1, 2 for 203 inside 2; nullopt if it does not go on in this way.
  std::optional<int> DigitsInside(const Label& other) const;
  // Whether it is the next one after `other` but for one component before its last: "605.2c" after
  // 609.2b.
  bool IsMisprintAfter(const Label& other) const;
  // Stands for the values and the suffix: labels of one address have the same.
  uint64_t AddressKey() const;
  bool counts() const { return last().script != Script::kCode; }
};

}  // namespace codicil::outline
