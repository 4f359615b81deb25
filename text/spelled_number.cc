#include "text/spelled_number.h"

#include <unicode/rbnf.h>
#include <unicode/unistr.h>

namespace codicil {

struct SpelledNumberRules {
  explicit SpelledNumberRules(const char* language)
      : numbers(*language ? icu::URBNF_SPELLOUT : icu::URBNF_NUMBERING_SYSTEM,
                icu::Locale(language), status) {}
  UErrorCode status = U_ZERO_ERROR;
  icu::RuleBasedNumberFormat numbers;
};

NumberSpeller::NumberSpeller() = default;
NumberSpeller::~NumberSpeller() = default;

std::string NumberSpeller::Spell(int64_t value, const char* language, const char* rules) {
  std::unique_ptr<SpelledNumberRules>& known = rules_[language];
  if (!known) known = std::make_unique<SpelledNumberRules>(language);
  UErrorCode status = known->status;
  if (U_FAILURE(status)) return std::to_string(value);
  icu::UnicodeString spelled;
  icu::FieldPosition none;
  known->numbers.format(value, icu::UnicodeString(rules, -1, US_INV), spelled, none, status);
  std::string text;
  if (U_SUCCESS(status)) spelled.toUTF8String(text);
  return text.empty() ? std::to_string(value) : text;
}

}  // namespace codicil
