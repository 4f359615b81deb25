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
                       {kDivision, "SECȚIUNEA"},
                       {kPart, "Partea"},
                       {kRule, "Regula"},
                       {kAnnex, "Anexa"},
                       {kBook, "Cartea"}},
      .ordinals = Cut("primul|prima|întâi, al doilea|a doua, al treilea|a treia, al patrulea|a "
                      "patra, al cincilea|a cincea, al șaselea|a șasea"),
      .contents = Cut("cuprins"),
      .before_numbers = Cut("articolul, art., alin., lit., capitolul, și, sau, până la"),
      .conjunctions = Cut("și, sau"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
