// Catalan: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Catalan() {
  static const Language language = {
      .tag = "ca",
      .number_leads = {{kAdditional, "Disposició addicional"},
                       {kTransitional, "Disposició transitòria"},
                       {kFinal, "Disposició final"},
                       {kArticle, "Article"},
                       {kChapter, "Capítol"},
                       {kTitle, "Títol"},
                       {kDivision, "Secció"},
                       {kPart, "Part"},
                       {kRule, "Regla"},
                       {kClause, "Clàusula"},
                       {kAnnex, "Annex"},
                       {kBook, "Llibre"}},
      .ordinals =
          Cut("primer|primera, segon|segona, tercer|tercera, quart|quarta, cinquè|cinquena, "
              "sisè|sisena, setè|setena, vuitè|vuitena, novè|novena, desè|desena"),
      .contents = Cut("índex, sumari"),
      .before_numbers = Cut("l'article, article, articles, apartat, capítol"),
      .conjunctions = Cut(""),
      .unfinished = Cut("els, les, amb, per, dels"),
      .citations = WithEnglish({
          .self = Cut("aquesta, aquest, present"),
          .articles = Cut("article, articles, art"),
          .paragraphs = Cut("apartat, apartats, paràgraf, paràgrafs"),
          .items = Cut("número, números, punt, punts"),
          .letters = Cut("lletra, lletres"),
          .acts = Cut("llei, lleis, codi, decret, decrets, decret-llei, reglament, "
                      "constitució, directiva, tractat, conveni, resolució, ordre, estatut, "
                      "estatuts"),
          .act_numbers = Cut("núm, de, del"),
          .codes = Cut("codi"),
          .of = Cut("de la, de l', del, de les, dels, de, d'"),
          .other = Cut("dita, esmentada, esmentat"),
      }),
  };
  return language;
}

}  // namespace codicil::languages
