// Azerbaijani: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Azerbaijani() {
  static const Language language = {
      .tag = "az",
      .number_leads = {{kArticle, "Maddə"},
                       {kChapter, "Fəsil"},
                       {kDivision, "Bölmə"},
                       {kRule, "Qayda"},
                       {kAnnex, "Əlavə"}},
      .number_tails = {{kChapter, " fəsil"}, {kDivision, " bölmə"}},
      .ordinals = Cut("birinci, ikinci, üçüncü, dördüncü, beşinci, altıncı, yeddinci, "
                      "səkkizinci, doqquzuncu, onuncu"),
      .contents = Cut("mündəricat"),
      .before_numbers = Cut("maddə, maddənin, maddəsinin, və, ya, yaxud"),
      .conjunctions = Cut("və, ya, yaxud"),
  };
  return language;
}

}  // namespace codicil::languages
