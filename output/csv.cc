#include "output/csv.h"

#include <algorithm>
#include <array>

namespace codicil {
namespace {

bool BeginsFormula(std::string_view cell) {
  constexpr std::array<std::string_view, 11> kBegins = {"=",  "+",  "-",  "@",  "\t", "\r",
                                                        "\n", "＝", "＋", "－", "＠"};
  cell.remove_prefix(std::min(cell.find_first_not_of('\''), cell.size()));
  return std::ranges::any_of(kBegins,
                             [&](std::string_view begin) { return cell.starts_with(begin); });
}

std::string Quoted(std::string_view text) {
  const std::string_view guard = BeginsFormula(text) ? "'" : "";
  if (text.find_first_of(",\"\r\n") == text.npos) return std::string(guard) + std::string(text);
  std::string quoted = "\"" + std::string(guard);
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

}  // namespace

std::string CsvRow(std::span<const std::string_view> cells) {
  std::string row;
  for (const std::string_view& cell : cells) {
    if (&cell != cells.data()) row += ',';
    row += Quoted(cell);
  }
  return row;
}

}  // namespace codicil
