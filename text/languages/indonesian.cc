// Indonesian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Indonesian() {
  static const Language language = {
      .tag = "id",
      .number_leads = {{kArticle, "Pasal"},
                       {kChapter, "Bab"},
                       {kDivision, "Bagian"},
                       {kPart, "Paragraf"},
                       {kBook, "Buku"},
                       {kRule, "Aturan"},
                       {kAnnex, "Lampiran"}},
      .ordinals = Cut("kesatu|pertama, kedua, ketiga, keempat, kelima, keenam, ketujuh, "
                      "kedelapan, kesembilan, kesepuluh"),
      .contents = Cut("daftar isi"),
      .listings = Cut("daftar tabel, daftar gambar"),
      .captions = Cut("tabel, gambar, contoh"),
      .before_numbers = Cut("pasal, ayat, huruf, angka, dan, atau, sampai"),
      .conjunctions = Cut("dan, atau"),
  };
  return language;
}

}  // namespace codicil::languages
