// The table given with --symbols: the meaning of the substitutions of an RST set.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace codicil {

// Parses one substitution per line, in two columns separated by a tab: its name, and the symbol
// without braces. If the second column is missing or is the address of an image ("/images/w.png"),
// the symbol has the same name. Lines that begin with "#" are comments; a first line whose first
// column is "name" is a heading.
std::map<std::string, std::string> ParseSymbolTable(std::string_view tsv);

}  // namespace codicil
