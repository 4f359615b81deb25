// Icelandic: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Icelandic() {
  static const Language language = {
      .tag = "is",
      .number_leads = {{kArticle, "Grein"},
                       {kChapter, "Kafli"},
                       {kPart, "Hluti"},
                       {kRule, "Regla"},
                       {kAnnex, "Viðauki"}},
      .number_tails = {{kArticle, ". gr."},
                       {kChapter, ". kafli"},
                       {kPart, ". þáttur"},
                       {kPart, ". hluti"}},
      .ordinals = Cut("fyrsti|fyrsta, annar|önnur|annað, þriðji|þriðja, fjórði|fjórða, "
                      "fimmti|fimmta, sjötti|sjötta, sjöundi|sjöunda, áttundi|áttunda, "
                      "níundi|níunda, tíundi|tíunda"),
      .contents = Cut("efnisyfirlit"),
      .before_numbers = Cut("gr., grein, greinar, mgr., tölul., og, eða, til"),
      .conjunctions = Cut("og, eða"),
  };
  return language;
}

}  // namespace codicil::languages
