// What became of the citations in other files, as data.
#pragma once

#include <string>
#include <vector>

#include "migrate/migrate.h"

namespace codicil {

struct MigratedFile {
  const SourceText* source = nullptr;
  const Migration* migration = nullptr;
  bool refused = false;  // it fits the new edition better
};

// codicil-migrate/1, of docs/schema: every citation of every file with its place, what was done
// (`written`) or would be, and why. Linear.
std::string WriteMigrateJson(const Edition& old_edition, const Edition& new_edition,
                             const std::vector<MigratedFile>& files, bool written);

}  // namespace codicil
