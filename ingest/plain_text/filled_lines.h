// The lines of a text that are not blank, counted without the others.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ingest/plain_text/plain_line.h"

namespace codicil::plain {

// Keeps a reference to the lines, which may be marked but not moved. The constructor is linear.
class FilledLines {
 public:
  FilledLines(std::string_view text, std::vector<PlainLine>& lines) : text_(text), lines_(lines) {
    for (uint32_t i = 0; i < lines_.size(); ++i) {
      if (!lines_[i].blank()) filled_.push_back(i);
    }
  }

 protected:
  PlainLine& At(size_t k) { return lines_[filled_[k]]; }
  std::string_view Text(size_t k) { return text_.substr(At(k).begin, At(k).size()); }

  std::string_view text_;
  std::vector<PlainLine>& lines_;
  std::vector<uint32_t> filled_;  // indices of lines_
};

}  // namespace codicil::plain
