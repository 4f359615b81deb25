// Hebrew: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Hebrew() {
  static const Language language = {
      .tag = "he",
      .number_leads = {{kSection, "סעיף"},
                       {kChapter, "פרק"},
                       {kPart, "חלק"},
                       {kRule, "תקנה"},
                       {kSchedule, "תוספת"}},
      .ordinals = Cut("ראשון|ראשונה, שני|שנייה|שניה, שלישי|שלישית, רביעי|רביעית, חמישי|חמישית, "
                      "שישי|שישית, שביעי|שביעית, שמיני|שמינית, תשיעי|תשיעית, עשירי|עשירית"),
      .letters = "אבגדהוזחטיכלמנסעפצקרשת",
      .contents = Cut("תוכן העניינים"),
      .before_numbers = Cut("סעיף, סעיפים, בסעיף, לסעיף, פסקה, או"),
      .conjunctions = Cut("או"),
  };
  return language;
}

}  // namespace codicil::languages
