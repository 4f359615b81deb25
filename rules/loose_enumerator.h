// The begin of a line that may be a number in a shape that readers do not know: "No. 5", "1/2",
// "[1]", "Law 5", "１．". Weak evidence: only lines whose numbers count up show that they are.
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

// Returns the number at the start of the line, after Markdown and tags: a number in any script or
// an English ordinal, with at most one short word or sign before it. Examines only the first bytes
// of the line.
std::optional<LooseEnumerator> FindLooseEnumerator(std::string_view line);

}  // namespace codicil
