// Norwegian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Norwegian() {
  static const Language language = {
      .tag = "no",
      .number_leads = {{kArticle, "Artikkel"},
                       {kChapter, "Kapittel"},
                       {kDivision, "Avsnitt"},
                       {kPart, "Del"},
                       {kTitle, "Avdeling"},
                       {kRule, "Regel"},
                       {kAnnex, "Vedlegg"}},
      .ordinals = Cut(
          "første, annen|andre, tredje, fjerde, femte, sjette, sjuende, åttende, niende, tiende"),
      .contents = Cut("innhold, innholdsfortegnelse"),
      .before_numbers = Cut("artikkel, kapittel, ledd, nr., bokstav, jf., og, eller, til"),
      .conjunctions = Cut("og, eller"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
