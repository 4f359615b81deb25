// A document of XML whose nodes know their places in the source.
#pragma once

#include <optional>
#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "text/span.h"

namespace codicil {

struct XmlSyntaxError {
  uint32_t offset;
  std::string message;
};

class AknDocument {
 public:
  // `text` must outlive this object. After a syntax error, what comes before it is kept.
  explicit AknDocument(std::string_view text);

  const std::optional<XmlSyntaxError>& error() const { return error_; }
  pugi::xml_node root() const { return document_.document_element(); }

  // Returns the bytes [begin, end) of the source that a text node is made of.
  std::pair<uint32_t, uint32_t> PlaceOf(pugi::xml_node text) const;

 private:
  std::string_view text_;
  pugi::xml_document document_;
  std::optional<XmlSyntaxError> error_;
};

// The name without its prefix: "p" for "akn:p".
std::string_view LocalName(pugi::xml_node node);
pugi::xml_node ChildNamed(pugi::xml_node node, std::string_view name);

// Returns the node after `node` in the order of the document, within `top`; null at its end.
// `into` tells whether the nodes below `node` come next. Calls `leave` for each node that ends on
// the way, `node` among them.
template <typename Leave>
pugi::xml_node NextNode(pugi::xml_node node, pugi::xml_node top, bool into, Leave leave) {
  if (into && node.first_child()) return node.first_child();
  for (;;) {
    leave(node);
    if (node == top) return {};
    if (node.next_sibling()) return node.next_sibling();
    node = node.parent();
  }
}

// All text below a node.
std::string TextBelow(pugi::xml_node top);

}  // namespace codicil
