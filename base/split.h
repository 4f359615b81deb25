// Texts cut at a separator.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace codicil {

// Returns what is before, between and after the separators. A text that ends in one has no part
// after it, and an empty text has none at all. Linear.
inline std::vector<std::string_view> Split(std::string_view text, std::string_view separator) {
  std::vector<std::string_view> parts;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find(separator, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + separator.size();
  }
  return parts;
}

}  // namespace codicil
