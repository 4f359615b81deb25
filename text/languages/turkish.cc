// Turkish: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Turkish() {
  static const Language language = {
      .tag = "tr",
      .number_leads = {{kArticle, "Madde"},
                       {kRule, "Kural"},
                       {kTransitional, "Geçici Madde"},
                       {kTransitional, "GEÇİCİ MADDE"},
                       {kAdditional, "Ek Madde"}},
      .number_tails = {{kChapter, ". Bölüm"}, {kPart, ". Kısım"}, {kBook, ". Kitap"}},
      .ordinals = Cut("birinci, ikinci, üçüncü, dördüncü, beşinci, altıncı, yedinci, sekizinci, "
                      "dokuzuncu, onuncu"),
      .contents = Cut("içindekiler"),
      .captions = Cut("tablo, şekil, örnek"),
      .before_numbers = Cut("madde, maddenin, fıkra, bent, ve, veya, ile"),
      .conjunctions = Cut("ve, veya"),
      .citations = WithEnglish({
          .self = Cut("bu, işbu"),
          .joiners = Cut("ve, veya, ile"),
          .range = Cut("ilâ, ila"),
          .articles = Cut("madde, maddesi, maddesinin, maddesinde, maddenin, maddede, maddeleri, "
                          "maddelerinde, maddeler"),
          .paragraphs = Cut("~fıkra, ~fıkrası, ~fıkrasının, ~fıkrasında, ~fıkranın, ~fıkraları"),
          .items = Cut("~bent, ~bendi, ~bendinin, ~bendinde, ~bentleri"),
          .sentences = Cut("~cümle, ~cümlesi"),
          .acts = Cut("kanun, kanunu, kanununun, kanunun, yönetmelik, yönetmeliğin, "
                      "yönetmeliği, tüzük, tüzüğün, anayasa, anayasanın, karar, kararın, "
                      "sözleşme, sözleşmenin, tebliğ, tebliğin"),
          .act_numbers = Cut("sayılı, tarihli"),
          .other = Cut("anılan, söz konusu, adı geçen"),
          .act_precedes = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
