// Danish: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Danish() {
  static const Language language = {
      .tag = "da",
      .number_leads = {{kArticle, "Artikel"},
                       {kChapter, "Kapitel"},
                       {kDivision, "Afsnit"},
                       {kPart, "Del"},
                       {kTitle, "Afdeling"},
                       {kRule, "Regel"},
                       {kAnnex, "Bilag"},
                       {kSubsection, "Stk."}},
      .ordinals = Cut(
          "første, anden|andet, tredje, fjerde, femte, sjette, syvende, ottende, niende, tiende"),
      .contents = Cut("indhold, indholdsfortegnelse"),
      .before_numbers = Cut("artikel, kapitel, afsnit, stk., nr., litra, jf., og, eller, til"),
      .conjunctions = Cut("og, eller"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
