// A database with the tables, their indices, views for people and a search, as Datasette likes
// them. The same work gives the same bytes.

#include <fmt/format.h>
#include <sqlite3.h>

#include <memory>

#include "output/export/datasette.h"
#include "output/export/tables.h"
#include "output/json_writer.h"

namespace codicil {
namespace {

constexpr int kApplicationId = 0x436f6478;  // "Codx"
constexpr int kSchemaVersion = 1;

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close(database); }
};
struct FinishStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

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

// A database in memory, so that its bytes can go to any sink. After an error nothing more is done.
class Database : public TableSink {
 public:
  Database() {
    sqlite3* opened = nullptr;
    // Of SQLite's own file system in memory, whose pages are the file's bytes.
    Check(sqlite3_open_v2("file:codicil?vfs=memdb", &opened,
                          SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI, nullptr));
    database_.reset(opened);
    Run(
        fmt::format("PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA application_id = "
                    "{}; PRAGMA user_version = {}; BEGIN;",
                    kApplicationId, kSchemaVersion));
    for (const Table& table : Tables()) {
      Run(CreateTable(table));
      inserts_.emplace_back(Prepare(Insert(table)));
    }
  }

  void Row(TableId table, std::initializer_list<Cell> cells) override {
    sqlite3_stmt* insert = inserts_[static_cast<size_t>(table)].get();
    if (insert == nullptr) return;
    int place = 0;
    for (const Cell& cell : cells) Bind(insert, ++place, cell);
    if (sqlite3_step(insert) != SQLITE_DONE) Check(sqlite3_errcode(database_.get()));
    sqlite3_reset(insert);
  }

  // Once all rows are there. Returns the error, or "".
  std::string Finish() {
    inserts_.clear();
    for (const Table& table : Tables()) Run(CreateIndices(table));
    Run(std::string(kExportViews));
    Run("COMMIT; ANALYZE; VACUUM;");
    return error_;
  }

  std::string Write(ByteSink& out) const {
    sqlite3_int64 size = 0;
    const unsigned char* bytes =
        sqlite3_serialize(database_.get(), "main", &size, SQLITE_SERIALIZE_NOCOPY);
    if (bytes == nullptr) return "SQLite does not give the database's bytes";
    out.Write({reinterpret_cast<const char*>(bytes), static_cast<size_t>(size)});
    return "";
  }

 private:
  using Statement = std::unique_ptr<sqlite3_stmt, FinishStatement>;

  void Check(int result) {
    if (result != SQLITE_OK && error_.empty())
      error_ = fmt::format("the database cannot be made: {}", sqlite3_errstr(result));
  }
  void Run(const std::string& sql) {
    if (error_.empty())
      Check(sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr));
  }
  Statement Prepare(const std::string& sql) {
    sqlite3_stmt* statement = nullptr;
    if (error_.empty())
      Check(sqlite3_prepare_v2(database_.get(), sql.c_str(), -1, &statement, nullptr));
    return Statement(statement);
  }

  void BindText(sqlite3_stmt* insert, int place, std::string_view text) {
    Check(sqlite3_bind_text64(insert, place, text.data() == nullptr ? "" : text.data(), text.size(),
                              SQLITE_TRANSIENT, SQLITE_UTF8));
  }

  void Bind(sqlite3_stmt* insert, int place, const Cell& cell) {
    if (const auto* number = std::get_if<int64_t>(&cell)) {
      Check(sqlite3_bind_int64(insert, place, *number));
    } else if (const auto* real = std::get_if<double>(&cell)) {
      Check(sqlite3_bind_double(insert, place, *real));
    } else if (const auto* yes = std::get_if<bool>(&cell)) {
      Check(sqlite3_bind_int(insert, place, *yes ? 1 : 0));
    } else if (const auto* text = std::get_if<std::string_view>(&cell)) {
      BindText(insert, place, *text);
    } else if (const auto* words = std::get_if<Words>(&cell)) {
      BindText(insert, place, fmt::format("[\"{}\"]", fmt::join(*words, "\",\"")));
    } else if (const auto* to = std::get_if<Reference>(&cell); to != nullptr && to->row != 0) {
      Check(sqlite3_bind_int64(insert, place, to->row));
    } else {
      Check(sqlite3_bind_null(insert, place));
    }
  }

  std::string error_;
  std::unique_ptr<sqlite3, CloseDatabase> database_;
  std::vector<Statement> inserts_;  // by TableId; before database_ goes
};

// Datasette calls a database by its file: a work's id, unless that is no plain name.
std::string DatabaseName(const Work& work) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyz0123456789-";
  const bool plain = !work.id.empty() && work.id.find_first_not_of(kPlain) == std::string::npos;
  return plain ? work.id : "work";
}

}  // namespace

std::string ExportSqlite(const ExportInput& input, FolderSink& folder) {
  Database database;
  if (std::string why = WriteTables(input, database); !why.empty()) return why;
  if (std::string why = database.Finish(); !why.empty()) return why;
  const std::string name = DatabaseName(input.work());
  return folder.WriteTogether({name + ".db", "metadata.json"},
                              [&](std::span<ByteSink* const> files) {
                                WriteDatasetteMetadata(input.work(), name, *files[1]);
                                return database.Write(*files[0]);
                              });
}

}  // namespace codicil
