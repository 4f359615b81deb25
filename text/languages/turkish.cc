// Turkish: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Turkish() {
  static const Language language = {
      .tag = "tr",
      .number_leads = {{kArticle, "Madde"}, {kArticle, "MADDE"}, {kRule, "Kural"}},
      .number_tails = {{kChapter, ". Bölüm"}, {kPart, ". Kısım"}, {kBook, ". Kitap"}},
      .ordinals = Cut("birinci, ikinci, üçüncü, dördüncü, beşinci, altıncı, yedinci, sekizinci, "
                      "dokuzuncu, onuncu"),
      .contents = Cut("içindekiler"),
      .before_numbers = Cut("madde, maddenin, fıkra, bent, ve, veya, ile"),
      .conjunctions = Cut("ve, veya"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
