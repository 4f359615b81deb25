// What begins an item of a list in any numbering: "1a)", "(2)", "§ 5", "Art 3", "1-2-1", "R12",
// "iv.", "第三条". Wider than RuleNumber, which knows the numbers that are read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codicil {

struct Enumerator {
  // Bytes of the line, after indent and markup ("## **", "• "); without a closing period.
  uint32_t begin = 0;
  uint32_t end = 0;
  uint32_t last = 0;  // bytes of it before its last component
  // What the items of one list share, their last component made "1", "a", "A" or "一": "1.1" for
  // "1.3", "(a)" for "(ii)", "#1" for "## 2".
  std::string list;
  uint32_t value = 0;     // of the last component: "b" is 2
  uint32_t roman = 0;     // the same, where its letters can be a Roman number: "ii"; else 0
  bool compound = false;  // of two components at least: "1a)", "3.2"
  bool bare = false;      // "1 Title": so do lines begin that count something
};

// The enumerator that `line` begins with, by its shape alone. Linear in the line's first bytes.
std::optional<Enumerator> FindEnumerator(std::string_view line);

}  // namespace codicil
