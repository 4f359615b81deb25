// Croatian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Croatian() {
  static const Language language = {
      .tag = "hr",
      .number_leads = {{kArticle, "Članak"},
                       {kArticle, "Član"},
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
      .unfinished = Cut("ili, na, za, koji, koja, te, se"),
      .citations = WithEnglish({
          .self = Cut("ovaj, ova, ovo, ovog, ovoga, ove, ovom, ovim"),
          .joiners = Cut("i, te, ili"),
          .range = Cut("do"),
          .articles = Cut("članak, članka, članku, članke, članci, člankom, članaka, člancima, "
                          "čl, član, člana, članu"),
          .paragraphs = Cut("stavak, stavka, stavku, stavke, stavci, stavaka, stavcima, st, stav, "
                            "stava"),
          .items = Cut("točka, točke, točki, točaka, toč, tačka, tačke"),
          .letters = Cut("slovo, slova, podtočka, podtočke"),
          .sentences = Cut("rečenica, rečenice, alineja, alineje"),
          .acts = Cut("zakon, zakona, zakonu, zakonom, zakonik, zakonika, ustav, ustava, "
                      "uredba, uredbe, direktiva, direktive, pravilnik, pravilnika, ugovor, "
                      "ugovora, konvencija, konvencije, odluka, odluke, statut, statuta"),
          .act_numbers = Cut("br, od, broj"),
          .of = Cut("iz, u"),
          .other = Cut("navedenog, istog, spomenutog"),
          .act_follows = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
