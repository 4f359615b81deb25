// Estonian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Estonian() {
  static const Language language = {
      .tag = "et",
      .number_leads = {{kArticle, "Artikkel"}, {kRule, "Reegel"}},
      .number_tails = {{kChapter, ". peatükk"}, {kDivision, ". jagu"}, {kPart, ". osa"}},
      .ordinals =
          Cut("esimene, teine, kolmas, neljas, viies, kuues, seitsmes, kaheksas, üheksas, kümnes"),
      .contents = Cut("sisukord"),
      .before_numbers = Cut("paragrahvi, lõike, punkti, ja, või, kuni"),
      .conjunctions = Cut("ja, või"),
      .unfinished = Cut("ja, või, ning, et, kui, mis, kes"),
      .citations = WithEnglish({
          .self = Cut("käesolev, käesoleva, käesolevas, see, selle"),
          .joiners = Cut("ja, või, ning"),
          .range = Cut("kuni"),
          .articles = Cut("artikkel, artikli, artiklis, artiklit, artiklite, artiklid, "
                          "artiklites, paragrahv, paragrahvi, paragrahvis, paragrahvide, "
                          "paragrahvid, paragrahvides"),
          .paragraphs = Cut("lõige, lõike, lõikes, lõiget, lõigete, lõiked, lõigetes, lg"),
          .items = Cut("punkt, punkti, punktis, punktide, punktid, punktides, p"),
          .sentences = Cut("lause, lauses"),
          .acts = Cut("seadus, seaduse, seaduses, seadustik, seadustiku, seadustikus, "
                      "määrus, määruse, määruses, direktiiv, direktiivi, direktiivis, "
                      "leping, lepingu, põhiseadus, põhiseaduse, otsus, otsuse, "
                      "konventsioon, konventsiooni, põhikiri, põhikirja"),
          .act_endings = Cut("seaduse, seadustiku, seadustikus, seaduses, määruse, lepingu, "
                             "direktiivi, konventsiooni, kirja"),
          .act_numbers = Cut("nr"),
          .other = Cut("nimetatud, viidatud, sama"),
          .act_precedes = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
