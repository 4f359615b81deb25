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
                       {kArticle, "ARTYKUŁ"},
                       {kDivision, "Sekcja"},
                       {kRule, "Zasada"},
                       {kChapter, "Rozdział"},
                       {kChapter, "ROZDZIAŁ"},
                       {kPart, "Część"},
                       {kPart, "CZĘŚĆ"},
                       {kDivision, "Dział"},
                       {kDivision, "DZIAŁ"},
                       {kAnnex, "Załącznik"},
                       {kAnnex, "ZAŁĄCZNIK"}},
      .ordinals =
          Cut("pierwszy|pierwsza, drugi|druga, trzeci|trzecia, czwarty|czwarta, piąty|piąta, "
              "szósty|szósta, siódmy|siódma, ósmy|ósma, dziewiąty|dziewiąta, dziesiąty|dziesiąta"),
      .glossary = Cut("słownik, słowniczek"),
      .definitions = Cut("definicje, pojęcia"),
      .contents = Cut("spis treści"),
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
          .leads = {{"artykuł", LeadKind::kRule, false},
                    {"artykułu", LeadKind::kRule, false},
                    {"artykule", LeadKind::kRule, false},
                    {"artykuły", LeadKind::kRule, true},
                    {"punkt", LeadKind::kRule, false},
                    {"punktu", LeadKind::kRule, false},
                    {"punkcie", LeadKind::kRule, false},
                    {"rozdział", LeadKind::kSection, false},
                    {"rozdziału", LeadKind::kSection, false},
                    {"rozdziale", LeadKind::kSection, false}},
          .see = Cut("zobacz, patrz"),
          .joiners = Cut("i, oraz, lub"),
          .range = Cut("do"),
          .glossary = Cut("słownik"),
      }),
  };
  return language;
}

}  // namespace codicil::languages
