// The results of migrating the citations in other files, as data and as a patch.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/byte_sink.h"
#include "migrate/migrate.h"
#include "output/table.h"

namespace codicil {

struct MigratedFile {
  const SourceText* source = nullptr;
  Migration migration;
  bool refused = false;  // the file fits the new edition better
  std::string bytes;     // what it would become
};

struct MigrateReport {
  const Edition& old_edition;
  const Edition& new_edition;
  const std::vector<MigratedFile>& files;
  bool written;
  bool with_texts = false;  // the JSON has what each file would become
};

// Every citation in every file with its place, the change made (if `written`) or proposed, and the
// reason. Linear.
void WriteMigrateJson(const MigrateReport& report, ByteSink& out);  // codicil-migrate/1
void MigrateTable(const MigrateReport& report, const PutRow& row);

// Returns a unified patch that `patch -p0` and `git apply -p0` accept; empty if the bytes are
// equal. Lines are separated by LF alone; any other line end is part of the line. Both texts must
// have the same number of lines, each corresponding to the one at the same position. Linear.
std::string UnifiedPatch(std::string_view name, std::string_view old_bytes,
                         std::string_view new_bytes);

}  // namespace codicil
