// The page as a whole: head, frame, and the parts in their places.

#include <fmt/format.h>

#include <iterator>

#include "output/html/nodes.h"
#include "output/html/page_assets.h"
#include "output/html/page_parts.h"
#include "output/writer.h"

namespace codicil {
namespace html {
namespace {

// Nothing may be loaded from anywhere, whatever the document says.
constexpr std::string_view kPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

std::string TitleOf(const Edition& edition) {
  const std::string title = edition.title.empty() ? "Rules" : edition.title;
  if (edition.effective_date.empty()) return title;
  return fmt::format("{} ({})", title, edition.effective_date);
}

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

void AppendHead(pugi::xml_node root, const Edition& edition) {
  pugi::xml_node head = AddElement(root, "head");
  SetAttribute(AddElement(head, "meta"), "charset", "utf-8");
  AddMeta(head, "name", "viewport", "width=device-width, initial-scale=1");
  AddMeta(head, "http-equiv", "Content-Security-Policy", kPolicy);
  AddElementWithText(head, "title", TitleOf(edition));
  pugi::xml_node icon = AddElement(head, "link");
  SetAttribute(icon, "rel", "icon");
  SetAttribute(icon, "href", "data:,");
  AddRaw(head, "style", kPageCss);
  AddRaw(head, "script", kPageJs);
}

pugi::xml_node AddButton(pugi::xml_node parent, std::string_view id, std::string_view words) {
  pugi::xml_node button = AddElement(parent, "button");
  SetAttribute(button, "type", "button");
  SetAttribute(button, "id", id);
  AddText(button, words);
  return button;
}

// On wide screens a column with the outline in it; on narrow ones a bar with a button that opens
// the outline, which needs no script.
void AppendSide(pugi::xml_node body, const PageContext& page) {
  pugi::xml_node side = AddElement(body, "header", "side");
  pugi::xml_node bar = AddElement(side, "div", "bar");
  SetAttribute(AddButton(bar, "menu", "Contents"), "popovertarget", "outline");
  pugi::xml_node place = AddLink(bar, "#top", "here");
  AddText(place, page.edition.title.empty() ? "Rules" : page.edition.title);
  pugi::xml_node theme = AddButton(bar, "theme", "Dark");
  SetAttribute(theme, "aria-label", "Dark colours");
  SetAttribute(theme, "hidden", "hidden");  // the script shows it: without one it does nothing
  pugi::xml_node outline = AddElement(side, "nav");
  SetAttribute(outline, "id", "outline");
  SetAttribute(outline, "popover", "auto");
  SetAttribute(outline, "aria-label", "Contents");
  AppendOutline(outline, page);
}

void AppendBody(pugi::xml_node root, PageContext& page) {
  pugi::xml_node body = AddElement(root, "body");
  AddText(AddLink(body, "#text", "skip"), "Skip to the text");
  AppendSide(body, page);
  EndLine(body);
  pugi::xml_node main = AddElement(body, "main");
  SetAttribute(main, "id", "text");
  SetAttribute(main, "tabindex", "-1");
  AppendFrontMatter(main, page);
  AppendProvisions(main, page);
  AppendGlossary(main, page);
  AppendBackMatter(main, page);
}

struct StringWriter : pugi::xml_writer {
  std::string text;
  void write(const void* data, size_t size) override {
    text.append(static_cast<const char*>(data), size);
  }
};

}  // namespace
}  // namespace html

std::string WriteHtml(const Edition& edition, const CrossReferences& references) {
  pugi::xml_document document;
  document.append_child(pugi::node_doctype).set_value("html");
  html::EndLine(document);
  pugi::xml_node root = html::AddElement(document, "html");
  html::SetAttribute(root, "lang", edition.language);
  html::PageContext page(edition, references);
  html::AppendHead(root, edition);
  html::AppendBody(root, page);
  html::StringWriter out;
  document.print(out, "", pugi::format_raw | pugi::format_skip_control_chars, pugi::encoding_utf8);
  out.text += '\n';
  return std::move(out.text);
}

}  // namespace codicil
