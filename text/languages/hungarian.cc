// Hungarian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Hungarian() {
  static const Language language = {
      .tag = "hu",
      .number_leads = {{kRule, "Szabály"}},
      .number_tails = {{kSection, ". §"},
                       {kChapter, ". fejezet"},
                       {kArticle, ". cikk"},
                       {kPart, ". rész"},
                       {kTitle, ". cím"}},
      .ordinals = Cut("első, második, harmadik, negyedik, ötödik, hatodik, hetedik, nyolcadik, "
                      "kilencedik, tizedik"),
      .contents = Cut("tartalom, tartalomjegyzék"),
      .captions = Cut("táblázat, ábra, példa"),
      .before_numbers = Cut("és, vagy, szerinti, az"),
      .conjunctions = Cut("és, vagy"),
      .citations = WithEnglish({
          .self = Cut("e, ez, jelen, ezen"),
          .joiners = Cut("és, vagy, valamint"),
          .articles = Cut("cikk, cikke, cikkének, cikkében, cikkek, cikkei"),
          .paragraphs = Cut("~bekezdés, ~bekezdése, ~bekezdésének, ~bekezdésében, ~bekezdésben, "
                            "~bekezdésére, ~bekezdésben, ~bekezdések"),
          .items = Cut("~pont, ~pontja, ~pontjának, ~pontjában, ~pontban, ~pontok, ~alpont, "
                       "~alpontja"),
          .sentences = Cut("~mondat, ~mondata, ~mondatában"),
          .acts = Cut("törvény, törvényt, törvényben, rendelet, rendeletben, törvénykönyv, "
                      "törvénykönyvről, alaptörvény, irányelv, egyezmény, szerződés, "
                      "határozat, alapszabály"),
          .act_numbers = Cut("évi, sz, számú"),
          .other = Cut("hivatkozott, említett"),
          .act_precedes = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
