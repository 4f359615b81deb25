// Spanish: what a work is read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Spanish() {
  static const Language language = {
      .tag = "es",
      .months = {Cut("enero"), Cut("febrero"), Cut("marzo"), Cut("abril"), Cut("mayo"),
                 Cut("junio"), Cut("julio"), Cut("agosto"), Cut("septiembre"), Cut("octubre"),
                 Cut("noviembre"), Cut("diciembre")},
      .day_endings = Cut("º, °"),
      .date_links = Cut("de"),
      .date_leads = Cut("vigente desde, en vigor el, en vigor desde, en vigor a partir de, en "
                        "vigor a partir del"),
      .number_leads = {{kArticle, "Artículo"},
                       {kArticle, "ARTÍCULO"},
                       {kSection, "Sección"},
                       {kSection, "SECCIÓN"},
                       {kRule, "Regla"},
                       {kChapter, "Capítulo"},
                       {kChapter, "CAPÍTULO"},
                       {kPart, "Parte"},
                       {kTitle, "Título"},
                       {kTitle, "TÍTULO"},
                       {kBook, "Libro"},
                       {kAnnex, "Anexo"}},
      .glossary = Cut("glosario"),
      .definitions = Cut("definiciones"),
      .after_glossary = Cut("y, de"),
  };
  return language;
}

}  // namespace codicil::languages
