#include "output/html/document.h"

#include <fmt/format.h>

#include "output/html/nodes.h"

namespace codicil::html {
namespace {

constexpr std::string_view kPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

void AddMeta(pugi::xml_node head, const char* key, std::string_view name,
             std::string_view content) {
  pugi::xml_node meta = AddElement(head, "meta");
  SetAttribute(meta, key, name);
  SetAttribute(meta, "content", content);
}

// HTML takes what stands in <style> and <script> as it is, XML would have it escaped: a CDATA
// section behind comment signs is right for both.
void AddRaw(pugi::xml_node head, const char* element, std::string_view text) {
  pugi::xml_node node = AddElement(head, element);
  AddText(node, "/*");
  const std::string data = fmt::format("*/\n{}/*", text);
  node.append_child(pugi::node_cdata).set_value(data.data(), data.size());
  AddText(node, "*/");
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
  document.append_child(pugi::node_doctype).set_value("html");
  EndLine(document);
  pugi::xml_node root = AddElement(document, "html");
  SetAttribute(root, "lang", page.language);
  pugi::xml_node head = AddElement(root, "head");
  SetAttribute(AddElement(head, "meta"), "charset", "utf-8");
  AddMeta(head, "name", "viewport", "width=device-width, initial-scale=1");
  AddMeta(head, "http-equiv", "Content-Security-Policy", kPolicy);
  AddElementWithText(head, "title", page.title);
  pugi::xml_node icon = AddElement(head, "link");
  SetAttribute(icon, "rel", "icon");
  SetAttribute(icon, "href", "data:,");
  AddRaw(head, "style", fmt::format("{}\n{}", page.styles[0], page.styles[1]));
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
