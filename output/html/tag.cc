#include "output/html/tag.h"

#include <utility>

#include "output/html/document.h"
#include "output/html/nodes.h"

namespace codicil::html {
namespace {

// Marks the place of the content. No text can look like it, because "<" is escaped in text.
constexpr const char* kMarkValue = "open";
constexpr std::string_view kMark = "<!--open-->";

void AddMark(pugi::xml_node node) { node.append_child(pugi::node_comment).set_value(kMarkValue); }

// The parts before and after the last `mark`.
std::pair<std::string_view, std::string_view> Cut(std::string_view text, std::string_view mark) {
  const size_t at = text.rfind(mark);
  return {text.substr(0, at), text.substr(at + mark.size())};
}

}  // namespace

Tag::Tag(const char* name, std::string_view class_name) {
  pugi::xml_document document;
  *this = PrintAround(document, AddElement(document, name, class_name));
}

Tag PrintAround(pugi::xml_document& document, pugi::xml_node node) {
  AddMark(node);
  std::string printed;
  PrintTo(printed, document);
  const auto [open, close] = Cut(printed, kMark);
  Tag tag;
  tag.open = BlockText(open);
  tag.close = BlockText(close);
  return tag;
}

VaryingTag::VaryingTag(const char* name, const char* attribute, std::string_view class_name) {
  pugi::xml_document document;
  pugi::xml_node node = AddElement(document, name, class_name);
  SetAttribute(node, attribute, kMarkValue);
  Tag tag = PrintAround(document, node);
  const auto [front, back] = Cut(tag.open.view(), kMarkValue);
  before = BlockText(front);
  after = BlockText(back);
  close = std::move(tag.close);
}

std::string PrintedValue(std::string_view value) {
  pugi::xml_document document;
  SetAttribute(AddElement(document, "a"), "href", value);
  std::string printed;
  PrintTo(printed, document);
  const size_t begin = printed.find('"') + 1;
  return printed.substr(begin, printed.rfind('"') - begin);
}

}  // namespace codicil::html
