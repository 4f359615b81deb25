// What pages say in their own words, in the language of the work: one file a language. English is
// what the source says, and what is said where a table lacks it.
#pragma once

#include <fmt/format.h>

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "base/hash_map.h"

namespace codicil {

// "{}", or "{0}" and "{1}" where there are several, stand for what changes. Forms for several
// numbers are parted by bars: "{} edition|{} editions" (text/plural.h).
struct Phrase {
  std::string_view english, translated;
};

class Wording {
 public:
  // Those of a language (BCP 47), of any country; English if there are none.
  static const Wording& Of(std::string_view language);
  static const Wording& English();
  // Of all languages that there are tables for, without English.
  static std::span<const Wording* const> All();

  Wording(std::string language, std::span<const Phrase> phrases);

  const std::string& language() const { return language_; }
  bool IsEnglish() const { return phrases_.empty(); }
  std::span<const Phrase> phrases() const { return phrases_; }
  // The language of a text, for its "lang", if it is not that of the page; "" if it is.
  std::string_view Unlike(std::string_view language) const;
  bool Has(std::string_view english) const { return by_english_.contains(english); }

  std::string operator()(std::string_view english) const;
  template <typename... Args>
  std::string With(std::string_view english, Args&&... args) const {
    return fmt::format(fmt::runtime((*this)(english)), std::forward<Args>(args)...);
  }
  // "3 editions"
  std::string Counted(size_t count, std::string_view english) const;
  // The text and what is to be read of literal HTML, "<h1>Lists</h1>", in the language.
  std::string InHtml(std::string_view html) const;

 private:
  const std::string language_;
  const std::span<const Phrase> phrases_;
  HashMap<std::string_view, std::string_view> by_english_;
};

}  // namespace codicil
