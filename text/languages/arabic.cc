// Arabic: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Arabic() {
  static const Language language = {
      .tag = "ar",
      .number_leads = {{kArticle, "المادة"},
                       {kArticle, "مادة"},
                       {kChapter, "الفصل"},
                       {kTitle, "الباب"},
                       {kDivision, "القسم"},
                       {kPart, "الجزء"},
                       {kBook, "الكتاب"},
                       {kRule, "القاعدة"},
                       {kAnnex, "الملحق"}},
      .ordinals = Cut("الأول|الأولى, الثاني|الثانية, الثالث|الثالثة, الرابع|الرابعة, "
                      "الخامس|الخامسة, السادس|السادسة, السابع|السابعة, الثامن|الثامنة, "
                      "التاسع|التاسعة, العاشر|العاشرة"),
      .letters = "أبجدهوزحطي",
      .contents = Cut("المحتويات, الفهرس"),
      .before_numbers = Cut("المادة, المواد, الفقرة, البند, و, أو, إلى"),
      .conjunctions = Cut("و, أو"),
  };
  return language;
}

}  // namespace codicil::languages
