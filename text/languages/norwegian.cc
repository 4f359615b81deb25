// Norwegian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Norwegian() {
  static const Language language = {
      .tag = "no",
      .number_leads = {{kArticle, "Artikkel"},
                       {kChapter, "Kapittel"},
                       {kDivision, "Avsnitt"},
                       {kPart, "Del"},
                       {kTitle, "Avdeling"},
                       {kRule, "Regel"},
                       {kAnnex, "Vedlegg"}},
      .number_tails = {{kChapter, ". kapittel"}, {kChapter, ". kapitel"}, {kPart, ". del"}},
      .ordinals = Cut("første|fyrste, annen|andre, tredje, fjerde, femte, sjette, sjuende|sjuande, "
                      "åttende|åttande, niende|niande, tiende|tiande"),
      .contents = Cut("innhold, innholdsfortegnelse"),
      .captions = Cut("tabell, figur, eksempel"),
      .before_numbers = Cut("artikkel, kapittel, ledd, nr., bokstav, jf., og, eller, til"),
      .conjunctions = Cut("og, eller"),
      .citations = WithEnglish({
          .self = Cut("denne, dette"),
          .joiners = Cut("og, eller, samt"),
          .range = Cut("til"),
          .articles = Cut("artikkel, artikkelen, artikler, art"),
          .items = Cut("nr, nummer, punkt"),
          .letters = Cut("bokstav, litra"),
          .sentences = Cut("ledd, punktum"),
          .acts = Cut("lov, loven, lovs, lovens, forskrift, forskriften, forskriftens, "
                      "forordning, forordningen, direktiv, direktivet, traktat, traktaten, "
                      "konvensjon, konvensjonen, avtale, avtalen, grunnloven, grunnlovens"),
          .act_endings = Cut("loven, lovens, forskriften, forskriftens, forordningen, traktaten, "
                             "konvensjonen, avtalen, direktivet"),
          .act_numbers = Cut("nr, av"),
          .of = Cut("i, av, til"),
          .other = Cut("nevnte, samme, gamle, tidligere, opphevede"),
          .act_follows = true,
          .act_precedes = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
