#include "text/printable.h"

#include <fmt/format.h>
#include <unicode/uchar.h>

#include <iterator>

#include "text/utf8.h"

namespace codicil {
namespace {

bool IsControl(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

// The signs before Arabic and Syriac numbers are also format characters, but visible.
bool IsInvisible(char32_t c) {
  switch (u_charType(static_cast<UChar32>(c))) {
    case U_FORMAT_CHAR:
      return !u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_PREPENDED_CONCATENATION_MARK);
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
      return true;
    default:
      return false;
  }
}

// Appends the sequence at `at`, made printable, to `out`.
void AppendCharacter(std::string_view text, size_t at, const Utf8Sequence& character,
                     std::string& out) {
  const std::string_view bytes = text.substr(at, character.size);
  const auto end = std::back_inserter(out);
  if (!character.well_formed) {
    for (const char c : bytes) fmt::format_to(end, "\\x{:02x}", static_cast<unsigned char>(c));
  } else if (IsControl(character.code_point)) {
    fmt::format_to(end, "\\x{:02x}", static_cast<uint32_t>(character.code_point));
  } else if (IsInvisible(character.code_point)) {
    fmt::format_to(end, "\\u{{{:04x}}}", static_cast<uint32_t>(character.code_point));
  } else {
    out += bytes;
  }
}

bool IsPlain(char c) { return c >= 0x20 && c < 0x7F; }

bool IsLayout(char c) { return c == '\n' || c == '\t'; }

std::string Shown(std::string_view text, bool lines) {
  std::string out;
  out.reserve(text.size());
  for (size_t at = 0; at < text.size();) {
    if (lines && text.substr(at, 2) == "\r\n") ++at;
    if (IsPlain(text[at]) || (lines && IsLayout(text[at]))) {
      out += text[at++];
      continue;
    }
    const Utf8Sequence character = Utf8At(text, at);
    AppendCharacter(text, at, character, out);
    at += character.size;
  }
  return out;
}

}  // namespace

std::string Printable(std::string_view text) { return Shown(text, false); }

std::string PrintableLines(std::string_view text) { return Shown(text, true); }

}  // namespace codicil
