// Classes of ASCII characters, independent of the locale. All are false for bytes beyond ASCII.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

constexpr bool IsAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }
constexpr bool IsDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool IsUpper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool IsLower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool IsLetter(char c) { return IsUpper(c) || IsLower(c); }
constexpr bool IsAlnum(char c) { return IsDigit(c) || IsLetter(c); }
// Space, \t, \n, \v, \f or \r.
constexpr bool IsAsciiBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

constexpr char ToLower(char c) { return IsUpper(c) ? static_cast<char>(c | 0x20) : c; }
constexpr char ToUpper(char c) { return IsLower(c) ? static_cast<char>(c & ~0x20) : c; }
inline std::string LowerCase(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = ToLower(c);
  return lower;
}

}  // namespace codicil
