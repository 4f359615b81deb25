#include "text/collation.h"

#include <unicode/coll.h>
#include <unicode/unistr.h>

#include <cstdint>

namespace codicil {

struct Collation::Impl {
  std::unique_ptr<icu::Collator> collator;  // null if ICU has no data
};

Collation::Collation(std::string_view language, Alphabet alphabet)
    : impl_(std::make_unique<Impl>()) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale(std::string(language).c_str());
  impl_->collator.reset(icu::Collator::createInstance(locale, status));
  if (U_FAILURE(status)) impl_->collator.reset();
  if (!impl_->collator) return;
  impl_->collator->setStrength(icu::Collator::PRIMARY);
  impl_->collator->setAttribute(
      UCOL_ALTERNATE_HANDLING,
      alphabet == Alphabet::kLetterByLetter ? UCOL_SHIFTED : UCOL_NON_IGNORABLE, status);
}

Collation::~Collation() = default;
Collation::Collation(Collation&&) noexcept = default;
Collation& Collation::operator=(Collation&&) noexcept = default;

std::string Collation::Key(std::string_view text) const {
  if (!impl_->collator) return std::string(text);
  const auto wide = icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
  std::string key(text.size() * 2 + 8, '\0');
  const auto sort = [&] {
    return impl_->collator->getSortKey(wide, reinterpret_cast<uint8_t*>(key.data()),
                                       static_cast<int32_t>(key.size()));
  };
  const auto size = static_cast<size_t>(sort());
  const bool fits = size <= key.size();
  key.resize(size);
  if (!fits) sort();
  return key;
}

}  // namespace codicil
