#include "ingest/rst/inline_context.h"

#include <algorithm>
#include <array>

#include "text/code_points.h"
#include "text/quotation_marks.h"
#include "text/utf8.h"

namespace codicil::rst {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Beyond ASCII, docutils allows quotation marks and brackets on either side of markup, and also the
// dashes and signs of these blocks.
constexpr std::array<Range, 9> kSigns = {{{0xA1, 0xA1},
                                          {0xAB, 0xAB},
                                          {0xB7, 0xB7},
                                          {0xBB, 0xBB},
                                          {0xBF, 0xBF},
                                          {0x2010, 0x2027},
                                          {0x2030, 0x2043},
                                          {0x2045, 0x205E},
                                          {0x3001, 0x301F}}};

bool IsSign(char32_t c) {
  return std::any_of(kSigns.begin(), kSigns.end(),
                     [c](Range range) { return c >= range.first && c <= range.last; });
}

bool IsSpace(char32_t c) {
  return c == '\n' || c == '\r' || c == ' ' || c == '\t' || c == '\v' || c == '\f' || c == 0xA0 ||
         c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F ||
         c == 0x205F || c == 0x3000;
}

bool Holds(std::string_view set, char32_t c) {
  return c < 0x80 && set.find(static_cast<char>(c)) != std::string_view::npos;
}

char32_t At(std::string_view text, size_t at) { return Utf8At(text, at).code_point; }

char32_t Before(std::string_view text, size_t at) {
  do --at;
  while (at > 0 && !StartsCodePoint(text[at]));
  return At(text, at);
}

bool Closes(char32_t open, char32_t close) {
  constexpr std::array<Range, 4> kBrackets = {{{'(', ')'}, {'<', '>'}, {'[', ']'}, {'{', '}'}}};
  const auto pairs = [=](Range pair) { return pair.first == open && pair.last == close; };
  return std::any_of(kBrackets.begin(), kBrackets.end(), pairs) || ArePair(open, close);
}

}  // namespace

bool MayStartAt(std::string_view text, size_t at) {
  if (at == 0) return true;
  const char32_t before = Before(text, at);
  return IsSpace(before) || Holds("\"'(<[{-/:", before) || IsSign(before);
}

bool MayEndAt(std::string_view text, size_t at) {
  if (at >= text.size()) return true;
  const char32_t next = At(text, at);
  return IsSpace(next) || Holds("\"')>]}-/:\\.,;!?", next) || IsSign(next);
}

bool IsQuoted(std::string_view text, size_t at, size_t end) {
  if (at == 0) return false;
  return end >= text.size() || Closes(Before(text, at), At(text, end));
}

bool IsSpaceAt(std::string_view text, size_t at) { return IsSpace(At(text, at)); }
bool IsSpaceBefore(std::string_view text, size_t at) { return IsSpace(Before(text, at)); }

}  // namespace codicil::rst
