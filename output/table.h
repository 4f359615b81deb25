// A report as a table. It gives its rows to a function, the names of the columns first, and there
// is one such function for each format:
//
//   void CrosswalkTable(const EditionPair& editions, const PutRow& row) {
//     row({"old", "new", "kinds", "confidence"});
//     for (const Correspondence& pair : editions.concordance.pairs) row({…});
//   }
//   WriteTable(CrosswalkTable, editions, TableFormat::kCsv, out);
//
// Rows are written as they come. As JSON and NDJSON a row is an object. As CSV (RFC 4180) it is a
// line that is safe to open in a spreadsheet: a cell that would be taken for a formula, because it
// begins with = + - @, one of their full-width forms, a tab or a line end, gets an apostrophe in
// front, as OWASP recommends. So does a cell that begins with apostrophes followed by one of these
// characters; a program can therefore restore every cell by removing the first apostrophe of each
// one that matches ^'+[=+\-@＝＋－＠\t\r\n].
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/byte_sink.h"
#include "output/json_writer.h"

namespace codicil {

// nullptr and an empty OrNull are a value that is missing: null in JSON, nothing in CSV. Real
// numbers are rounded to two decimal places. Lists are arrays; in CSV, words are separated by
// spaces, phrases by semicolons. Views are valid until the row is written.
using Words = std::vector<std::string_view>;
using Phrases = std::vector<std::string>;
using TableCell =
    std::variant<std::nullptr_t, bool, uint64_t, double, std::string_view, OrNull, Words, Phrases>;
using TableRow = std::vector<TableCell>;
using PutRow = std::function<void(const TableRow& cells)>;

// What a report is as a table.
template <typename Report>
using TableOf = void (*)(const Report& report, const PutRow& row);

enum class TableFormat : uint8_t { kCsv, kNdjson };
// Names of columns in CSV are left out if something is there already: the tables of several
// editions are one.
PutRow RowsTo(TableFormat format, ByteSink& out);
// Writes objects, inside json.Array, without the first columns if what is around them has these.
PutRow RowsTo(JsonWriter& json, size_t without = 0);

template <typename Report>
void WriteTable(TableOf<Report> table, const Report& report, TableFormat format, ByteSink& out) {
  table(report, RowsTo(format, out));
}
// The table as an array, a value for `json`. Keeps references.
template <typename Report>
auto ArrayOf(TableOf<Report> table, const Report& report, JsonWriter& json) {
  return json.Array([&, table] { table(report, RowsTo(json)); });
}

}  // namespace codicil
