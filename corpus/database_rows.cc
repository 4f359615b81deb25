#include "corpus/database_rows.h"

#include <fmt/format.h>

namespace codicil {
namespace {

std::string InsertStatement(const Table& table) {
  std::string places = "?";
  for (size_t i = 1; i < table.columns.size(); ++i) places += ",?";
  return fmt::format("INSERT INTO \"{}\" VALUES ({})", table.name, places);
}

struct ValueOf {
  Statement::Value operator()(std::nullptr_t) const { return {}; }
  Statement::Value operator()(int64_t number) const { return number; }
  Statement::Value operator()(float number) const { return static_cast<double>(number); }
  Statement::Value operator()(bool yes) const { return int64_t{yes}; }
  Statement::Value operator()(std::string_view text) const { return text; }
  Statement::Value operator()(const Reference& to) const {
    return to.row == 0 ? Statement::Value() : to.row;
  }
  Statement::Value operator()(const ChangeKinds& kinds) const { return json = KindsAsJson(kinds); }

  std::string& json;  // one cell of a row has kinds
};

}  // namespace

DatabaseRows::DatabaseRows(Database& database, uint32_t application_id, bool (*has)(const Table&))
    : database_(database) {
  // The same page size everywhere, so that the same rows are the same bytes.
  database.Run(
      fmt::format("PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA application_id = {}; "
                  "PRAGMA user_version = {}; BEGIN",
                  application_id, kSchemaVersion));
  for (const Table& table : Tables()) {
    inserts_.emplace_back();
    if (!has(table)) continue;
    database.Run(CreateStatement(table));
    inserts_.back().emplace(database, InsertStatement(table));
  }
}

void DatabaseRows::Row(TableId table, std::initializer_list<Cell> cells) {
  std::optional<Statement>& insert = inserts_[static_cast<size_t>(table)];
  if (!insert) return;
  std::string json;
  int place = 0;
  for (const Cell& cell : cells) insert->Bind(++place, std::visit(ValueOf{json}, cell));
  insert->Run();
}

void DatabaseRows::Commit() {
  inserts_.clear();
  database_.Run("COMMIT");
}

}  // namespace codicil
