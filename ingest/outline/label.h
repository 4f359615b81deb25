// Every way to read the start of a block as a label: a grammar of components, no list of schemes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ingest/outline/block.h"

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
  uint8_t end = 0;      // and its end, behind what closes it
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

// Words that stand before numbers at the start of blocks, by number from 1 on; learned from the
// document, in any language.
class Leads {
 public:
  Leads(std::string_view text, const std::vector<Block>& blocks);

  // Whether it is a word for what is put after the rest: "Appendix", "Schedule".
  bool IsAttachment(uint32_t lead) const { return attachments_.contains(lead); }
  // Returns the lead that stands behind its number, as in "1. Kapitel", at the character `at`, and
  // stores its end; 0 if there is none.
  uint32_t FindTail(const Start& start, size_t at, size_t* end) const;
  // Returns the lead that is all of `start`, for what is put after the rest; 0 if it is none.
  uint32_t FindLone(const Start& start) const;
  // Returns the lead that the characters from `at` on begin with, if a number follows, and stores
  // where the number begins; 0 if there is none.
  uint32_t Find(const Start& start, size_t at, size_t* number) const;

 private:
  std::unordered_map<std::string, uint32_t> words_;  // folded; with those that stand behind
  std::unordered_set<uint32_t> attachments_;
  uint32_t leads_ = 0;  // the last that may stand before
};

// Names that begin labels, "AC" of AC-2: alone they may be a heading, "# AC - ACCESS CONTROL".
using Codes = std::unordered_set<std::string>;

// Returns the readings of `start` from the character `at` on. `inside`: after another label on the
// line, where less may be one.
std::vector<Label> ReadLabels(const Start& start, size_t at, const Leads& leads, bool inside);
// Returns the code alone that `start` is a heading of.
std::optional<Label> ReadCode(const Start& start, const Codes& codes);
// Returns the lead without a number that is all of `start`: "ANNEX", 附則.
std::optional<Label> ReadLone(const Start& start, const Leads& leads);
// Returns the code before a number that `start` begins with, or nothing.
std::string CodeBeforeNumber(const Start& start);

// A letter of a Roman numeral: numerals are also typed with letters of Ukrainian that look alike.
char32_t LatinOfNumeral(char32_t c);

}  // namespace codicil::outline
