// The style sheets and scripts embedded in every page: for an edition (page.css and page.js in this
// folder), for the changes between two (diff.css, diff.js), and for the symbols in both
// (symbol.css). They are compiled into the program.
#pragma once

#include <string_view>

namespace codicil {

extern const std::string_view kPageCss;
extern const std::string_view kPageJs;
extern const std::string_view kDiffCss;
extern const std::string_view kDiffJs;
extern const std::string_view kSymbolCss;

}  // namespace codicil
