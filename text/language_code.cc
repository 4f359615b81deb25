#include "text/language_code.h"

#include <unicode/uloc.h>

#include <algorithm>
#include <array>

#include "base/ascii.h"

namespace codicil {

bool IsLanguageTag(std::string_view text) {
  constexpr size_t kLanguage = 3, kLongest = 8;  // BCP 47; no language has a longer code
  for (bool first = true;; first = false) {
    const std::string_view part = text.substr(0, text.find('-'));
    const bool fits = first ? part.size() > 1 && std::ranges::all_of(part, IsLetter)
                            : !part.empty() && std::ranges::all_of(part, IsAlnum);
    if (!fits || part.size() > (first ? kLanguage : kLongest)) return false;
    if (part.size() == text.size()) return true;
    text.remove_prefix(part.size() + 1);
  }
}

std::string LanguageOfTag(std::string_view text) {
  return IsLanguageTag(text) ? LowerCase(text.substr(0, text.find('-'))) : std::string();
}

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
