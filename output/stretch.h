// Short pieces of text to be joined into a long one.
#pragma once

#include <concepts>
#include <cstring>
#include <string>
#include <string_view>

namespace codicil {

// A part of a text that may continue after it. Copying a whole block of fixed size, needed or not,
// is much faster than copying an exact number of bytes.
class Stretch {
 public:
  static constexpr size_t kBlock = 32;

  // The whole of `text`, a view, a string or a literal: nothing after it is read.
  template <std::convertible_to<std::string_view> Text>
  Stretch(const Text& text) : text_(text), size_(text_.size()) {}
  // text[begin, end).
  Stretch(std::string_view text, size_t begin, size_t end)
      : text_(text.substr(begin)), size_(end - begin) {}

  size_t size() const { return size_; }
  // Returns the end of the copy. Up to kBlock bytes after it may be overwritten.
  char* CopyTo(char* to) const {
    if (size_ <= kBlock && kBlock <= text_.size()) {
      std::memcpy(to, text_.data(), kBlock);
    } else {
      text_.copy(to, size_);
    }
    return to + size_;
  }

 private:
  std::string_view text_;
  size_t size_;
};

// A text that can always be copied as a block.
class BlockText {
 public:
  explicit BlockText(std::string_view text = {}) : padded_(text), size_(text.size()) {
    padded_.append(Stretch::kBlock, ' ');
  }

  std::string_view view() const { return std::string_view(padded_).substr(0, size_); }
  operator Stretch() const { return Stretch(padded_, 0, size_); }

 private:
  std::string padded_;
  size_t size_;
};

}  // namespace codicil
