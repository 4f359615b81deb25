#include "output/html/tag.h"

#include "output/html/document.h"
#include "output/html/nodes.h"

namespace codicil::html {
namespace {

// Stands where the content will be. No text looks like it: "<" is escaped there.
constexpr const char* kMarkValue = "open";
constexpr std::string_view kMark = "<!--open-->";

void AddMark(pugi::xml_node node) { node.append_child(pugi::node_comment).set_value(kMarkValue); }

}  // namespace

Tag::Tag(const char* name, std::string_view class_name) {
  pugi::xml_document document;
  *this = PrintAround(document, AddElement(document, name, class_name));
}

Tag PrintAround(pugi::xml_document& document, pugi::xml_node node) {
  AddMark(node);
  Tag tag;
  PrintTo(tag.open, document);
  const size_t mark = tag.open.rfind(kMark);
  tag.close = tag.open.substr(mark + kMark.size());
  tag.open.resize(mark);
  return tag;
}

VaryingTag::VaryingTag(const char* name, const char* attribute, std::string_view class_name) {
  pugi::xml_document document;
  pugi::xml_node node = AddElement(document, name, class_name);
  SetAttribute(node, attribute, kMarkValue);
  Tag tag = PrintAround(document, node);
  const size_t value = tag.open.rfind(kMarkValue);
  before = tag.open.substr(0, value);
  after = tag.open.substr(value + std::string_view(kMarkValue).size());
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
