// SQLite, as far as the store needs it: databases that are in memory alone, so that files are read
// and written by the rest of the program, with its rules.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace codicil {

// Errors are kept: after the first one, statements give no more rows.
class Database {
 public:
  // An empty database that can be changed.
  Database();
  // A read-only database over `bytes`, which must outlive it. They may be anything: SQLite's own
  // defences against hostile files are on.
  explicit Database(std::string_view bytes);

  void Run(const char* sql);
  // Returns the database as the bytes of a file.
  std::string Bytes();
  // Returns the first error, or "".
  const std::string& error() const { return error_; }
  void Fail(std::string error) {
    if (error_.empty()) error_ = std::move(error);
  }

 private:
  friend class Statement;
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
  };
  bool Check(int result);

  std::unique_ptr<sqlite3, Close> database_;
  std::string error_;
};

// One statement, to be run once or many times. Must not outlive its database.
class Statement {
 public:
  Statement(Database& database, const char* sql);

  // Runs a statement that gives no rows with these values.
  template <typename... Values>
  void Insert(const Values&... values) {
    int i = 0;
    (Bind(++i, values), ...);
    Run();
  }

  // Goes to the next row. Returns false after the last one, and after an error.
  bool Next();
  int64_t Int(int column) { return sqlite3_column_int64(statement_.get(), column); }
  double Real(int column) { return sqlite3_column_double(statement_.get(), column); }
  bool IsNull(int column) { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }
  // Valid until the next row.
  std::string_view Text(int column);

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  void Bind(int i, std::string_view text);  // must outlive the call of Insert
  void Bind(int i, int64_t number) { sqlite3_bind_int64(statement_.get(), i, number); }
  void Bind(int i, uint32_t id);  // NULL for the highest, which stands for none
  void Bind(int i, double number) { sqlite3_bind_double(statement_.get(), i, number); }
  void Run();

  Database& database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

}  // namespace codicil
