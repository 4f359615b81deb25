// Writes a page from its beginning to its end.
#pragma once

#include <deque>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "output/html/tag.h"

namespace codicil::html {

// A tree of a whole page would be many times as large as the page, and most of the work. So pugixml
// prints the page piece by piece: each text by itself, each tag once for all the elements that are
// alike. Nothing is escaped but by pugixml.
class PageWriter {
 public:
  // What is written goes to the end of `out`, which must outlive it.
  explicit PageWriter(std::string& out);

  // Opens an element: what comes next is inside it, until Close. Elements close in turn. The tag
  // must stay until then.
  void Open(const Tag& tag);
  // The same in two parts.
  void Open(std::string_view open, std::string_view close);
  // The same for a tag that is for this element alone.
  void Open(Tag&& tag);
  // `value` must stand in an attribute as it is: an anchor, or what PrintedValue gives.
  void Open(const VaryingTag& tag, std::string_view value);
  void Close();
  // An element with nothing but text in it.
  void Element(const Tag& tag, std::string_view text);
  // Goes on inside an element that another writer has opened.
  void GoOnInside(const Tag& tag) { closes_.push_back(tag.close); }

  // Character data. U+0000, which no document can hold, goes.
  void Text(std::string_view text);
  // What pugixml has printed before, or would print as it stands.
  void Copy(std::string_view printed) { out_ += printed; }
  // All of a tree.
  void Tree(const pugi::xml_document& document);
  // Ends a line of the file. Only between blocks, where white space means nothing.
  void EndLine() { Copy("\n"); }

  // Whether `text` is printed as it stands, and each part of it.
  bool IsPlain(std::string_view text);

 private:
  std::string& out_;
  std::vector<std::string_view> closes_;  // of the open elements
  std::deque<Tag> tags_;                  // that are for one element alone
  pugi::xml_document text_document_;
  pugi::xml_node text_node_;  // takes one text after the other
};

}  // namespace codicil::html
