// Hungarian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Hungarian() {
  static const Language language = {
      .tag = "hu",
      .number_leads = {{kRule, "Szabály"}, {kRule, "SZABÁLY"}},
      .number_tails = {{kSection, ". §"},
                       {kChapter, ". fejezet"},
                       {kArticle, ". cikk"},
                       {kPart, ". rész"},
                       {kTitle, ". cím"}},
      .ordinals = Cut("első, második, harmadik, negyedik, ötödik, hatodik, hetedik, nyolcadik, "
                      "kilencedik, tizedik"),
      .contents = Cut("tartalom, tartalomjegyzék"),
      .before_numbers = Cut("és, vagy, szerinti, az"),
      .conjunctions = Cut("és, vagy"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
