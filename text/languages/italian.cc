// Italian: what a work is read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Italian() {
  static const Language language = {
      .tag = "it",
      .months = {Cut("gennaio"), Cut("febbraio"), Cut("marzo"), Cut("aprile"), Cut("maggio"),
                 Cut("giugno"), Cut("luglio"), Cut("agosto"), Cut("settembre"), Cut("ottobre"),
                 Cut("novembre"), Cut("dicembre")},
      .day_endings = Cut("º, °"),
      .date_leads = Cut("in vigore dal, in vigore da"),
      .number_leads = {{kArticle, "Articolo"},
                       {kRule, "Regola"},
                       {kChapter, "Capitolo"},
                       {kTitle, "Titolo"},
                       {kAnnex, "Allegato"}},
      .glossary = Cut("glossario"),
      .definitions = Cut("definizioni"),
      .after_glossary = Cut("e"),
  };
  return language;
}

}  // namespace codicil::languages
