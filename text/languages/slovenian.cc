// Slovenian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Slovenian() {
  static const Language language = {
      .tag = "sl",
      .number_leads = {{kArticle, "Člen"},
                       {kChapter, "Poglavje"},
                       {kDivision, "Oddelek"},
                       {kPart, "Del"},
                       {kRule, "Pravilo"},
                       {kAnnex, "Priloga"}},
      .number_tails = {{kArticle, ". člen"},
                       {kChapter, ". poglavje"},
                       {kDivision, ". oddelek"},
                       {kPart, ". del"}},
      .ordinals = Cut("prvi|prva|prvo, drugi|druga|drugo, tretji|tretja|tretje, "
                      "četrti|četrta|četrto, peti|peta|peto, šesti|šesta|šesto, "
                      "sedmi|sedma|sedmo, osmi|osma|osmo, deveti|deveta|deveto, "
                      "deseti|deseta|deseto"),
      .contents = Cut("kazalo, vsebina"),
      .before_numbers = Cut("člen, člena, členu, odstavek, odstavka, točka, točke, in, ali, do"),
      .conjunctions = Cut("in, ali"),
  };
  return language;
}

}  // namespace codicil::languages
