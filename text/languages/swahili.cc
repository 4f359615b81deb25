// Swahili: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Swahili() {
  static const Language language = {
      .tag = "sw",
      .number_leads = {{kArticle, "Ibara ya"},
                       {kArticle, "Ibara"},
                       {kSection, "Kifungu cha"},
                       {kSection, "Kifungu"},
                       {kChapter, "Sura ya"},
                       {kPart, "Sehemu ya"},
                       {kSchedule, "Jedwali la"}},
      .ordinals = Cut("kwanza, pili, tatu, nne, tano, sita, saba, nane, tisa, kumi"),
      .contents = Cut("yaliyomo"),
      .before_numbers = Cut("ibara, kifungu, aya, na, au"),
      .conjunctions = Cut("na, au"),
  };
  return language;
}

}  // namespace codicil::languages
