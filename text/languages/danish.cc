// Danish: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Danish() {
  static const Language language = {
      .tag = "da",
      .number_leads = {{kArticle, "Artikel"},
                       {kChapter, "Kapitel"},
                       {kDivision, "Afsnit"},
                       {kPart, "Del"},
                       {kTitle, "Afdeling"},
                       {kRule, "Regel"},
                       {kAnnex, "Bilag"},
                       {kSubsection, "Stk."}},
      .number_tails = {{kChapter, ". kapitel"}, {kDivision, ". afsnit"}, {kPart, ". del"}},
      .ordinals = Cut(
          "første, anden|andet, tredje, fjerde, femte, sjette, syvende, ottende, niende, tiende"),
      .contents = Cut("indhold, indholdsfortegnelse"),
      .listings = Cut("tabelliste, figurliste"),
      .captions = Cut("tabel, figur, eksempel"),
      .before_numbers = Cut("artikel, kapitel, afsnit, stk., nr., litra, jf., og, eller, til"),
      .conjunctions = Cut("og, eller"),
      .citations = WithEnglish({
          .self = Cut("denne, dette, nærværende"),
          .joiners = Cut("og, eller, samt"),
          .range = Cut("til"),
          .articles = Cut("artikel, artiklen, artikler, art"),
          .paragraphs = Cut("stk, stykke"),
          .items = Cut("nr, nummer, punkt"),
          .letters = Cut("litra, litr"),
          .sentences = Cut("pkt, punktum, led, afsnit"),
          .acts = Cut("lov, loven, lovs, lovens, bekendtgørelse, bekendtgørelsen, "
                      "bekendtgørelsens, forordning, forordningen, forordningens, direktiv, "
                      "direktivet, direktivets, traktat, traktaten, traktatens, konvention, "
                      "konventionen, konventionens, aftale, aftalen, aftalens, grundloven, "
                      "grundlovens, cirkulære"),
          .act_endings = Cut("loven, lovens, loves, bekendtgørelsen, bekendtgørelsens, "
                             "forordningen, traktaten, konventionen, direktivet"),
          .act_numbers = Cut("nr, af"),
          .of = Cut("i, af, til"),
          .other = Cut("nævnte, samme, gamle, tidligere, ophævede"),
          .act_follows = true,
          .act_precedes = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
