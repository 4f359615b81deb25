// The style sheet and the script that every page carries: page.css and page.js beside this file,
// made part of the program when it is built.
#pragma once

#include <string_view>

namespace codicil {

extern const std::string_view kPageCss;
extern const std::string_view kPageJs;

}  // namespace codicil
