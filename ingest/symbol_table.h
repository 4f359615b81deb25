// The table that --symbols gives: what the substitutions of an RST set stand for.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace codicil {

// A line each, two columns separated by a tab: the name of a substitution, and the symbol without
// braces. A second column that is missing or the address of an image ("/images/w.png") means the
// symbol of the same name. Lines that begin with "#" are comments; a first line whose first column
// is "name" is a heading.
std::map<std::string, std::string> ParseSymbolTable(std::string_view tsv);

}  // namespace codicil
