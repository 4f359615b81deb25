// Korean: what a work is read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Korean() {
  static const Language language = {
      .tag = "ko",
      .date_leads = Cut("버전, 시행일, 개정일, 발효일"),
      .amendment_leads = Cut("최종 개정, 최종개정, 최종 수정, 마지막 개정"),
      .versions = Cut("버전"),
      .date_tails = Cut("부터 시행, 시행, 부터 적용, 개정, 발효"),
      .number_leads = {{kChapter, "제", "장"},
                       {kArticle, "제", "조"},
                       {kSection, "제", "절"},
                       {kParagraph, "제", "항"},
                       {kBook, "제", "편"},
                       {kPart, "제", "부"},
                       {kAppendix, "부록"},
                       {kAppendix, "부칙"}},
      .number_tails = {{kChapter, "장"}, {kSection, "절"}, {kPart, "부"}, {kBook, "편"}},
      .letters = "가나다라마바사아자차카타파하",
      .glossary = Cut("용어집, 용어 사전"),
      .definitions = Cut("정의, 용어"),
      .contents = Cut("목차, 차례"),
      .listings = Cut("표 목록, 그림 목록, 표 차례, 그림 차례"),
      .examples = Cut("예시"),
      .captions = Cut("표, 그림"),
      .citations = WithEnglish({
          .self = Cut("이, 본, 동"),
          .joiners = Cut("및, 또는, 과, 와, ·"),
          .range = Cut("부터"),
          .paragraphs = Cut("항"),
          .items = Cut("호, 목"),
          .sentences = Cut("단서, 문"),
          .acts = Cut("법, 법률, 시행령, 시행규칙, 조례, 규칙, 규정, 헌법, 조약, 협정, 정관, 령"),
          .act_precedes = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
