// The style sheets and scripts of pages: for all of them (text.css, symbol.css, frame.js), for an
// edition on one page (page.css, page.js) or as a book (output/epub), for changes (output/changes),
// and for a site (output/site). They are compiled into the program.
#pragma once

#include <string_view>

namespace codicil {

extern const std::string_view kTextCss;
extern const std::string_view kFrameJs;
extern const std::string_view kPageCss;
extern const std::string_view kPageJs;
extern const std::string_view kSymbolCss;
extern const std::string_view kBookCss;
extern const std::string_view kSiteCss;
extern const std::string_view kSiteJs;
extern const std::string_view kChangesCss;
extern const std::string_view kChangesJs;
extern const std::string_view kCompareJs;
extern const std::string_view kWordsJs;
extern const std::string_view kLinksJs;
extern const std::string_view kSearchJs;
extern const std::string_view kOfflineJs;
extern const std::string_view kSearchCss;
extern const std::string_view kMiniSearchJs;
extern const std::string_view kMiniSearchLicence;

}  // namespace codicil
