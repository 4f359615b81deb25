// SQLite, as far as the program needs it: databases that are in memory alone, so that files are
// read and written by the rest of the program, with its rules.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "base/byte_sink.h"
#include "base/status.h"

namespace codicil {

// The first failure is kept: after it, statements give no more rows.
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
  // The first failure.
  const Status& status() const { return status_; }
  void Fail(std::string why) {
    if (status_.ok()) status_ = Status::Unusable(std::move(why));
  }

 private:
  friend class Statement;
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
  };
  bool Check(int result);

  std::unique_ptr<sqlite3, Close> database_;
  Status status_;
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

  // Goes to the next row. Returns false after the last one, and after a failure.
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

}  // namespace codicil
