// The tables as files, each readable without the others: a row has the name of what it refers to,
// and all the words of a text.

#include <fmt/format.h>

#include <array>

#include "base/file_writer.h"
#include "output/csv.h"
#include "output/diff_parts.h"
#include "output/export/export.h"
#include "output/json_writer.h"

namespace codicil {
namespace {

// Texts are in the rows that have them.
std::vector<const Table*> TablesWithFiles() {
  std::vector<const Table*> tables;
  for (const Table& table : Tables())
    if (table.plural != nullptr) tables.push_back(&table);
  return tables;
}

// Writes the rows of one table.
class RowWriter {
 public:
  virtual ~RowWriter() = default;
  virtual void Write(const Table& table, std::span<const Cell> cells, ByteSink& out) = 0;
  virtual void WriteHead(const Table&, ByteSink&) {}
};

class JsonRows : public RowWriter {
 public:
  void Write(const Table& table, std::span<const Cell> cells, ByteSink& out) override {
    JsonWriter json(out, JsonLayout::kOneLine);
    json.Document([&] {
      for (size_t i = 0; i < cells.size(); ++i)
        json.Members(table.columns[i].name, [&] { WriteCell(cells[i], json); });
    });
  }

 private:
  static void WriteCell(const Cell& cell, JsonWriter& json) {
    std::visit(
        [&]<typename T>(const T& value) {
          if constexpr (std::same_as<T, float>) {
            json.Value(Hundredths{value});
          } else if constexpr (std::same_as<T, ChangeKinds>) {
            json.Value(NamesOf(value));
          } else if constexpr (!std::same_as<T, Reference>) {
            json.Value(value);
          } else if (value.row != 0 && value.name.empty()) {
            json.Value(value.row);
          } else {
            json.Value(OrNull(value.name));
          }
        },
        cell);
  }
};

class CsvRows : public RowWriter {
 public:
  void WriteHead(const Table& table, ByteSink& out) override {
    std::vector<std::string_view> names;
    for (const Column& column : table.columns) names.emplace_back(column.name);
    Put(names, out);
  }
  void Write(const Table&, std::span<const Cell> cells, ByteSink& out) override {
    std::vector<std::string> texts;
    for (const Cell& cell : cells) texts.push_back(TextOf(cell));
    Put({texts.begin(), texts.end()}, out);
  }

 private:
  static void Put(const std::vector<std::string_view>& cells, ByteSink& out) {
    out.Write(CsvRow(cells));
    out.Write("\r\n");
  }

  static std::string TextOf(const Cell& cell) {
    return std::visit(
        []<typename T>(const T& value) -> std::string {
          if constexpr (std::same_as<T, std::nullptr_t>) {
            return {};
          } else if constexpr (std::same_as<T, float>) {
            return fmt::format("{}", std::round(static_cast<double>(value) * 100) / 100);
          } else if constexpr (std::same_as<T, ChangeKinds>) {
            return KindsOf(value, " ");
          } else if constexpr (!std::same_as<T, Reference>) {
            return fmt::format("{}", value);
          } else if (value.row != 0 && value.name.empty()) {
            return std::to_string(value.row);
          } else {
            return std::string(value.name);
          }
        },
        cell);
  }
};

class FlatFiles : public TableSink {
 public:
  FlatFiles(RowWriter& rows, std::span<ByteSink* const> files)
      : rows_(rows), files_(Tables().size()) {
    for (const Table* table : TablesWithFiles()) {
      files_[static_cast<size_t>(table - Tables().data())] = files.front();
      rows_.WriteHead(*table, *files.front());
      files = files.subspan(1);
    }
  }

  void Row(TableId table, std::initializer_list<Cell> cells) override {
    const auto index = static_cast<size_t>(table);
    if (files_[index] != nullptr)
      rows_.Write(Tables()[index], {cells.begin(), cells.size()}, *files_[index]);
  }

 private:
  RowWriter& rows_;
  std::vector<ByteSink*> files_;  // by TableId
};

std::string Export(const ExportInput& input, OutputFolder& folder, RowWriter& rows,
                   std::string_view extension) {
  std::vector<std::string> names;
  for (const Table* table : TablesWithFiles())
    names.push_back(fmt::format("{}.{}", table->plural, extension));
  return folder.WriteTogether(names, [&](std::span<ByteSink* const> files) {
    FlatFiles tables(rows, files);
    return WriteTables(input, tables);
  });
}

// What a cell of a column is called, by ColumnKind. In CSV a reference is a name.
struct TypeName {
  std::string_view frictionless, duckdb;
};
TypeName TypeOf(const Column& column) {
  static constexpr TypeName kText{"string", "VARCHAR"};
  static constexpr std::array<TypeName, 6> kTypes{
      {{"integer", "BIGINT"}, {"number", "DOUBLE"}, {"boolean", "BOOLEAN"}, kText, kText, kText}};
  return kTypes[static_cast<size_t>(column.kind)];
}

// The tables and their columns as Frictionless Data describes them (Data Package 1, Table Schema).
std::string DataPackage(const Work& work) {
  return Written([&](ByteSink& out) {
    JsonWriter json(out);
    const auto fields = [&](const Table& table) {
      return json.Each(table.columns, [&](const Column& column) {
        json.Object("name", column.name, "type", TypeOf(column).frictionless, "description",
                    column.description);
      });
    };
    json.Document("profile", "tabular-data-package", "name", OrNull(work.id), "title",
                  OrNull(work.title), "resources",
                  json.Each(TablesWithFiles(), [&](const Table* table) {
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
  std::string sql = "-- duckdb work.duckdb < load.sql, in this folder\n";
  for (const Table* table : TablesWithFiles()) {
    std::vector<std::string> columns, restored;
    for (const Column& column : table->columns) {
      const std::string_view type = TypeOf(column).duckdb;
      columns.push_back(fmt::format("\n  '{}': '{}'", column.name, type));
      if (type == "VARCHAR")
        restored.push_back(fmt::format(
            R"(
  regexp_replace("{0}", '^''(''*[=+\-@＝＋－＠\t\r\n])', '\1') AS "{0}")",
            column.name));
    }
    sql += fmt::format(
        "CREATE OR REPLACE TABLE \"{0}\" AS SELECT * REPLACE ({1}\n) FROM read_csv('{0}.csv', "
        "header = true, delim = ',', quote = '\"', escape = '\"', columns = {{{2}\n}});\n",
        table->plural, fmt::join(restored, ","), fmt::join(columns, ","));
  }
  return sql;
}

}  // namespace

std::string ExportNdjson(const ExportInput& input, OutputFolder& folder) {
  JsonRows rows;
  return Export(input, folder, rows, "ndjson");
}

std::string ExportCsv(const ExportInput& input, OutputFolder& folder) {
  CsvRows rows;
  std::string why = Export(input, folder, rows, "csv");
  if (why.empty()) why = folder.Write("datapackage.json", Bytes(DataPackage(input.work())));
  return why.empty() ? folder.Write("load.sql", Bytes(LoadScript())) : why;
}

}  // namespace codicil
