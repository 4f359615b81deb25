#include "text/search_terms.h"

#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace codicil {
namespace {

bool Separates(UChar32 c) {
  return c == '\n' || c == '\r' || (U_GET_GC_MASK(c) & (U_GC_Z_MASK | U_GC_P_MASK)) != 0;
}

icu::UnicodeString FromUtf8(std::string_view text) {
  return icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
}

}  // namespace

std::vector<std::string> SearchTerms(std::string_view text) {
  std::vector<std::string> terms{""};
  const auto units = FromUtf8(text);
  icu::UnicodeString term;
  const auto finish = [&] {
    term.toLower(icu::Locale::getRoot()).toUTF8String(terms.back());
    term.remove();
  };
  bool separated = false;
  for (int32_t i = 0; i < units.length(); i = units.moveIndex32(i, 1)) {
    const UChar32 c = units.char32At(i);
    if (Separates(c)) {
      if (!separated) finish();
      separated = true;
      continue;
    }
    if (separated) terms.emplace_back();
    separated = false;
    term.append(c);
  }
  if (separated) terms.emplace_back();
  finish();
  return terms;
}

std::string LettersAndDigits(std::string_view text) {
  icu::UnicodeString kept;
  const auto units = FromUtf8(text);
  for (int32_t i = 0; i < units.length(); i = units.moveIndex32(i, 1)) {
    const UChar32 c = units.char32At(i);
    if ((U_GET_GC_MASK(c) & (U_GC_L_MASK | U_GC_N_MASK)) != 0) kept.append(c);
  }
  std::string lower;
  return kept.toLower(icu::Locale::getRoot()).toUTF8String(lower);
}

std::string ForPhrases(std::string_view text) {
  auto units = FromUtf8(text).toLower(icu::Locale::getRoot());
  for (int32_t i = 0; i < units.length(); ++i) {
    const char16_t c = units[i];
    if (c == u'‘' || c == u'’') units.setCharAt(i, u'\'');
    if (c == u'“' || c == u'”') units.setCharAt(i, u'"');
  }
  std::string flat;
  return units.toUTF8String(flat);
}

}  // namespace codicil
