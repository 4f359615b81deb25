// Czech: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Czech() {
  static const Language language = {
      .tag = "cs",
      .number_leads = {{kArticle, "Článek"},
                       {kArticle, "Čl."},
                       {kChapter, "Hlava"},
                       {kPart, "Část"},
                       {kDivision, "Oddíl"},
                       {kTitle, "Díl"},
                       {kRule, "Pravidlo"},
                       {kAnnex, "Příloha"}},
      .ordinals = Cut("první, druhá|druhý|druhé, třetí, čtvrtá|čtvrtý|čtvrté, pátá|pátý|páté, "
                      "šestá|šestý|šesté, sedmá|sedmý|sedmé, osmá|osmý|osmé, devátá|devátý|deváté, "
                      "desátá|desátý|desáté"),
      .contents = Cut("obsah"),
      .listings = Cut("seznam tabulek, seznam obrázků"),
      .captions = Cut("tabulka, obrázek, příklad"),
      .before_numbers =
          Cut("článek, článku, odstavec, odstavce, odst., čl., písm., nebo, podle, až"),
      .conjunctions = Cut("nebo"),
      .citations = WithEnglish({
          .self = Cut("tento, tato, toto, tohoto, této, tomto, touto"),
          .joiners = Cut("a, i, nebo, anebo, či"),
          .range = Cut("až"),
          .articles = Cut("článek, článku, článkem, články, článků, článcích, čl"),
          .paragraphs = Cut("odstavec, odstavce, odstavci, odstavců, odstavcích, odst"),
          .items = Cut("bod, bodu, bodě, body, bodů"),
          .letters = Cut("písmeno, písmene, písmena, písmenu, písm"),
          .sentences = Cut("věta, věty, větě, větu"),
          .acts = Cut("zákon, zákona, zákoně, zákonem, zákonů, zákoník, zákoníku, ústava, "
                      "ústavy, listina, listiny, vyhláška, vyhlášky, nařízení, směrnice, "
                      "řád, řádu, smlouva, smlouvy, úmluva, úmluvy, rozhodnutí, stanovy, "
                      "stanov, protokolu"),
          .act_numbers = Cut("č, ze, z, dne, sb, roku"),
          .of = Cut("v, ve, z, ze, k"),
          .other = Cut("uvedeného, citovaného, téhož, tohoto (o), starého, dřívějšího, zrušeného"),
          .act_follows = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
