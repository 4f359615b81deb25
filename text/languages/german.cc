// German: what a work is read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& German() {
  static const Language language = {
      .tag = "de",
      .months = {Cut("januar, jänner"), Cut("februar"), Cut("märz"), Cut("april"), Cut("mai"),
                 Cut("juni"), Cut("juli"), Cut("august"), Cut("september"), Cut("oktober"),
                 Cut("november"), Cut("dezember")},
      .date_leads =
          Cut("gültig ab, gültig seit, gültig ab dem, gültig seit dem, in kraft ab, in kraft seit, "
              "in kraft getreten am, stand, stand vom, fassung vom"),
      .number_leads = {{kArticle, "Artikel"},
                       {kSection, "Abschnitt"},
                       {kRule, "Regel"},
                       {kChapter, "Kapitel"},
                       {kPart, "Teil"},
                       {kTitle, "Titel"},
                       {kBook, "Buch"},
                       {kLaw, "Gesetz"},
                       {kAnnex, "Anhang"},
                       {kAnnex, "Anlage"}},
      .glossary = Cut("glossar"),
      .definitions = Cut("begriffe, begriffsbestimmungen, definitionen"),
      .after_glossary = Cut("und, der"),
  };
  return language;
}

}  // namespace codicil::languages
