// Estonian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Estonian() {
  static const Language language = {
      .tag = "et",
      .number_leads = {{kArticle, "Artikkel"}, {kRule, "Reegel"}},
      .number_tails = {{kChapter, ". peatükk"}, {kDivision, ". jagu"}, {kPart, ". osa"}},
      .ordinals =
          Cut("esimene, teine, kolmas, neljas, viies, kuues, seitsmes, kaheksas, üheksas, kümnes"),
      .contents = Cut("sisukord"),
      .before_numbers = Cut("paragrahvi, lõike, punkti, ja, või, kuni"),
      .conjunctions = Cut("ja, või"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
