// Kazakh: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Kazakh() {
  static const Language language = {
      .tag = "kk",
      .number_leads = {{kRule, "Ереже"}, {kAnnex, "Қосымша"}},
      .number_tails = {{kArticle, "-бап"},
                       {kChapter, "-тарау"},
                       {kDivision, "-бөлім"},
                       {kPart, "-бөлік"},
                       {kAnnex, "-қосымша"}},
      .contents = Cut("мазмұны"),
      .before_numbers = Cut("бабының, бабында, бабы, тармағы, тармағының, және, немесе"),
      .conjunctions = Cut("және, немесе"),
  };
  return language;
}

}  // namespace codicil::languages
