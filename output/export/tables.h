// A work as tables: the one description that its formats for databases and spreadsheets share.
//
// Rows refer to rows of other tables. A format that can join (SQLite) writes the row's number, one
// that cannot (CSV, NDJSON) writes its name: "e2" for an edition, "203.1#2" for a provision, all of
// its words for a text.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "output/export/export.h"
#include "output/table.h"

namespace codicil {

enum class ColumnKind : uint8_t { kInteger, kReal, kYesNo, kText, kWords, kReference };

struct Column {
  const char* name;
  ColumnKind kind;
  const char* description;
  const char* references = nullptr;  // the table that kReference leads to
};

struct Table {
  const char* name;    // "citation_target"
  const char* plural;  // "citation_targets", as files are named
  const char* description;
  const char* label;                // the column that names a row for people, or nullptr
  std::span<const Column> columns;  // "id", where there is one, is the number of the row, from 1
};

enum class TableId : uint8_t {
  kWork,
  kEdition,
  kFile,
  kCopy,
  kText,
  kLineage,
  kLineageAlias,
  kProvision,
  kAside,
  kGlossary,
  kList,
  kMember,
  kMatter,
  kStop,
  kLink,
  kChange,
  kGlossaryChange,
  kCitation,
  kCitationTarget,
  kDiagnostic,
};

// By TableId.
std::span<const Table> Tables();

struct Reference {
  int64_t row = 0;  // from 1; 0: none
  std::string_view name;
};
// nullptr is a value that is missing. Views are valid during the call of Row only.
using Cell =
    std::variant<std::nullptr_t, int64_t, double, bool, std::string_view, Words, Reference>;

class TableSink {
 public:
  virtual ~TableSink() = default;
  // `cells` are in the order of the table's columns.
  virtual void Row(TableId table, std::initializer_list<Cell> cells) = 0;
};

// Gives all rows of all tables, in an order that depends on the work alone. One edition is in
// memory at a time. Returns the reason if an edition could not be read again, or "".
std::string WriteTables(const ExportInput& input, TableSink& sink);

}  // namespace codicil
