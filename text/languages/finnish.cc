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
                       {kAnnex, "Liite"}},
      .number_tails = {{kSection, " §"},
                       {kChapter, " luku"},
                       {kPart, " osa"},
                       {kArticle, " artikla"}},
      .ordinals = Cut("ensimmäinen, toinen, kolmas, neljäs, viides, kuudes, seitsemäs, kahdeksas, "
                      "yhdeksäs, kymmenes"),
      .contents = Cut("sisällys, sisällysluettelo"),
      .captions = Cut("taulukko, kuva, esimerkki"),
      .before_numbers = Cut("pykälän, artiklan, luvun, ja, tai, sekä"),
      .conjunctions = Cut("ja, tai"),
      .unfinished = Cut("ja, tai, sekä, että, joka, jos, kun"),
      .citations = WithEnglish({
          .self = Cut("tämä, tämän, tässä, tätä, tästä"),
          .joiners = Cut("ja, tai, sekä"),
          .articles = Cut("artikla, artiklan, artiklassa, artiklaa, artiklat, artiklojen, "
                          "artikloissa, artiklasta, artiklaan"),
          .paragraphs =
              Cut("~momentti, ~momentin, ~momentissa, ~momenttia, ~momentista, ~momenttiin, "
                  "~momentit, ~mom"),
          .items =
              Cut("~kohta, ~kohdan, ~kohdassa, ~kohtaa, ~kohdasta, ~kohtaan, ~kohdat, ~kohtien"),
          .sentences = Cut("~virke, ~virkkeen, ~virkkeessä, ~alakohta, ~alakohdan, ~alakohdassa"),
          .acts = Cut("laki, lain, laissa, lakia, asetus, asetuksen, asetuksessa, "
                      "direktiivi, direktiivin, direktiivissä, sopimus, sopimuksen, "
                      "sopimuksessa, perustuslaki, perustuslain, päätös, päätöksen, "
                      "päätöksessä, kaari, kaaren"),
          .act_endings = Cut("lain, laissa, laki, asetuksen, asetuksessa, direktiivin, sopimuksen, "
                             "kaaren, järjestyksen, säännön"),
          .act_numbers = Cut("n, o, annetun"),
          .other = Cut("mainitun, sanotun, kyseisen"),
          .act_precedes = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
