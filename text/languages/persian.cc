// Persian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Persian() {
  static const Language language = {
      .tag = "fa",
      .number_leads = {{kArticle, "ماده"},
                       {kArticle, "اصل"},
                       {kChapter, "فصل"},
                       {kPart, "بخش"},
                       {kTitle, "باب"},
                       {kBook, "کتاب"},
                       {kClause, "تبصره"},
                       {kAnnex, "پیوست"}},
      .ordinals = Cut("اول, دوم, سوم, چهارم, پنجم, ششم, هفتم, هشتم, نهم, دهم"),
      .contents = Cut("فهرست"),
      .before_numbers = Cut("ماده, مواد, تبصره, بند, و, یا, تا"),
      .conjunctions = Cut("و, یا"),
  };
  return language;
}

}  // namespace codicil::languages
