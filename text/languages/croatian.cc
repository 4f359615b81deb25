// Croatian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Croatian() {
  static const Language language = {
      .tag = "hr",
      .number_leads = {{kArticle, "Članak"},
                       {kArticle, "ČLANAK"},
                       {kArticle, "Član"},
                       {kArticle, "ČLAN"},
                       {kChapter, "Glava"},
                       {kDivision, "Odjeljak"},
                       {kRule, "Pravilo"},
                       {kAnnex, "Prilog"}},
      .ordinals =
          Cut("prvi|prva|prvo, drugi|druga|drugo, treći|treća|treće, četvrti|četvrta|četvrto, "
              "peti|peta|peto, šesti|šesta|šesto, sedmi|sedma|sedmo, osmi|osma|osmo, "
              "deveti|deveta|deveto, deseti|deseta|deseto"),
      .contents = Cut("sadržaj"),
      .before_numbers = Cut("članka, člana, članku, stavka, stava, točke, ili, do"),
      .conjunctions = Cut("ili"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
