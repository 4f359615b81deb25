#include "text/language_code.h"

#include <unicode/uloc.h>

#include <array>

namespace codicil {

std::string ThreeLetterLanguage(std::string_view tag) {
  const std::string code = uloc_getISO3Language(std::string(tag).c_str());
  return code.empty() ? "und" : code;
}

std::string LanguageTag(std::string_view code) {
  std::array<char, ULOC_LANG_CAPACITY> tag{};
  UErrorCode error = U_ZERO_ERROR;
  const int32_t size =
      uloc_getLanguage(std::string(code).c_str(), tag.data(), ULOC_LANG_CAPACITY, &error);
  return U_FAILURE(error) || size == 0 ? std::string(code)
                                       : std::string(tag.data(), static_cast<size_t>(size));
}

}  // namespace codicil
