// Editions with their cross references, read once for all the tests of a program; and which of them
// follow each other.
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

// Kept for the life of the program.
const Prepared& Prepare(const std::string& path);

Concordance AlignPaths(const std::string& old_path, const std::string& new_path);

// The editions of each work as plain text, in the order of their dates.
std::vector<std::vector<std::string>> Works();
// Each with the one that follows it in its work.
std::vector<std::pair<std::string, std::string>> Neighbours();

}  // namespace codicil
