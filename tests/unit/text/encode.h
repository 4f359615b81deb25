// Encodes a text, for tests that decode it again.
#pragma once

#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <string>
#include <string_view>

namespace codicil {

inline std::string Encode(std::string_view utf8, const char* encoding) {
  const icu::UnicodeString text = icu::UnicodeString::fromUTF8(
      icu::StringPiece(utf8.data(), static_cast<int32_t>(utf8.size())));
  std::string bytes(static_cast<size_t>(text.length()) * 4, '\0');
  UErrorCode status = U_ZERO_ERROR;
  UConverter* converter = ucnv_open(encoding, &status);
  const int32_t size = ucnv_fromUChars(converter, bytes.data(), static_cast<int32_t>(bytes.size()),
                                       text.getBuffer(), text.length(), &status);
  ucnv_close(converter);
  bytes.resize(U_SUCCESS(status) ? static_cast<size_t>(size) : 0);
  return bytes;
}

}  // namespace codicil
