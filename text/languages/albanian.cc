// Albanian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Albanian() {
  static const Language language = {
      .tag = "sq",
      .number_leads = {{kArticle, "Neni"},
                       {kChapter, "Kreu"},
                       {kDivision, "Seksioni"},
                       {kPart, "Pjesa"},
                       {kTitle, "Titulli"},
                       {kRule, "Rregulli"},
                       {kAnnex, "Shtojca"}},
      .ordinals = Cut("parë|pari, dytë|dyti|dyta, tretë|treti|treta, "
                      "katërt|katërti|katërta, pestë|pesti|pesta, gjashtë|gjashti|gjashta, "
                      "shtatë|shtati|shtata, tetë|teti|teta, nëntë|nënti|nënta, "
                      "dhjetë|dhjeti|dhjeta"),
      .contents = Cut("përmbajtja"),
      .before_numbers =
          Cut("neni, nenit, nenin, neneve, pika, pikës, shkronja, shkronjës, dhe, ose, "
              "deri"),
      .conjunctions = Cut("dhe, ose"),
  };
  return language;
}

}  // namespace codicil::languages
