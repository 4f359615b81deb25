// Czech: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Czech() {
  static const Language language = {
      .tag = "cs",
      .number_leads = {{kArticle, "Článek"},
                       {kArticle, "ČLÁNEK"},
                       {kArticle, "Čl."},
                       {kChapter, "Hlava"},
                       {kPart, "Část"},
                       {kPart, "ČÁST"},
                       {kDivision, "Oddíl"},
                       {kDivision, "ODDÍL"},
                       {kTitle, "Díl"},
                       {kTitle, "DÍL"},
                       {kRule, "Pravidlo"},
                       {kAnnex, "Příloha"},
                       {kAnnex, "PŘÍLOHA"}},
      .ordinals = Cut("první, druhá|druhý|druhé, třetí, čtvrtá|čtvrtý|čtvrté, pátá|pátý|páté, "
                      "šestá|šestý|šesté, sedmá|sedmý|sedmé, osmá|osmý|osmé, devátá|devátý|deváté, "
                      "desátá|desátý|desáté"),
      .contents = Cut("obsah"),
      .before_numbers =
          Cut("článek, článku, odstavec, odstavce, odst., čl., písm., nebo, podle, až"),
      .conjunctions = Cut("nebo"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
