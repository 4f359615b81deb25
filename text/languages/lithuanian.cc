// Lithuanian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Lithuanian() {
  static const Language language = {
      .tag = "lt",
      .number_leads = {{kArticle, "Straipsnis"},
                       {kChapter, "Skyrius"},
                       {kDivision, "Skirsnis"},
                       {kPart, "Dalis"},
                       {kRule, "Taisyklė"},
                       {kAnnex, "Priedas"}},
      .number_tails = {{kArticle, " straipsnis"},
                       {kChapter, " skyrius"},
                       {kDivision, " skirsnis"},
                       {kPart, " dalis"},
                       {kAnnex, " priedas"}},
      .ordinals = Cut("pirmas|pirmoji|pirmasis, antras|antroji|antrasis, "
                      "trečias|trečioji|trečiasis, ketvirtas|ketvirtoji|ketvirtasis, "
                      "penktas|penktoji|penktasis, šeštas|šeštoji|šeštasis, "
                      "septintas|septintoji|septintasis, aštuntas|aštuntoji|aštuntasis, "
                      "devintas|devintoji|devintasis, dešimtas|dešimtoji|dešimtasis"),
      .contents = Cut("turinys"),
      .before_numbers =
          Cut("straipsnio, straipsnyje, dalies, dalyje, punkto, punkte, ir, arba, iki"),
      .conjunctions = Cut("ir, arba"),
  };
  return language;
}

}  // namespace codicil::languages
