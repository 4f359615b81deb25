// Catalan: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Catalan() {
  static const Language language = {
      .tag = "ca",
      .number_leads = {{kArticle, "Article"},
                       {kChapter, "Capítol"},
                       {kChapter, "CAPÍTOL"},
                       {kTitle, "Títol"},
                       {kTitle, "TÍTOL"},
                       {kDivision, "Secció"},
                       {kDivision, "SECCIÓ"},
                       {kPart, "Part"},
                       {kRule, "Regla"},
                       {kAnnex, "Annex"},
                       {kBook, "Llibre"}},
      .ordinals =
          Cut("primer|primera, segon|segona, tercer|tercera, quart|quarta, cinquè|cinquena, "
              "sisè|sisena, setè|setena, vuitè|vuitena, novè|novena, desè|desena"),
      .contents = Cut("índex, sumari"),
      .before_numbers = Cut("l'article, article, articles, apartat, capítol"),
      .conjunctions = Cut(""),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
