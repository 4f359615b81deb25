#include "corpus/sqlite.h"

namespace codicil {
namespace {

sqlite3* OpenInMemory() {
  sqlite3* database = nullptr;
  constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  sqlite3_open_v2(":memory:", &database, kFlags, nullptr);
  return database;
}

// What a file may have in it besides tables is not run.
void Harden(sqlite3* database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
}

}  // namespace

Database::Database() : database_(OpenInMemory()) {}

Database::Database(std::string_view bytes) : Database() {
  Harden(database_.get());
  // SQLite never writes to the bytes of a read-only database.
  auto* begin = reinterpret_cast<unsigned char*>(const_cast<char*>(bytes.data()));
  const auto size = static_cast<sqlite3_int64>(bytes.size());
  Check(
      sqlite3_deserialize(database_.get(), "main", begin, size, size, SQLITE_DESERIALIZE_READONLY));
  Run("PRAGMA cell_size_check = ON");
}

bool Database::Check(int result) {
  if (result == SQLITE_OK || result == SQLITE_DONE || result == SQLITE_ROW) return true;
  Fail(sqlite3_errmsg(database_.get()));
  return false;
}

void Database::Run(const std::string& sql) {
  if (status_.ok()) Check(sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr));
}

void Database::Write(ByteSink& out) {
  sqlite3_int64 size = 0;
  const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> bytes(
      sqlite3_serialize(database_.get(), "main", &size, 0), &sqlite3_free);
  if (!bytes) return Fail("SQLite does not give the database's bytes");
  out.Write({reinterpret_cast<const char*>(bytes.get()), static_cast<size_t>(size)});
}

Statement::Statement(Database& database, const std::string& sql) : database_(database) {
  if (!database.status_.ok()) return;
  sqlite3_stmt* statement = nullptr;
  database.Check(
      sqlite3_prepare_v2(database.database_.get(), sql.c_str(), -1, &statement, nullptr));
  statement_.reset(statement);
}

void Statement::Bind(int place, const Value& value) {
  sqlite3_stmt* to = statement_.get();
  if (const auto* text = std::get_if<std::string_view>(&value)) {
    const char* begin = text->data() == nullptr ? "" : text->data();  // null would be NULL
    sqlite3_bind_text64(to, place, begin, text->size(), SQLITE_STATIC, SQLITE_UTF8);
  } else if (const auto* number = std::get_if<int64_t>(&value)) {
    sqlite3_bind_int64(to, place, *number);
  } else if (const auto* real = std::get_if<double>(&value)) {
    sqlite3_bind_double(to, place, *real);
  } else {
    sqlite3_bind_null(to, place);
  }
}

void Statement::Run() {
  Next();
  sqlite3_reset(statement_.get());
}

bool Statement::Next() {
  if (!database_.status_.ok()) return false;
  const int result = sqlite3_step(statement_.get());
  return database_.Check(result) && result == SQLITE_ROW;
}

std::string_view Statement::Text(int column) {
  const auto* text = sqlite3_column_text(statement_.get(), column);
  if (text == nullptr) return {};
  return {reinterpret_cast<const char*>(text),
          static_cast<size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

}  // namespace codicil
