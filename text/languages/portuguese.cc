// Portuguese: what a work is read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Portuguese() {
  static const Language language = {
      .tag = "pt",
      .months = {Cut("janeiro"), Cut("fevereiro"), Cut("março"), Cut("abril"), Cut("maio"),
                 Cut("junho"), Cut("julho"), Cut("agosto"), Cut("setembro"), Cut("outubro"),
                 Cut("novembro"), Cut("dezembro")},
      .day_endings = Cut("º, °"),
      .date_links = Cut("de"),
      .date_leads = Cut("em vigor desde, em vigor a partir de"),
      .number_leads = {{kArticle, "Artigo"}, {kSection, "Seção"}, {kRule, "Regra"}},
      .glossary = Cut("glossário"),
      .definitions = Cut("definições"),
      .after_glossary = Cut("e, de"),
  };
  return language;
}

}  // namespace codicil::languages
