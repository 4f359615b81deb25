#include "ingest/akn/akn_document.h"

#include <algorithm>

namespace codicil {

AknDocument::AknDocument(std::string_view text) : text_(text) {
  constexpr unsigned kParts =
      pugi::parse_cdata | pugi::parse_escapes | pugi::parse_eol | pugi::parse_ws_pcdata;
  const pugi::xml_parse_result result =
      document_.load_buffer(text.data(), text.size(), kParts, pugi::encoding_utf8);
  // pugixml takes a NUL for the end of the text.
  const size_t nul = text.find('\0');
  if (nul != std::string_view::npos) {
    error_ = {static_cast<uint32_t>(nul), "XML has no character U+0000"};
  } else if (!result) {
    const auto at = static_cast<size_t>(std::max<ptrdiff_t>(result.offset, 0));
    error_ = {static_cast<uint32_t>(std::min(at, text.size())), result.description()};
  }
}

std::pair<uint32_t, uint32_t> AknDocument::PlaceOf(pugi::xml_node text) const {
  const ptrdiff_t offset = text.offset_debug();
  if (offset < 0 || static_cast<size_t>(offset) > text_.size()) return {0, 0};
  const auto begin = static_cast<size_t>(offset);
  const size_t end = text_.find(text.type() == pugi::node_cdata ? "]]>" : "<", begin);
  return {static_cast<uint32_t>(begin), static_cast<uint32_t>(std::min(end, text_.size()))};
}

std::string_view LocalName(pugi::xml_node node) {
  std::string_view name = node.name();
  return name.substr(name.find(':') + 1);  // 0 where there is none
}

std::string TextBelow(pugi::xml_node top) {
  std::string text;
  for (pugi::xml_node node = top; node; node = NextNode(node, top, true, [](pugi::xml_node) {})) {
    if (node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata) text += node.value();
  }
  return text;
}

pugi::xml_node ChildNamed(pugi::xml_node node, std::string_view name) {
  return node.find_child([&](pugi::xml_node child) { return LocalName(child) == name; });
}

}  // namespace codicil
