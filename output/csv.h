// A row of a CSV (RFC 4180), safe to open in a spreadsheet.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace codicil {

// Returns the cells separated by commas, without a line end. A cell is quoted if necessary. A cell
// that a spreadsheet would take for a formula, because it begins with = + - @, one of their
// full-width forms, a tab or a line end, gets an apostrophe in front, as OWASP recommends. So does
// a cell that begins with apostrophes followed by one of these characters; a program can therefore
// restore every cell by removing the first apostrophe of each one that matches
// ^'+[=+\-@＝＋－＠\t\r\n].
std::string CsvRow(std::span<const std::string_view> cells);
inline std::string CsvRow(std::initializer_list<std::string_view> cells) {
  return CsvRow(std::span(cells.begin(), cells.size()));
}

}  // namespace codicil
