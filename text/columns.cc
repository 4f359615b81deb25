#include "text/columns.h"

#include <unicode/uchar.h>

#include "text/code_points.h"
#include "text/utf8.h"

namespace codicil {
namespace {

size_t ColumnsOf(char32_t character) {
  if (character < 0x300) return 1;  // below the first combining character
  const auto c = static_cast<UChar32>(character);
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
      return 0;
    default:
      break;
  }
  const int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

}  // namespace

size_t CountColumns(std::string_view text) {
  size_t columns = 0;
  for (size_t at = 0; at < text.size();) {
    const Utf8Sequence character = Utf8At(text, at);
    columns += ColumnsOf(character.code_point);
    at += character.size;
  }
  return columns;
}

size_t BytesOfColumns(std::string_view text, size_t columns) {
  size_t at = 0;
  while (at < text.size()) {
    const Utf8Sequence character = Utf8At(text, at);
    const size_t width = ColumnsOf(character.code_point);
    if (width > columns) break;
    columns -= width;
    at += character.size;
  }
  return at;
}

size_t LastBytesOfColumns(std::string_view text, size_t columns) {
  size_t begin = text.size();
  while (begin > 0) {
    const size_t at = begin - LastCodePoints(text.substr(0, begin), 1).size();
    const size_t width = ColumnsOf(Utf8At(text, at).code_point);
    if (width > columns) break;
    columns -= width;
    begin = at;
  }
  return text.size() - begin;
}

}  // namespace codicil
