// A database with the tables that the store has, those of what only editions have, indices, views
// for people and a search, as Datasette likes them. The same work gives the same bytes.

#include <fmt/format.h>

#include "corpus/database_rows.h"
#include "output/export/datasette.h"
#include "output/export/export.h"

namespace codicil {
namespace {

constexpr uint32_t kApplicationId = 0x436f6478;  // "Codx"

bool IsTable(const Table& table) {
  return table.use == TableUse::kKept || table.use == TableUse::kRead;
}

// What is looked up by: numbers, names, and all that leads to another table.
bool IsIndexed(const Table& table, const Column& column) {
  const std::string_view name = column.name;
  if (column.references != nullptr) return true;
  return name == "num" || (name == "name" && table.label == name);
}

void CreateIndices(const Table& table, Database& database) {
  for (const Column& column : table.columns) {
    if (IsIndexed(table, column))
      database.Run(
          fmt::format("CREATE INDEX \"{0}_{1}\" ON \"{0}\"(\"{1}\")", table.name, column.name));
  }
}

void AddWhatIsForReaders(Database& database) {
  for (const Table& table : Tables()) {
    if (IsTable(table)) CreateIndices(table, database);
    if (table.view != nullptr)
      database.Run(fmt::format("CREATE VIEW \"{}\" AS {}", table.name, table.view));
  }
  database.Run(std::string(kExportViews) + "ANALYZE; VACUUM;");
}

// Datasette calls a database by its file: a work's id, unless that is no plain name.
std::string DatabaseName(const Work& work) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyz0123456789-";
  const bool plain = !work.id.empty() && work.id.find_first_not_of(kPlain) == std::string::npos;
  return plain ? work.id : "work";
}

Status Fill(const ExportInput& input, Database& database) {
  DatabaseRows rows(database, kApplicationId, IsTable);
  if (Status status = WriteTables(input, rows); !status.ok()) return status;
  rows.Commit();
  AddWhatIsForReaders(database);
  return {};
}

}  // namespace

Status ExportDatabase(const ExportInput& input, ByteSink& out) {
  Database database;
  if (Status status = Fill(input, database); !status.ok()) return status;
  database.Write(out);
  return database.status();
}

Status ExportSqlite(const ExportInput& input, OutputFolder& folder) {
  Database database;
  if (Status status = Fill(input, database); !status.ok()) return status;
  const std::string name = DatabaseName(input.work());
  return folder.WriteTogether({name + ".db", "metadata.json"},
                              [&](std::span<ByteSink* const> files) {
                                WriteDatasetteMetadata(input.work(), name, *files[1]);
                                database.Write(*files[0]);
                                return database.status();
                              });
}

}  // namespace codicil
