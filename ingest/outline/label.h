// Every way to read the start of a block as a label: a grammar of components, no list of schemes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "base/hash_map.h"
#include "ingest/outline/block.h"
#include "text/spellings.h"

namespace codicil::outline {

// What a component of a label is written in.
enum class Script : char {
  kDigits = 'd',
  kRoman = 'r',
  kCapitalRoman = 'R',
  kLetter = 'a',
  kCapital = 'A',
  kHan = 'c',
  kCircled = 'o',
  kCode = 'C'  // "AC" of AC-2: a name, which does not count
};

struct Component {
  Script script = Script::kDigits;
  uint32_t value = 0;
  uint8_t digits = 0;  // how many, of digits
  uint8_t begin = 0;   // signs of the block's start
  uint8_t end = 0;
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
  std::string suffix;   // "bis", "a": put in after the number itself
  uint8_t begin = 0;    // signs of the block's start: the label with its lead,
  uint8_t number = 0;   // without it,
  uint8_t end = 0;      // and its end, behind what closes it
  bool small = false;   // it begins with a small letter
  uint32_t style = 0;   // labels of one style look alike

  const Component& last() const { return components[size - 1]; }
  std::span<const Component> path() const { return {components.data(), size}; }
  bool counts() const { return last().script != Script::kCode; }
};

// Words that stand before numbers at the start of blocks, by number from 1 on; learned from the
// document, in any language.
class Leads {
 public:
  Leads(std::string_view text, const std::vector<Block>& blocks);

  // Returns the lead that stands behind its number, as in "1. Kapitel", at the sign `at`, and
  // stores its end; 0 if there is none.
  uint32_t FindTail(const Start& start, size_t at, size_t* end) const;
  // Returns the lead that the signs from `at` on begin with, if a number follows, and stores where
  // the number begins; 0 if there is none.
  uint32_t Find(const Start& start, size_t at, size_t* number) const;

 private:
  Spellings words_;   // folded
  size_t leads_ = 0;  // of these, before those that stand behind
};

// Names that begin labels, "AC" of AC-2: alone they may be a heading, "# AC - ACCESS CONTROL".
using Codes = std::unordered_set<std::string>;

// Returns the readings of `start` from the sign `at` on. `inside`: after another label on the line,
// where less may be one.
std::vector<Label> ReadLabels(const Start& start, size_t at, const Leads& leads, bool inside);
// Returns the code alone that `start` is a heading of.
std::optional<Label> ReadCode(const Start& start, const Codes& codes);
std::string CodeOf(const Start& start, const Label& label);

}  // namespace codicil::outline
