// Front and back matter: which block of one edition corresponds to which of the other.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/provision.h"

namespace codicil {

struct BlockPair {
  uint32_t old_block;  // kNoEntry (concordance.h): added
  uint32_t new_block;  // kNoEntry: removed
};

// Returns the pairs in order; every block is in exactly one. Equal blocks are paired; the stretches
// between them are paired block by block, until two blocks differ in kind.
std::vector<BlockPair> AlignBlocks(const std::vector<MatterBlock>& olds,
                                   const std::vector<MatterBlock>& news);

}  // namespace codicil
