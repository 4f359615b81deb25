// A row of a CSV (RFC 4180), safe to open in a spreadsheet.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace codicil {

// The cells with commas between them; the line end is the caller's. A cell is in quotation marks
// where it has to be. One that a spreadsheet would take for a formula, because it begins with = + -
// @, one of their wide forms, a tab or a line end, has an apostrophe put before it, as OWASP asks
// for; so has one that begins with apostrophes and then one of these, so that a program gets every
// cell back: of a cell that matches ^'+[=+\-@＝＋－＠\t\r\n] it takes off the first apostrophe.
std::string CsvRow(std::initializer_list<std::string_view> cells);

}  // namespace codicil
