// What a work is, as SQL: the one list of its tables and columns. The store (corpus/store.h) has
// these tables, `export --to sqlite` publishes them, and its other tables (CSV, NDJSON, what
// describes them) take their columns from here.
//
// Rows refer to rows of other tables. A format that can join writes the row's number, one that
// cannot writes its name: "e2" for an edition, "203.1#2" for a provision, all of its words for a
// text.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "diff/concordance.h"

namespace codicil {

// Of a store and of a published database. Raised when anything in schema.cc changes.
inline constexpr uint32_t kSchemaVersion = 6;

enum class ColumnKind : uint8_t { kInteger, kReal, kYesNo, kText, kKinds, kReference };

struct Column {
  const char* name;
  ColumnKind kind;
  const char* description;
  const char* references = nullptr;  // the table that kReference leads to
};

enum class TableUse : uint8_t {
  kKept,     // what a work keeps of its editions: in the store, and published
  kDerived,  // the same, but a database has a view for it
  kRead,     // what only an edition that is read again has: published alone
  kPrivate,  // how the store was made: never published
};

struct Table {
  const char* name;    // "citation_target"
  const char* plural;  // "citation_targets", as its file is named; nullptr: it has none
  const char* description;
  const char* label;                // the column that names a row for people, or nullptr
  std::span<const Column> columns;  // "id", where there is one, is the number of the row, from 1
  TableUse use = TableUse::kKept;
  const char* view = nullptr;  // of what is derived: the SELECT
};

enum class TableId : uint8_t {
  kWork,
  kEdition,
  kFile,
  kCopy,
  kText,
  kEvidence,
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
  kStoreSetting,
  kStoreInput,
  kStoreStated,
  kStoreWarning,
  kStoreTransition,
};

// By TableId.
std::span<const Table> Tables();

inline bool IsPublished(const Table& table) { return table.use != TableUse::kPrivate; }
inline bool IsStored(const Table& table) {
  return table.use == TableUse::kKept || table.use == TableUse::kPrivate;
}

// The CREATE statement, without a semicolon, as SQLite keeps it.
std::string CreateStatement(const Table& table);

// As a table has them: ["renumbered","edited"].
std::string KindsAsJson(const ChangeKinds& kinds);

struct Reference {
  int64_t row = 0;  // from 1; 0: none
  std::string_view name;
};
// nullptr is a value that is missing. Views are valid during the call of Row only.
using Cell =
    std::variant<std::nullptr_t, int64_t, float, bool, std::string_view, ChangeKinds, Reference>;

class TableSink {
 public:
  virtual ~TableSink() = default;
  // `cells` are in the order of the table's columns.
  virtual void Row(TableId table, std::initializer_list<Cell> cells) = 0;
};

}  // namespace codicil
