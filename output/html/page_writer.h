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
// prints the page piece by piece: each text that has something to escape by itself, each tag once
// for all the elements that are alike. Nothing is escaped but by pugixml.
class PageWriter {
 public:
  // `likely_size` had better be too much: what is not written to costs nothing, to grow does.
  explicit PageWriter(size_t likely_size = 0);
  PageWriter(const PageWriter&) = delete;
  PageWriter& operator=(const PageWriter&) = delete;

  // What is written; the writer's work is done.
  std::string Take();

  // Opens an element: what comes next is inside it, until Close. Elements close in turn. The tag
  // must stay until then.
  void Open(const Tag& tag) { Open(tag.open, tag.close); }
  // The same in two parts.
  void Open(const Stretch& open, const Stretch& close) {
    Copy(open);
    closes_.push_back(close);
  }
  // The same for a tag that is for this element alone.
  void Open(Tag&& tag) { Open(tags_.emplace_back(std::move(tag))); }
  // `value` must be valid in an attribute as it is: an anchor, or what PrintedValue gives.
  void Open(const VaryingTag& tag, const Stretch& value) {
    Copy(tag.before, value, tag.after);
    closes_.push_back(tag.close);
  }
  void Close() {
    Copy(closes_.back());
    closes_.pop_back();
  }
  // An element with nothing but text in it.
  void Element(const Tag& tag, std::string_view text);

  // Character data. U+FFFD replaces what no page can hold.
  void Text(std::string_view text);
  // What pugixml has printed before, or would print as it is: views, strings and stretches, one
  // after the other.
  template <typename... Pieces>
  void Copy(const Pieces&... pieces) {
    CopyStretches(Stretch(pieces)...);
  }
  // An element with nothing but such text in it.
  void CopyElement(const VaryingTag& tag, const Stretch& value, const Stretch& printed) {
    Copy(tag.before, value, tag.after, printed, tag.close);
  }
  // All of a tree.
  void Tree(const pugi::xml_document& document);
  // Ends a line of the file. Only between blocks, where white space means nothing.
  void EndLine() { Copy("\n"); }

  // Whether `text`, and each part of it, is printed as it is. Some that are come out as false.
  static bool IsPlain(std::string_view text);

 private:
  template <typename... Stretches>
  void CopyStretches(const Stretches&... stretches) {
    const size_t wanted = (stretches.size() + ...) + Stretch::kBlock;
    if (wanted > static_cast<size_t>(limit_ - end_)) MakeRoom(wanted);
    char* to = end_;
    ((to = stretches.CopyTo(to)), ...);
    end_ = to;
  }
  size_t size() const { return static_cast<size_t>(end_ - text_.data()); }
  void MakeRoom(size_t wanted);

  // Pieces are short and many. They go to [end_, limit_), the room at the end of `text_`: to append
  // to a string takes longer than to copy what is appended.
  std::string text_;
  char* end_;
  char* limit_;
  std::vector<Stretch> closes_;  // of the open elements
  std::deque<Tag> tags_;         // that are for one element alone
  pugi::xml_document text_document_;
  pugi::xml_node text_node_;  // takes one text after the other, from the first that is not plain
};

}  // namespace codicil::html
