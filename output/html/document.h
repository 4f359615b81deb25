// The frame of a self-contained page.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codicil::html {

struct PageHead {
  std::string_view language;
  std::string_view title;
  std::vector<std::string_view> styles;  // none may contain "]]>" or "</"
  std::string_view script;
  std::vector<std::pair<std::string, std::string>> facts;  // <meta>: name and content
};

// Adds the root element with its head and returns it; the caller adds the body. The page may not
// load anything from elsewhere, whatever it contains, and browsers ignore all styles and scripts
// but these, including "style" and "on..." attributes.
pugi::xml_node AddPage(pugi::xml_node document, const PageHead& head);

// Prints the content of a document. Control characters are left out.
void PrintTo(pugi::xml_writer& writer, const pugi::xml_document& document);
void PrintTo(std::string& out, const pugi::xml_document& document);
// Returns the document as bytes, with a final line end.
std::string Print(const pugi::xml_document& document);

}  // namespace codicil::html
