// Ukrainian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Ukrainian() {
  static const Language language = {
      .tag = "uk",
      .number_leads = {{kArticle, "Стаття"},
                       {kArticle, "СТАТТЯ"},
                       {kChapter, "Глава"},
                       {kChapter, "ГЛАВА"},
                       {kDivision, "Розділ"},
                       {kDivision, "РОЗДІЛ"},
                       {kPart, "Частина"},
                       {kPart, "ЧАСТИНА"},
                       {kRule, "Правило"},
                       {kRule, "ПРАВИЛО"},
                       {kAnnex, "Додаток"},
                       {kAnnex, "ДОДАТОК"}},
      .ordinals =
          Cut("перший|перша, другий|друга, третій|третя, четвертий|четверта, п'ятий|п'ята, "
              "шостий|шоста, сьомий|сьома, восьмий|восьма, дев'ятий|дев'ята, десятий|десята"),
      .contents = Cut("зміст"),
      .before_numbers = Cut("статті, статтею, статтях, пункту, частини, глави, розділу, та, або"),
      .conjunctions = Cut("та, або, чи"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
