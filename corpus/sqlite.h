// SQLite, as far as the program needs it: databases that are in memory alone, so that files are
// read and written by the rest of the program, with its rules.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/byte_sink.h"

namespace codicil {

// Errors are kept: after the first one, statements give no more rows.
class Database {
 public:
  // An empty database that can be changed.
  Database();
  // A read-only database over `bytes`, which must outlive it. They may be anything: SQLite's own
  // defences against hostile files are on.
  explicit Database(std::string_view bytes);

  void Run(const std::string& sql);
  // Writes the database as the bytes of a file.
  void Write(ByteSink& out);
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

// One statement, which may give rows. Must not outlive its database.
class Statement {
 public:
  using Value = std::variant<std::monostate, int64_t, double, std::string_view>;  // the first: NULL

  Statement(Database& database, const std::string& sql);

  // Sets the parameter at `place`, from 1. A text must outlive the run.
  void Bind(int place, const Value& value);
  // Runs a statement that gives no rows; it may be bound and run again.
  void Run();

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

  Database& database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// Puts rows into a table, several with one statement, which takes half the time of one after the
// other. The last ones are put in when it is destroyed. Must not outlive its database.
class Inserter {
 public:
  Inserter(Database& database, std::string table) : database_(database), table_(std::move(table)) {}
  Inserter(const Inserter&) = delete;
  ~Inserter() { Flush(); }

  // The values of a row. Texts must outlive the inserter.
  template <typename... Values>
  void Insert(const Values&... values) {
    (values_.push_back(ValueOf(values)), ...);
    columns_ = sizeof...(values);
    if (values_.size() == kRows * columns_) Flush();
  }

 private:
  static constexpr size_t kRows = 16;
  using Value = Statement::Value;

  static Value ValueOf(std::string_view text) { return text; }
  static Value ValueOf(int64_t number) { return number; }
  static Value ValueOf(double number) { return number; }
  // The highest means none, which is NULL.
  static Value ValueOf(uint32_t id) {
    if (id == std::numeric_limits<uint32_t>::max()) return std::monostate();
    return int64_t{id};
  }
  void Flush();
  Statement Prepare(size_t rows);
  void Run(Statement& statement);

  Database& database_;
  const std::string table_;
  size_t columns_ = 0;
  std::vector<Value> values_;        // of the rows that are still to be put in
  std::unique_ptr<Statement> full_;  // for kRows rows, once there were so many
};

}  // namespace codicil
