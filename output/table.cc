#include "output/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

namespace codicil {
namespace {

bool BeginsFormula(std::string_view cell) {
  constexpr std::array<std::string_view, 11> kBegins = {"=",  "+",  "-",  "@",  "\t", "\r",
                                                        "\n", "＝", "＋", "－", "＠"};
  cell.remove_prefix(std::min(cell.find_first_not_of('\''), cell.size()));
  return std::ranges::any_of(kBegins,
                             [&](std::string_view begin) { return cell.starts_with(begin); });
}

std::string CsvField(std::string_view text) {
  const std::string_view guard = BeginsFormula(text) ? "'" : "";
  if (text.find_first_of(",\"\r\n") == text.npos) return std::string(guard) + std::string(text);
  std::string quoted = "\"" + std::string(guard);
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

std::string TextOf(const TableCell& cell) {
  return std::visit(
      []<typename T>(const T& value) -> std::string {
        if constexpr (std::same_as<T, std::nullptr_t>) {
          return {};
        } else if constexpr (std::same_as<T, double>) {
          return fmt::format("{}", std::round(value * 100) / 100);
        } else if constexpr (std::same_as<T, OrNull>) {
          return std::string(value.text);
        } else if constexpr (std::same_as<T, Words>) {
          return fmt::format("{}", fmt::join(value, " "));
        } else if constexpr (std::same_as<T, Phrases>) {
          return fmt::format("{}", fmt::join(value, "; "));
        } else {
          return fmt::format("{}", value);
        }
      },
      cell);
}

void WriteCell(std::string_view column, const TableCell& cell, JsonWriter& json) {
  std::visit(
      [&]<typename T>(const T& value) {
        if constexpr (std::same_as<T, double>) {
          json.Members(column, Hundredths{value});
        } else {
          json.Members(column, value);
        }
      },
      cell);
}

void WriteCells(const TableRow& names, const TableRow& cells, size_t without, JsonWriter& json) {
  for (size_t i = without; i < cells.size(); ++i)
    WriteCell(std::get<std::string_view>(names[i]), cells[i], json);
}

PutRow CsvRows(ByteSink& out) {
  return [&out, skip = out.size() > 0](const TableRow& cells) mutable {
    if (std::exchange(skip, false)) return;
    for (const TableCell& cell : cells) {
      if (&cell != cells.data()) out.Put(',');
      out.Write(CsvField(TextOf(cell)));
    }
    out.Write("\r\n");
  };
}

}  // namespace

PutRow RowsTo(TableFormat format, ByteSink& out) {
  if (format == TableFormat::kCsv) return CsvRows(out);
  return [json = std::make_shared<JsonWriter>(out, JsonLayout::kOneLine),
          names = TableRow()](const TableRow& cells) mutable {
    if (names.empty()) return void(names = cells);
    json->Document([&] { WriteCells(names, cells, 0, *json); });
  };
}

PutRow RowsTo(JsonWriter& json, size_t without) {
  return [&json, without, names = TableRow()](const TableRow& cells) mutable {
    if (names.empty()) return void(names = cells);
    json.Object([&] { WriteCells(names, cells, without, json); });
  };
}

}  // namespace codicil
