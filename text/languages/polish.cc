// Polish: what a work is read with, and its citations.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Polish() {
  static const Language language = {
      .tag = "pl",
      .months = {Cut("stycznia, styczeń"), Cut("lutego, luty"), Cut("marca, marzec"),
                 Cut("kwietnia, kwiecień"), Cut("maja, maj"), Cut("czerwca, czerwiec"),
                 Cut("lipca, lipiec"), Cut("sierpnia, sierpień"), Cut("września, wrzesień"),
                 Cut("października, październik"), Cut("listopada, listopad"),
                 Cut("grudnia, grudzień")},
      .date_leads = Cut("obowiązuje od, obowiązują od, wchodzi w życie, z dnia, wersja z"),
      .amendment_leads = Cut("ostatnia zmiana, ostatnia aktualizacja, ostatnio zmieniony, ostatnio "
                             "zmieniona, stan prawny na dzień, stan na dzień"),
      .versions = Cut("wersja, wydanie"),
      .number_leads = {{kArticle, "Artykuł"},
                       {kDivision, "Sekcja"},
                       {kRule, "Zasada"},
                       {kChapter, "Rozdział"},
                       {kPart, "Część"},
                       {kDivision, "Dział"},
                       {kAnnex, "Załącznik"}},
      .ordinals =
          Cut("pierwszy|pierwsza, drugi|druga, trzeci|trzecia, czwarty|czwarta, piąty|piąta, "
              "szósty|szósta, siódmy|siódma, ósmy|ósma, dziewiąty|dziewiąta, dziesiąty|dziesiąta"),
      .glossary = Cut("słownik, słowniczek"),
      .definitions = Cut("definicje, pojęcia"),
      .contents = Cut("spis treści"),
      .listings = Cut("spis tabel, spis rysunków, spis ilustracji"),
      .matter = Cut("wstęp, wprowadzenie, przedmowa, podziękowania"),
      .examples = Cut("Przykład, Przykłady"),
      .see_also = Cut("Zobacz też, Zobacz także"),
      .refers = Cut("Zobacz, Zob."),
      .page = Cut("strona, str."),
      .captions = Cut("tabela, rysunek"),
      .title_words = Cut("i, oraz, lub, w, na, z, do, o, od, dla, przez, po"),
      .before_numbers =
          Cut("art, ust, pkt, artykuł, artykułu, zasady, rozdział, rozdziału, patrz, i, lub, do"),
      .conjunctions = Cut("i, oraz, lub, albo"),
      .unfinished = Cut("i, oraz, lub, w, na, z, do, o, od, dla"),
      .abbreviations = Cut("art, ust, pkt, np, nr, tj"),
      .citations = WithEnglish({
          .leads = {{"punkt", LeadKind::kRule, false},
                    {"punktu", LeadKind::kRule, false},
                    {"punkcie", LeadKind::kRule, false},
                    {"rozdział", LeadKind::kSection, false},
                    {"rozdziału", LeadKind::kSection, false},
                    {"rozdziale", LeadKind::kSection, false}},
          .self = Cut("niniejszy, niniejsza, niniejsze, niniejszego, niniejszej, niniejszym"),
          .see = Cut("zobacz, patrz"),
          .joiners = Cut("i, oraz, lub, albo, bądź, jak również"),
          .range = Cut("do"),
          .glossary = Cut("słownik"),
          .articles = Cut("artykuł, artykułu, artykule, artykułem, artykuły, artykułów, "
                          "artykułach, artykułom, art"),
          .paragraphs = Cut("ustęp, ustępu, ustępie, ustępem, ustępy, ustępów, ustępach, ust, "
                            "paragraf, paragrafu, paragrafie"),
          .items = Cut("punkt, punktu, punkcie, punktem, punkty, punktów, punktach, pkt"),
          .letters = Cut("litera, litery, literą, literze, lit"),
          .sentences = Cut("zdanie, zdania, zdaniu, zdaniem, zd, akapit, akapitu, tiret"),
          .acts = Cut("ustawa, ustawy, ustawie, ustawą, ustaw, kodeks, kodeksu, kodeksie, "
                      "rozporządzenie, rozporządzenia, rozporządzeniu, dyrektywa, dyrektywy, "
                      "dyrektywie, konstytucja, konstytucji, traktat, traktatu, traktacie, "
                      "konwencja, konwencji, umowa, umowy, umowie, statut, statutu, "
                      "statucie, regulamin, regulaminu, regulaminie, uchwała, uchwały, "
                      "decyzja, decyzji, dekret, dekretu, prawo, prawa, ordynacji, "
                      "ordynacja, karty, protokołu"),
          .act_numbers = Cut("z, dnia, nr, r, roku, poz"),
          .codes = Cut("kodeks, kodeksu"),
          .of = Cut("z, ze, w, do"),
          .other = Cut("tej, tego, tegoż, tejże, powołanej, wymienionej, dawnej, dawnego, "
                       "poprzedniej, poprzedniego, uchylonej"),
          .act_follows = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
