// Strings by number, contiguous in memory.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "output/stretch.h"

namespace codicil {

class StringTable {
 public:
  void Reserve(size_t strings) { ends_.reserve(strings + 1); }

  // Appends a string made of `pieces`.
  template <typename... Pieces>
  void Add(Pieces... pieces) {
    (text_.append(pieces), ...);
    ends_.push_back(static_cast<uint32_t>(text_.size()));
  }

  size_t size() const { return ends_.size() - 1; }
  // Valid until the next Add.
  std::string_view operator[](size_t i) const {
    return std::string_view(text_).substr(ends_[i], ends_[i + 1] - ends_[i]);
  }

  // For copying: at most `size` bytes of the same string from `begin`.
  Stretch ToCopy(size_t i, size_t begin = 0, size_t size = std::string_view::npos) const {
    begin += ends_[i];
    return Stretch(text_, begin, begin + std::min(size, ends_[i + 1] - begin));
  }

 private:
  std::string text_;
  std::vector<uint32_t> ends_ = {0};  // end of each string, after an initial 0
};

}  // namespace codicil
