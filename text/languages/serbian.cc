// Serbian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Serbian() {
  static const Language language = {
      .tag = "sr",
      .number_leads = {{kArticle, "Члан"},
                       {kChapter, "Глава"},
                       {kDivision, "Одељак"},
                       {kPart, "Део"},
                       {kRule, "Правило"},
                       {kAnnex, "Прилог"}},
      .ordinals = Cut("први|прва|прво, други|друга|друго, трећи|трећа|треће, "
                      "четврти|четврта|четврто, пети|пета|пето, шести|шеста|шесто, "
                      "седми|седма|седмо, осми|осма|осмо, девети|девета|девето, "
                      "десети|десета|десето"),
      .contents = Cut("садржај"),
      .before_numbers = Cut("члан, члана, члану, став, става, тачка, тачке, и, или, до"),
      .conjunctions = Cut("и, или"),
  };
  return language;
}

}  // namespace codicil::languages
