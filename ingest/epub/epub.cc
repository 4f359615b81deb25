#include "ingest/epub/epub.h"

#include <fmt/format.h>

#include <charconv>
#include <map>
#include <pugixml.hpp>
#include <utility>
#include <vector>

#include "ingest/akn/akn_document.h"
#include "ingest/html/html.h"
#include "text/kinds.h"
#include "text/language_code.h"
#include "text/source_text.h"

namespace codicil {
namespace {

// "Part%201.xhtml" is a file with a space in its name.
std::string Unescaped(std::string_view address) {
  std::string name;
  for (size_t i = 0; i < address.size(); ++i) {
    uint8_t byte = 0;
    const char* const code = address.data() + i + 1;
    const bool escaped = address[i] == '%' && i + 2 < address.size() &&
                         std::from_chars(code, code + 2, byte, 16).ptr == code + 2;
    name += escaped ? static_cast<char>(byte) : address[i];
    if (escaped) i += 2;
  }
  return name;
}

pugi::xml_document Parsed(const std::string& xml) {
  pugi::xml_document document;
  document.load_buffer(xml.data(), xml.size());
  return document;
}

// The first element of this name; null if there is none.
pugi::xml_node FindElement(const pugi::xml_document& document, std::string_view name) {
  return document.find_node([&](pugi::xml_node node) { return LocalName(node) == name; });
}

// Names of the pages in the archive, in the order of the spine.
std::vector<std::string> PagesOf(const pugi::xml_document& book, const std::string& folder) {
  std::map<std::string, std::string> by_id;
  for (const pugi::xml_node item : FindElement(book, "manifest").children()) {
    const std::string_view type = item.attribute("media-type").value();
    if (type.find("html") != type.npos)
      by_id[item.attribute("id").value()] = folder + Unescaped(item.attribute("href").value());
  }
  std::vector<std::string> pages;
  for (const pugi::xml_node item : FindElement(book, "spine").children()) {
    const auto found = by_id.find(item.attribute("idref").value());
    if (found == by_id.end()) continue;
    pages.push_back(found->second);
    by_id.erase(found);  // no page is read twice
  }
  return pages;
}

// Adds what a page shows; returns a fault.
std::string AddPage(const std::string& name, std::string bytes, std::string& text) {
  Diagnostics diagnostics;
  const auto page = SourceText::Decode(0, name, std::move(bytes), "", diagnostics);
  for (const Diagnostic& diagnostic : diagnostics.list()) {
    if (diagnostic.kind == kind::kNotText)
      return fmt::format("{} in it is not text: the book may be encrypted", name);
  }
  if (IsTooDeep(page->text()))
    return fmt::format("thousands of elements are nested in one another in {}", name);
  const RenderedHtml rendered = RenderHtml(page->text());
  if (!text.empty() && !rendered.text.empty()) text += "\n\n";
  text += rendered.text;
  return "";
}

}  // namespace

std::optional<PackageText> ReadEpub(ZipArchive& archive) {
  const auto container = archive.Read("META-INF/container.xml");
  if (!container) return std::nullopt;
  PackageText read;
  read.format = "epub";
  const std::string name =
      FindElement(Parsed(*container), "rootfile").attribute("full-path").value();
  const pugi::xml_document book = Parsed(archive.Read(name).value_or(""));
  const std::vector<std::string> pages = PagesOf(book, name.substr(0, name.rfind('/') + 1));
  if (pages.empty()) read.fault = "it is a book that names no pages";
  for (const std::string& page : pages) {
    if (auto bytes = archive.Read(page); bytes && read.fault.empty())
      read.fault = AddPage(page, std::move(*bytes), read.text);
  }
  if (!archive.error().empty()) read.fault = archive.error();
  read.title = FindElement(book, "title").child_value();
  read.language = LanguageOfTag(FindElement(book, "language").child_value());
  return read;
}

}  // namespace codicil
