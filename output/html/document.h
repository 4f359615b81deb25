// The frame of a self-contained page.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "output/html/html_writer.h"

namespace codicil::html {

struct PageHead {
  std::string_view language;
  std::string_view title;
  std::vector<std::string_view> styles;                         // none may contain "]]>" or "</"
  std::vector<std::string_view> scripts;                        // likewise
  std::vector<std::pair<std::string_view, std::string>> facts;  // <meta>: a name and what it says
};

// Everything up to <body>, which is open then. Nothing may be loaded from anywhere, whatever the
// page says, and no other style or script than these is followed: no "style" attribute, no "on..."
// one.
void OpenPage(HtmlWriter& out, const PageHead& head);
void ClosePage(HtmlWriter& out);

}  // namespace codicil::html
