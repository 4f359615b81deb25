// Short names for frequent pugixml operations of the page's writers.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "output/writable.h"

namespace codicil::html {

inline void SetAttribute(pugi::xml_node node, const char* name, std::string_view value) {
  const std::string held = Writable(value, WrittenForm::kHtml);
  node.append_attribute(name).set_value(held.data(), held.size());
}

// Appends an element to `parent`. It must get a child or be a void element of HTML: XML's short
// form of an empty element means something else there.
inline pugi::xml_node AddElement(pugi::xml_node parent, const char* name,
                                 std::string_view class_name = {}) {
  pugi::xml_node node = parent.append_child(name);
  if (!class_name.empty()) SetAttribute(node, "class", class_name);
  return node;
}

// Appends character data to `parent`. U+FFFD replaces characters that an HTML page cannot
// represent.
inline void AddText(pugi::xml_node parent, std::string_view text) {
  if (text.empty()) return;
  const std::string held = Writable(text, WrittenForm::kHtml);
  parent.append_child(pugi::node_pcdata).set_value(held.data(), held.size());
}

inline pugi::xml_node AddElementWithText(pugi::xml_node parent, const char* name,
                                         std::string_view text, std::string_view class_name = {}) {
  pugi::xml_node node = AddElement(parent, name, class_name);
  AddText(node, text);
  return node;
}

inline pugi::xml_node AddLink(pugi::xml_node parent, std::string_view href,
                              std::string_view class_name = {}) {
  pugi::xml_node link = AddElement(parent, "a", class_name);
  SetAttribute(link, "href", href);
  return link;
}

// Ends a line of the file. Call it only between blocks, where white space has no meaning.
inline void EndLine(pugi::xml_node parent) {
  parent.append_child(pugi::node_pcdata).set_value("\n", 1);
}

}  // namespace codicil::html
