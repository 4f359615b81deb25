// Bulgarian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Bulgarian() {
  static const Language language = {
      .tag = "bg",
      .number_leads = {{kArticle, "Чл."},
                       {kArticle, "Член"},
                       {kChapter, "Глава"},
                       {kDivision, "Раздел"},
                       {kPart, "Част"},
                       {kTitle, "Дял"},
                       {kBook, "Книга"},
                       {kRule, "Правило"},
                       {kAnnex, "Приложение"}},
      .ordinals = Cut("първа|първи|първо, втора|втори|второ, трета|трети|трето, "
                      "четвърта|четвърти|четвърто, пета|пети|пето, шеста|шести|шесто, "
                      "седма|седми|седмо, осма|осми|осмо, девета|девети|девето, "
                      "десета|десети|десето"),
      .contents = Cut("съдържание"),
      .before_numbers = Cut("чл., ал., т., член, алинея, точка, и, или, до, по"),
      .conjunctions = Cut("и, или"),
  };
  return language;
}

}  // namespace codicil::languages
