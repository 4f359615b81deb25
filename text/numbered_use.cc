#include "text/numbered_use.h"

#include <algorithm>

#include "base/ascii.h"

namespace codicil {

NumberedUse CountUse(std::string_view text, std::string_view word) {
  constexpr std::string_view kBlanks = " \n\u00A0";
  NumberedUse use;
  for (size_t at = 0; (at = text.find(word, at)) != text.npos;) {
    at += word.size();
    const size_t next = std::min(text.find_first_not_of(kBlanks, at), text.size());
    const bool numbered = next < text.size() && IsDigit(text[next]);
    ++(numbered ? use.numbered : use.bare);
  }
  return use;
}

}  // namespace codicil
