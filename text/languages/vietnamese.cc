// Vietnamese: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Vietnamese() {
  static const Language language = {
      .tag = "vi",
      .number_leads = {{kArticle, "Điều"},
                       {kChapter, "Chương"},
                       {kDivision, "Mục"},
                       {kPart, "Phần"},
                       {kBook, "Quyển"},
                       {kRule, "Quy tắc"},
                       {kAppendix, "Phụ lục"}},
      .ordinals = Cut("nhất, hai, ba, tư, năm, sáu, bảy, tám, chín, mười"),
      .contents = Cut("mục lục"),
      .captions = Cut("bảng, hình"),
      .before_numbers = Cut("điều, khoản, điểm, chương, mục, và, hoặc, đến"),
      .conjunctions = Cut("và, hoặc"),
  };
  return language;
}

}  // namespace codicil::languages
