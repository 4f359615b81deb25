// Writes a page from start to end.
#pragma once

#include <deque>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "output/html/tag.h"

namespace codicil::html {

// A tree of the whole page would be many times as large as the page and take most of the time.
// Instead, pugixml prints the page piece by piece: each text that needs escaping separately, and
// each kind of tag once for all elements that use it. All escaping is done by pugixml.
class PageWriter {
 public:
  // Too large a `likely_size` is better than one too small: unused memory costs nothing, growing
  // does.
  explicit PageWriter(size_t likely_size = 0);
  PageWriter(const PageWriter&) = delete;
  PageWriter& operator=(const PageWriter&) = delete;

  // Returns the page. The writer must not be used afterwards.
  std::string Take();

  // Opens an element; the content that follows is inside it until Close. Elements close in reverse
  // order. The tag must outlive the element.
  void Open(const Tag& tag) { Open(tag.open, tag.close); }
  // The same, with the tag as two pieces.
  void Open(const Stretch& open, const Stretch& close) {
    Copy(open);
    closes_.push_back(close);
  }
  // The same for a tag used only once.
  void Open(Tag&& tag) { Open(tags_.emplace_back(std::move(tag))); }
  // `value` must be valid in an attribute without escaping: an anchor, or a result of PrintedValue.
  void Open(const VaryingTag& tag, const Stretch& value) {
    Copy(tag.before, value, tag.after);
    closes_.push_back(tag.close);
  }
  void Close() {
    Copy(closes_.back());
    closes_.pop_back();
  }
  // Writes an element that contains only text.
  void Element(const Tag& tag, std::string_view text);

  // Writes character data. U+FFFD replaces characters that an HTML page cannot represent.
  void Text(std::string_view text);
  // Writes pieces (views, strings and stretches) that pugixml has printed before or would print
  // unchanged.
  template <typename... Pieces>
  void Copy(const Pieces&... pieces) {
    CopyStretches(Stretch(pieces)...);
  }
  // Writes an element that contains only text of this kind.
  void CopyElement(const VaryingTag& tag, const Stretch& value, const Stretch& printed) {
    Copy(tag.before, value, tag.after, printed, tag.close);
  }
  // Writes a whole tree.
  void Tree(const pugi::xml_document& document);
  // Ends a line of the file. Call it only between blocks, where white space has no meaning.
  void EndLine() { Copy("\n"); }

  // Whether `text`, and every part of it, is printed unchanged. May return false for a text that
  // is.
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

  // Pieces are short and numerous. They are copied to [end_, limit_), the unused end of `text_`,
  // because appending to a string takes longer than the copying itself.
  std::string text_;
  char* end_;
  char* limit_;
  std::vector<Stretch> closes_;  // of the open elements
  std::deque<Tag> tags_;         // tags used only once
  pugi::xml_document text_document_;
  pugi::xml_node text_node_;  // holds each text in turn that is not plain
};

}  // namespace codicil::html
