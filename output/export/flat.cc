// The tables as files, each readable without the others: a row has the name of what it refers to,
// and all the words of a text.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/file_writer.h"
#include "output/diff_parts.h"
#include "output/export/export.h"
#include "output/table.h"

namespace codicil {
namespace {

// Texts are in the rows that have them.
bool HasFile(const Table& table) { return table.plural != nullptr; }

template <typename Visit>
void ForEachFile(Visit visit) {
  for (const Table& table : Tables())
    if (HasFile(table)) visit(table);
}

// A reference as the name of what it leads to, or else as the number of its row.
TableCell Resolved(const Cell& cell) {
  return std::visit(
      []<typename T>(const T& value) -> TableCell {
        if constexpr (std::same_as<T, int64_t>) {
          return static_cast<uint64_t>(value);
        } else if constexpr (std::same_as<T, float>) {
          return std::round(static_cast<double>(value) * 100) / 100;
        } else if constexpr (std::same_as<T, ChangeKinds>) {
          return NamesOf(value);
        } else if constexpr (!std::same_as<T, Reference>) {
          return value;
        } else if (value.row != 0 && value.name.empty()) {
          return static_cast<uint64_t>(value.row);
        } else {
          return OrNull(value.name);
        }
      },
      cell);
}

class FlatFiles : public TableSink {
 public:
  FlatFiles(TableFormat format, std::span<ByteSink* const> files) {
    for (size_t i = 0, file = 0; i < Tables().size(); ++i) {
      files_.emplace_back();
      if (!HasFile(Tables()[i])) continue;
      files_.back() = RowsTo(format, *files[file++]);
      TableRow names;
      for (const Column& column : Tables()[i].columns) names.emplace_back(column.name);
      files_.back()(names);
    }
  }

  void Row(TableId table, std::initializer_list<Cell> cells) override {
    const PutRow& row = files_[static_cast<size_t>(table)];
    if (row == nullptr) return;
    TableRow resolved(cells.size());
    std::ranges::transform(cells, resolved.begin(), Resolved);
    row(resolved);
  }

 private:
  std::vector<PutRow> files_;  // by TableId
};

Status Export(const ExportInput& input, OutputFolder& folder, TableFormat format,
              std::string_view extension) {
  std::vector<std::string> names;
  ForEachFile(
      [&](const Table& table) { names.push_back(fmt::format("{}.{}", table.plural, extension)); });
  return folder.WriteTogether(names, [&](std::span<ByteSink* const> files) {
    FlatFiles tables(format, files);
    return WriteTables(input, tables);
  });
}

// What the cells of a column are called, by ColumnKind; a reference is a name.
using TypeNames = std::array<std::string_view, 6>;
std::string_view TypeOf(const Column& column, const TypeNames& names) {
  return names[static_cast<size_t>(column.kind)];
}

// The tables and their columns as Frictionless Data describes them (Data Package 1, Table Schema).
std::string DataPackage(const Work& work) {
  constexpr TypeNames kTypes = {"integer", "number", "boolean", "string", "string", "string"};
  std::vector<const Table*> tables;
  ForEachFile([&](const Table& table) { tables.push_back(&table); });
  return Written([&](ByteSink& out) {
    JsonWriter json(out);
    const auto fields = [&](const Table& table) {
      return json.Each(table.columns, [&](const Column& column) {
        json.Object("name", column.name, "type", TypeOf(column, kTypes), "description",
                    column.description);
      });
    };
    json.Document("profile", "tabular-data-package", "name", OrNull(work.id), "title",
                  OrNull(work.title), "resources", json.Each(tables, [&](const Table* table) {
                    json.Object("profile", "tabular-data-resource", "name", table->plural, "path",
                                fmt::format("{}.csv", table->plural), "description",
                                table->description, "encoding", "utf-8", "dialect",
                                json.Of("delimiter", ",", "lineTerminator", "\r\n"), "schema",
                                json.Of("fields", fields(*table)));
                  }));
  });
}

// Reads the files into DuckDB, in the folder that they are in: 702.10 stays text, and an apostrophe
// before what a spreadsheet would take for a formula goes.
std::string LoadScript() {
  constexpr std::string_view kText = "VARCHAR";
  constexpr TypeNames kTypes = {"BIGINT", "DOUBLE", "BOOLEAN", kText, kText, kText};
  std::string sql = "-- duckdb work.duckdb < load.sql, in this folder\n";
  ForEachFile([&](const Table& table) {
    std::vector<std::string> columns, restored;
    for (const Column& column : table.columns) {
      const std::string_view type = TypeOf(column, kTypes);
      columns.push_back(fmt::format("\n  '{}': '{}'", column.name, type));
      if (type == kText)
        restored.push_back(fmt::format(
            R"(
  regexp_replace("{0}", '^''(''*[=+\-@＝＋－＠\t\r\n])', '\1') AS "{0}")",
            column.name));
    }
    sql += fmt::format(
        "CREATE OR REPLACE TABLE \"{0}\" AS SELECT * REPLACE ({1}\n) FROM read_csv('{0}.csv', "
        "header = true, delim = ',', quote = '\"', escape = '\"', columns = {{{2}\n}});\n",
        table.plural, fmt::join(restored, ","), fmt::join(columns, ","));
  });
  return sql;
}

}  // namespace

Status ExportNdjson(const ExportInput& input, OutputFolder& folder) {
  return Export(input, folder, TableFormat::kNdjson, "ndjson");
}

Status ExportCsv(const ExportInput& input, OutputFolder& folder) {
  Status status = Export(input, folder, TableFormat::kCsv, "csv");
  if (status.ok()) status = folder.Write("datapackage.json", Bytes(DataPackage(input.work())));
  return status.ok() ? folder.Write("load.sql", Bytes(LoadScript())) : status;
}

}  // namespace codicil
