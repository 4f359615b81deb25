// Welsh: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Welsh() {
  static const Language language = {
      .tag = "cy",
      .number_leads = {{kArticle, "Erthygl"},
                       {kSection, "Adran"},
                       {kChapter, "Pennod"},
                       {kPart, "Rhan"},
                       {kRule, "Rheol"},
                       {kRegulation, "Rheoliad"},
                       {kSchedule, "Atodlen"}},
      .ordinals = Cut("cyntaf, ail, trydydd|trydedd, pedwerydd|pedwaredd, pumed, chweched, "
                      "seithfed, wythfed, nawfed, degfed"),
      .contents = Cut("cynnwys"),
      .before_numbers = Cut("adran, adrannau, paragraff, erthygl, neu"),
      .conjunctions = Cut("ac, neu"),
  };
  return language;
}

}  // namespace codicil::languages
