// Two editions that differ in one thing very often, and a text that cites the old one as often: an
// alignment or a migration that compares all with all would not end.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "diff/concordance.h"
#include "migrate/migrate.h"

namespace codicil {

struct PathologicalTexts {
  std::string old_text;
  std::string new_text;
  std::string citing;  // may be empty
};

struct PathologicalPair {
  std::string name;
  std::function<PathologicalTexts(size_t repeats)> make;
};

const std::vector<PathologicalPair>& PathologicalPairs();

struct Compared {
  Edition old_edition;
  Edition new_edition;
  Concordance concordance;
  Migration migration;
};

// Reads the texts, aligns the editions, compares their words and carries the citations over.
Compared ReadAndCompare(const PathologicalTexts& texts);

}  // namespace codicil
