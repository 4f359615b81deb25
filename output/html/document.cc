#include "output/html/document.h"

#include <fmt/format.h>

#include "base/sha256.h"
#include "output/html/nodes.h"

namespace codicil::html {
namespace {

// Nothing is loaded or sent anywhere, and of all the styles and scripts in the page only this style
// sheet and this script are used. The image is the icon, which is empty.
std::string PolicyFor(std::string_view style, std::string_view script) {
  return fmt::format(
      "default-src 'none'; style-src 'sha256-{}'; script-src 'sha256-{}'; img-src data:; "
      "base-uri 'none'; form-action 'none'",
      Sha256Base64(style), Sha256Base64(script));
}

void AddMeta(pugi::xml_node head, const char* key, std::string_view name,
             std::string_view content) {
  pugi::xml_node meta = AddElement(head, "meta");
  SetAttribute(meta, key, name);
  SetAttribute(meta, "content", content);
}

// HTML takes the content of <style> and <script> literally, while XML expects it to be escaped; a
// CDATA section after comment signs is right for both.
constexpr std::string_view kRawBegin = "/*", kRawEnd = "*/";

std::string RawData(std::string_view text) {
  return fmt::format("{}\n{}{}", kRawEnd, text, kRawBegin);
}

void AddRaw(pugi::xml_node head, const char* element, std::string_view text) {
  pugi::xml_node node = AddElement(head, element);
  AddText(node, kRawBegin);
  const std::string data = RawData(text);
  node.append_child(pugi::node_cdata).set_value(data.data(), data.size());
  AddText(node, kRawEnd);
}

// Returns the result of AddRaw for `text` as HTML sees it, which is what browsers hash.
std::string AsHtml(std::string_view text) {
  return fmt::format("{}<![CDATA[{}]]>{}", kRawBegin, RawData(text), kRawEnd);
}

struct StringWriter : pugi::xml_writer {
  explicit StringWriter(std::string& a_text) : text(a_text) {}
  void write(const void* data, size_t size) override {
    text.append(static_cast<const char*>(data), size);
  }
  std::string& text;
};

}  // namespace

pugi::xml_node AddPage(pugi::xml_node document, const PageHead& page) {
  const std::string style = fmt::format("{}", fmt::join(page.styles, "\n"));
  document.append_child(pugi::node_doctype).set_value("html");
  EndLine(document);
  pugi::xml_node root = AddElement(document, "html");
  SetAttribute(root, "lang", page.language);
  pugi::xml_node head = AddElement(root, "head");
  SetAttribute(AddElement(head, "meta"), "charset", "utf-8");
  AddMeta(head, "name", "viewport", "width=device-width, initial-scale=1");
  AddMeta(head, "http-equiv", "Content-Security-Policy",
          PolicyFor(AsHtml(style), AsHtml(page.script)));
  for (const auto& [name, content] : page.facts)
    if (!content.empty()) AddMeta(head, "name", name, content);
  AddElementWithText(head, "title", page.title);
  pugi::xml_node icon = AddElement(head, "link");
  SetAttribute(icon, "rel", "icon");
  SetAttribute(icon, "href", "data:,");
  AddRaw(head, "style", style);
  AddRaw(head, "script", page.script);
  return root;
}

void PrintTo(pugi::xml_writer& writer, const pugi::xml_document& document) {
  document.print(writer, "", pugi::format_raw | pugi::format_skip_control_chars,
                 pugi::encoding_utf8);
}

void PrintTo(std::string& out, const pugi::xml_document& document) {
  StringWriter writer(out);
  PrintTo(writer, document);
}

std::string Print(const pugi::xml_document& document) {
  std::string out;
  PrintTo(out, document);
  out += '\n';
  return out;
}

}  // namespace codicil::html
