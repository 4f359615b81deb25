// The number of provisions, examples, notes and glossary entries in an edition.
#pragma once

#include <array>
#include <cstddef>

#include "rules/edition.h"

namespace codicil {

struct EditionCounts {
  std::array<size_t, 4> by_level{};  // sections, subsections, rules, subrules
  size_t implied = 0;                // provisions that no source states; also counted by level
  size_t examples = 0;
  size_t notes = 0;
  size_t glossary = 0;
};

EditionCounts CountEdition(const Edition& edition);

}  // namespace codicil
