// Latvian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Latvian() {
  static const Language language = {
      .tag = "lv",
      .number_leads = {{kArticle, "Pants"},
                       {kChapter, "Nodaļa"},
                       {kPart, "Daļa"},
                       {kRule, "Noteikums"},
                       {kAnnex, "Pielikums"}},
      .number_tails = {{kArticle, ". pants"},
                       {kChapter, ". nodaļa"},
                       {kPart, ". daļa"},
                       {kDivision, ". sadaļa"},
                       {kAnnex, ". pielikums"}},
      .ordinals = Cut("pirmais|pirmā, otrais|otrā, trešais|trešā, ceturtais|ceturtā, "
                      "piektais|piektā, sestais|sestā, septītais|septītā, astotais|astotā, "
                      "devītais|devītā, desmitais|desmitā"),
      .contents = Cut("saturs, satura rādītājs"),
      .before_numbers = Cut("panta, pantā, panta, daļas, daļā, punkta, punktā, un, vai, līdz"),
      .conjunctions = Cut("un, vai"),
  };
  return language;
}

}  // namespace codicil::languages
