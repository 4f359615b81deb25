// A database with the tables, their indices, views for people and a search, as Datasette likes
// them. The same work gives the same bytes.

#include "corpus/sqlite.h"

#include <fmt/format.h>

#include <deque>

#include "output/export/datasette.h"
#include "output/export/tables.h"
#include "output/json_writer.h"

namespace codicil {
namespace {

constexpr int kApplicationId = 0x436f6478;  // "Codx"
constexpr int kSchemaVersion = 1;

const char* TypeOf(ColumnKind kind) {
  switch (kind) {
    case ColumnKind::kInteger:
    case ColumnKind::kYesNo:
    case ColumnKind::kReference:
      return "INTEGER";
    case ColumnKind::kReal:
      return "REAL";
    case ColumnKind::kText:
    case ColumnKind::kWords:
      return "TEXT";
  }
  return "";
}

std::string CreateTable(const Table& table) {
  std::vector<std::string> columns;
  for (const Column& column : table.columns) {
    std::string line = fmt::format("\n  \"{}\" {}", column.name, TypeOf(column.kind));
    if (column.name == std::string_view("id")) line += " PRIMARY KEY";
    if (column.references) line += fmt::format(" REFERENCES \"{}\"(id)", column.references);
    columns.push_back(std::move(line));
  }
  return fmt::format("CREATE TABLE \"{}\" ({}\n);\n", table.name, fmt::join(columns, ","));
}

// What is looked up by: numbers, names, and all that leads to another table.
bool IsIndexed(const Table& table, const Column& column) {
  const std::string_view name = column.name;
  if (column.references != nullptr) return true;
  return name == "num" || (name == "name" && table.label == name);
}

std::string CreateIndices(const Table& table) {
  std::string sql;
  for (const Column& column : table.columns) {
    if (IsIndexed(table, column))
      sql +=
          fmt::format("CREATE INDEX \"{0}_{1}\" ON \"{0}\"(\"{1}\");\n", table.name, column.name);
  }
  return sql;
}

std::string Insert(const Table& table) {
  std::string places = "?";
  for (size_t i = 1; i < table.columns.size(); ++i) places += ", ?";
  return fmt::format("INSERT INTO \"{}\" VALUES ({})", table.name, places);
}

class DatabaseTables : public TableSink {
 public:
  explicit DatabaseTables(Database& database) : database_(database) {
    database.Run(
        fmt::format("PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA application_id = "
                    "{}; PRAGMA user_version = {}; BEGIN;",
                    kApplicationId, kSchemaVersion));
    for (const Table& table : Tables()) {
      database.Run(CreateTable(table));
      inserts_.emplace_back(database, Insert(table));
    }
  }

  void Row(TableId table, std::initializer_list<Cell> cells) override {
    Statement& insert = inserts_[static_cast<size_t>(table)];
    std::deque<std::string> lists;  // until the row is written
    int place = 0;
    for (const Cell& cell : cells) insert.Bind(++place, ValueOf(cell, lists));
    insert.Run();
  }

  // Once all rows are there.
  void Finish() {
    inserts_.clear();
    for (const Table& table : Tables()) database_.Run(CreateIndices(table));
    database_.Run(std::string(kExportViews));
    database_.Run("COMMIT; ANALYZE; VACUUM;");
  }

 private:
  static Statement::Value ValueOf(const Cell& cell, std::deque<std::string>& lists) {
    return std::visit(
        [&]<typename T>(const T& value) -> Statement::Value {
          if constexpr (std::same_as<T, std::nullptr_t>) {
            return {};
          } else if constexpr (std::same_as<T, bool>) {
            return int64_t{value};
          } else if constexpr (std::same_as<T, Words>) {
            return lists.emplace_back(fmt::format("[\"{}\"]", fmt::join(value, "\",\"")));
          } else if constexpr (std::same_as<T, Reference>) {
            return value.row == 0 ? Statement::Value() : value.row;
          } else {
            return value;
          }
        },
        cell);
  }

  Database& database_;
  std::vector<Statement> inserts_;  // by TableId
};

// Datasette calls a database by its file: a work's id, unless that is no plain name.
std::string DatabaseName(const Work& work) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyz0123456789-";
  const bool plain = !work.id.empty() && work.id.find_first_not_of(kPlain) == std::string::npos;
  return plain ? work.id : "work";
}

std::string Fill(const ExportInput& input, Database& database) {
  DatabaseTables tables(database);
  if (std::string why = WriteTables(input, tables); !why.empty()) return why;
  tables.Finish();
  return {};
}

}  // namespace

std::string ExportDatabase(const ExportInput& input, ByteSink& out) {
  Database database;
  if (std::string why = Fill(input, database); !why.empty()) return why;
  database.Write(out);
  return database.error();
}

std::string ExportSqlite(const ExportInput& input, OutputFolder& folder) {
  Database database;
  if (std::string why = Fill(input, database); !why.empty()) return why;
  const std::string name = DatabaseName(input.work());
  return folder.WriteTogether({name + ".db", "metadata.json"},
                              [&](std::span<ByteSink* const> files) {
                                WriteDatasetteMetadata(input.work(), name, *files[1]);
                                database.Write(*files[0]);
                                return database.error();
                              });
}

}  // namespace codicil
