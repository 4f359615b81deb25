// The results of migrating the citations in other files, as data.
#pragma once

#include <string>
#include <vector>

#include "base/byte_sink.h"
#include "migrate/migrate.h"

namespace codicil {

struct MigratedFile {
  const SourceText* source = nullptr;
  Migration migration;
  bool refused = false;  // the file fits the new edition better
  std::string bytes;     // what it would become
};

// codicil-migrate/1 (see docs/schema): every citation in every file with its place, the change made
// (if `written`) or proposed, and the reason. Linear.
void WriteMigrateJson(const Edition& old_edition, const Edition& new_edition,
                      const std::vector<MigratedFile>& files, bool written, ByteSink& out);

}  // namespace codicil
