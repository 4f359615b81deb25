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
  std::vector<std::string_view> styles;  // none of these may hold "]]>" or "</"
  std::string_view script;
  std::vector<std::pair<std::string, std::string>> facts;  // <meta>: a name, and what it says
};

// The root element with its head; the body is the caller's to add. Nothing may be loaded from
// anywhere, whatever the page says, and no other style or script than these is followed: no "style"
// attribute, no "on..." one.
pugi::xml_node AddPage(pugi::xml_node document, const PageHead& head);

// Prints what is in a document. Control characters are left out.
void PrintTo(pugi::xml_writer& writer, const pugi::xml_document& document);
void PrintTo(std::string& out, const pugi::xml_document& document);
// The document as bytes, with a line end after it.
std::string Print(const pugi::xml_document& document);

}  // namespace codicil::html
