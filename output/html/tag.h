// Tags as pugixml prints them, for elements that come again and again.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "output/stretch.h"

namespace codicil::html {

// What is printed before and after the content of an element.
struct Tag {
  Tag() = default;
  explicit Tag(const char* name, std::string_view class_name = {});

  BlockText open;
  BlockText close;
};

// All of `document` as a tag: `node` is the element in it whose content is still to come. It goes
// after what `node` has already.
Tag PrintAround(pugi::xml_document& document, pugi::xml_node node);

// An element with one attribute that is another each time: a link, a block with an id.
struct VaryingTag {
  VaryingTag(const char* name, const char* attribute, std::string_view class_name = {});

  BlockText before;  // the value
  BlockText after;
  BlockText close;
};

// `value` as it is printed in an attribute.
std::string PrintedValue(std::string_view value);

}  // namespace codicil::html
