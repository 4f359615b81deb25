// Front and back matter: which block of one edition answers to which of another.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/provision.h"

namespace codicil {

struct BlockPair {
  uint32_t old_block;  // kNoEntry (concordance.h): added
  uint32_t new_block;  // kNoEntry: removed
};

// In order; every block is in exactly one pair. Blocks that are the same part the others, which are
// paired in their order as far as they are of one kind.
std::vector<BlockPair> AlignBlocks(const std::vector<MatterBlock>& olds,
                                   const std::vector<MatterBlock>& news);

}  // namespace codicil
