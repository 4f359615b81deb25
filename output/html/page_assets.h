// The style sheet and the script that every page carries: those of an edition (page.css, page.js
// beside this file) and those of the changes between two (diff.css, diff.js), and how both show
// symbols (symbol.css). They are made part of the program when it is built.
#pragma once

#include <string_view>

namespace codicil {

extern const std::string_view kPageCss;
extern const std::string_view kPageJs;
extern const std::string_view kDiffCss;
extern const std::string_view kDiffJs;
extern const std::string_view kSymbolCss;

}  // namespace codicil
