// Thai: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Thai() {
  static const Language language = {
      .tag = "th",
      .number_leads = {{kArticle, "มาตรา"},
                       {kChapter, "หมวด"},
                       {kTitle, "ลักษณะ"},
                       {kPart, "ภาค"},
                       {kDivision, "ส่วนที่"},
                       {kClause, "ข้อ"},
                       {kBook, "บรรพ"},
                       {kAnnex, "ภาคผนวก"}},
      .letters = "กขคงจฉชซ",
      .contents = Cut("สารบัญ"),
      .before_numbers = Cut("มาตรา, ข้อ, วรรค, และ, หรือ"),
      .conjunctions = Cut("และ, หรือ"),
  };
  return language;
}

}  // namespace codicil::languages
