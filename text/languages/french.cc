// French: what a work is read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& French() {
  static const Language language = {
      .tag = "fr",
      .months = {Cut("janvier"), Cut("février"), Cut("mars"), Cut("avril"), Cut("mai"), Cut("juin"),
                 Cut("juillet"), Cut("août"), Cut("septembre"), Cut("octobre"), Cut("novembre"),
                 Cut("décembre")},
      .day_endings = Cut("er"),
      .date_leads = Cut(
          "en vigueur le, en vigueur au, en vigueur depuis le, en vigueur à partir du, version du"),
      .number_leads = {{kChapter, "Chapitre"},
                       {kRule, "Règle"},
                       {kLaw, "Loi"},
                       {kPart, "Partie"},
                       {kBook, "Livre"},
                       {kTitle, "Titre"},
                       {kAnnex, "Annexe"}},
      .glossary = Cut("glossaire"),
      .definitions = Cut("définitions"),
      .after_glossary = Cut("et, des"),
  };
  return language;
}

}  // namespace codicil::languages
