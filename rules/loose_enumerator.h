// What may be the number of a line in a shape that no work was seen to use: "No. 5", "1/2", "[1]",
// "Law 5", "１．". Weak: only a run of lines whose numbers count up shows that they are numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codicil {

struct LooseEnumerator {
  uint32_t begin = 0;  // bytes of the line: from the word or sign before the number
  uint32_t end = 0;    // after the number
  std::string lead;    // what comes before the number
  std::vector<uint32_t> components;

  // Whether `next` is the number after this one in a tree: 1.2 after 1.1 or 1.1.4, 1.1 after 1.
  bool IsFollowedBy(const LooseEnumerator& next) const;
};

// The line begins, after Markdown and tags, with a number in any script or an ordinal in English,
// or with at most one short word or sign and then such a number. Examines only its first bytes.
std::optional<LooseEnumerator> FindLooseEnumerator(std::string_view line);

}  // namespace codicil
