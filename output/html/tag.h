// Tags as pugixml prints them, for elements that occur often.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "output/stretch.h"

namespace codicil::html {

// The output before and after the content of an element.
struct Tag {
  Tag() = default;
  explicit Tag(const char* name, std::string_view class_name = {});

  BlockText open;
  BlockText close;
};

// Prints `document` as a tag around the content still to be added to its element `node`, which goes
// after the element's existing content.
Tag PrintAround(pugi::xml_document& document, pugi::xml_node node);

// An element with one attribute whose value varies: a link, or a block with an id.
struct VaryingTag {
  VaryingTag(const char* name, const char* attribute, std::string_view class_name = {});

  BlockText before;  // up to the value
  BlockText after;
  BlockText close;
};

// Returns `value` as printed in an attribute.
std::string PrintedValue(std::string_view value);

}  // namespace codicil::html
