// Editions with their cross-references, read once for all the tests of a program, and pairs of
// consecutive editions.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "diff/concordance.h"
#include "editions.h"

namespace codicil {

struct Prepared {
  std::string name;
  Edition edition;
  CrossReferences references;
};

// Returns the prepared edition, which is kept for the life of the program.
const Prepared& Prepare(const std::string& path);

Concordance AlignPaths(const std::string& old_path, const std::string& new_path);

// Returns the plain-text editions of each work, in the order of their dates: of the bundled one,
// and of the one in CODICIL_EDITIONS, if any.
std::vector<std::vector<std::string>> Works();
// Returns each edition paired with the next one of its work.
std::vector<std::pair<std::string, std::string>> Neighbours();

}  // namespace codicil
