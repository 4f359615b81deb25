// Finnish: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Finnish() {
  static const Language language = {
      .tag = "fi",
      .number_leads = {{kArticle, "Artikla"},
                       {kDivision, "Osasto"},
                       {kChapter, "Luku"},
                       {kPart, "Osa"},
                       {kRule, "Sääntö"},
                       {kRule, "SÄÄNTÖ"},
                       {kAnnex, "Liite"}},
      .number_tails = {{kSection, " §"},
                       {kChapter, " luku"},
                       {kPart, " osa"},
                       {kArticle, " artikla"}},
      .ordinals = Cut("ensimmäinen, toinen, kolmas, neljäs, viides, kuudes, seitsemäs, kahdeksas, "
                      "yhdeksäs, kymmenes"),
      .contents = Cut("sisällys, sisällysluettelo"),
      .before_numbers = Cut("pykälän, artiklan, luvun, ja, tai, sekä"),
      .conjunctions = Cut("ja, tai"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
