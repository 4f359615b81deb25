#include "text/plural.h"

#include <unicode/locid.h>
#include <unicode/plurrule.h>
#include <unicode/unistr.h>

#include <map>
#include <memory>
#include <string>

namespace codicil {

size_t PluralForm(std::string_view language, size_t count, size_t forms) {
  if (forms < 2) return 0;
  thread_local std::map<std::string, std::unique_ptr<icu::PluralRules>, std::less<>> all;
  auto known = all.find(language);
  if (known == all.end()) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = icu::Locale(std::string(language).c_str());
    std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(locale, status));
    known = all.emplace(language, U_SUCCESS(status) ? std::move(rules) : nullptr).first;
  }
  if (known->second == nullptr) return count == 1 ? 0 : forms - 1;
  const icu::UnicodeString form = known->second->select(static_cast<int32_t>(count));
  if (form == UNICODE_STRING_SIMPLE("one")) return 0;
  return forms > 2 && form == UNICODE_STRING_SIMPLE("few") ? 1 : forms - 1;
}

}  // namespace codicil
