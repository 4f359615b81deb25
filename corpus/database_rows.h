// The tables of a work in an SQLite database.
#pragma once

#include <optional>
#include <vector>

#include "corpus/schema.h"
#include "corpus/sqlite.h"

namespace codicil {

// Makes tables in an empty database, and puts rows into them. Rows of other tables are left out.
class DatabaseRows : public TableSink {
 public:
  // `has` says which tables there are. The database must outlive this.
  DatabaseRows(Database& database, uint32_t application_id, bool (*has)(const Table&));

  void Row(TableId table, std::initializer_list<Cell> cells) override;
  // Once all rows are there.
  void Commit();

 private:
  Database& database_;
  std::vector<std::optional<Statement>> inserts_;  // by TableId
};

}  // namespace codicil
