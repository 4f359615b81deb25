// What begins an item of a list in any numbering: "1a)", "(2)", "§ 5", "Art 3", "1-2-1", "R12",
// "iv.", "第三条". Broader than RuleNumber, which covers the numbers that provisions have.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codicil {

struct Enumerator {
  // Bytes of the line, after indentation and markup ("## **", "• "), without a closing period.
  uint32_t begin = 0;
  uint32_t end = 0;
  uint32_t last = 0;  // bytes before its last component
  // The same for all items of one list: the label with its last component replaced by "1", "a", "A"
  // or "一". "1.1" for "1.3", "(a)" for "(ii)", "#1" for "## 2".
  std::string list;
  uint32_t value = 0;     // value of the last component: "b" is 2
  uint32_t roman = 0;     // its value as a Roman numeral ("ii"), or 0
  bool compound = false;  // at least two components: "1a)", "3.2"
  bool bare = false;      // "1 Title"; may also be a quantity in running text
};

// Returns the enumerator that `line` begins with, judging only by its shape. Examines only the
// first bytes of the line.
std::optional<Enumerator> FindEnumerator(std::string_view line);

}  // namespace codicil
