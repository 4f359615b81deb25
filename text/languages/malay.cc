// Malay: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Malay() {
  static const Language language = {
      .tag = "ms",
      .number_leads = {{kArticle, "Perkara"},
                       {kArticle, "Fasal"},
                       {kSection, "Seksyen"},
                       {kPart, "Bahagian"},
                       {kRule, "Peraturan"},
                       {kSchedule, "Jadual"}},
      .contents = Cut("kandungan"),
      .before_numbers = Cut("perkara, fasal, seksyen, subseksyen, perenggan, dan, atau"),
      .conjunctions = Cut("dan, atau"),
  };
  return language;
}

}  // namespace codicil::languages
