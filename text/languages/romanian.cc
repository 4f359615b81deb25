// Romanian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Romanian() {
  static const Language language = {
      .tag = "ro",
      .number_leads = {{kArticle, "Articolul"},
                       {kArticle, "Art."},
                       {kChapter, "Capitolul"},
                       {kTitle, "Titlul"},
                       {kDivision, "Secțiunea"},
                       {kPart, "Partea"},
                       {kRule, "Regula"},
                       {kAnnex, "Anexa"},
                       {kBook, "Cartea"}},
      .ordinals = Cut("primul|prima|întâi, al doilea|a doua, al treilea|a treia, al patrulea|a "
                      "patra, al cincilea|a cincea, al șaselea|a șasea"),
      .contents = Cut("cuprins"),
      .captions = Cut("tabelul, figura, exemplul"),
      .before_numbers = Cut("articolul, art., alin., lit., capitolul, și, sau, până la"),
      .conjunctions = Cut("și, sau"),
      .citations = WithEnglish({
          .self = Cut("prezenta, prezentei, prezentul, prezentului, această, acestei, acest, "
                      "acestui"),
          .joiners = Cut("și, şi, sau, ori, precum și"),
          .range = Cut("la, până la"),
          .articles = Cut("articol, articolul, articolului, articolele, articolelor, art"),
          .paragraphs = Cut("alineat, alineatul, alineatului, alineatele, alineatelor, alin"),
          .items = Cut("punct, punctul, punctului, punctele, punctelor, pct"),
          .letters = Cut("litera, literei, literele, lit"),
          .sentences = Cut("teza, tezei"),
          .acts = Cut("lege, legea, legii, legile, cod, codul, codului, ordonanța, "
                      "ordonanței, ordonanţa, ordonanţei, hotărârea, hotărârii, decret, "
                      "decretul, decretului, regulament, regulamentul, regulamentului, "
                      "directiva, directivei, constituția, constituției, constituţia, "
                      "constituţiei, tratat, tratatul, tratatului, convenția, convenției, "
                      "decizia, deciziei, statut, statutul, statutului"),
          .act_numbers = Cut("nr, din, de"),
          .codes = Cut("cod, codul, codului"),
          .of = Cut("din, al, ale, a"),
          .other = Cut("respectiva, respectivei, menționata, menționatei"),
          .act_follows = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
