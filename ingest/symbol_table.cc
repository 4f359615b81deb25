#include "ingest/symbol_table.h"

#include <algorithm>

#include "text/lines.h"

namespace codicil {
namespace {

// "W/U" is a symbol; an address begins with "/" or has the dot of a file extension.
bool IsAddress(std::string_view column) {
  return column.starts_with('/') || column.find('.') != std::string_view::npos;
}

}  // namespace

std::map<std::string, std::string> ParseSymbolTable(std::string_view tsv) {
  std::map<std::string, std::string> symbols;
  for (const Line& at : SplitLines(tsv)) {
    const std::string_view line = tsv.substr(at.begin, at.end - at.begin);
    const size_t tab = std::min(line.find('\t'), line.size());
    const std::string_view name = line.substr(0, tab);
    if (name.empty() || name.front() == '#' || (at.begin == 0 && name == "name")) continue;
    std::string_view symbol = line.substr(std::min(tab + 1, line.size()));
    symbol = symbol.substr(0, symbol.find('\t'));
    symbols[std::string(name)] = symbol.empty() || IsAddress(symbol) ? name : symbol;
  }
  return symbols;
}

}  // namespace codicil
