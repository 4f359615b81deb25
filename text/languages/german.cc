// German: what a work is read with, and its citations.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& German() {
  static const Language language = {
      .tag = "de",
      .months = {Cut("januar, jänner"), Cut("februar"), Cut("märz"), Cut("april"), Cut("mai"),
                 Cut("juni"), Cut("juli"), Cut("august"), Cut("september"), Cut("oktober"),
                 Cut("november"), Cut("dezember")},
      .date_leads =
          Cut("gültig ab, gültig seit, gültig ab dem, gültig seit dem, in kraft ab, in kraft seit, "
              "in kraft getreten am, stand, stand vom, fassung vom"),
      .amendment_leads = Cut("zuletzt geändert, letzte änderung, zuletzt aktualisiert, zuletzt "
                             "bearbeitet, letzte aktualisierung"),
      .versions = Cut("version, fassung, ausgabe"),
      .number_leads = {{kArticle, "Artikel"},
                       {kDivision, "Abschnitt"},
                       {kRule, "Regel"},
                       {kChapter, "Kapitel"},
                       {kPart, "Teil"},
                       {kTitle, "Titel"},
                       {kBook, "Buch"},
                       {kLaw, "Gesetz"},
                       {kAnnex, "Anhang"},
                       {kAnnex, "Anlage"}},
      .number_tails = {{kDivision, ". Abschnitt"},
                       {kSubsection, ". Unterabschnitt"},
                       {kChapter, ". Kapitel"},
                       {kPart, ". Teil"},
                       {kTitle, ". Titel"},
                       {kBook, ". Buch"}},
      .ordinals = Cut("erster|erste|erstes, zweiter|zweite|zweites, dritter|dritte|drittes, "
                      "vierter|vierte|viertes, fünfter|fünfte|fünftes, sechster|sechste|sechstes, "
                      "siebter|siebte|siebtes|siebenter, achter|achte|achtes, "
                      "neunter|neunte|neuntes, zehnter|zehnte|zehntes"),
      .glossary = Cut("glossar"),
      .definitions = Cut("begriffe, begriffsbestimmungen, definitionen"),
      .after_glossary = Cut("und, der"),
      .contents = Cut("inhalt, inhaltsverzeichnis, inhaltsübersicht"),
      .listings =
          Cut("tabellenverzeichnis, abbildungsverzeichnis, verzeichnis der tabellen, verzeichnis "
              "der abbildungen, liste der tabellen, liste der abbildungen, liste der beispiele"),
      .matter =
          Cut("einleitung, einführung, vorwort, danksagung, danksagungen, impressum, kontakt, "
              "änderungsverzeichnis, mitwirkende"),
      .examples = Cut("Beispiel, Beispiele"),
      .see_also = Cut("Siehe auch"),
      .refers = Cut("Siehe"),
      .page = Cut("seite"),
      .captions = Cut("abbildung, abb, tabelle, seite, beispiel"),
      .amendment_notes = Cut("eingefügt durch, fassung gemäss, fassung gemäß, aufgehoben durch, "
                             "angenommen in der, ursprünglich, gegenstandslos"),
      .title_words =
          Cut("der, das, des, dem, den, und, oder, von, vom, zu, zum, zur, im, mit, für, "
              "auf, aus, bei, als, ein, eine, einer, eines"),
      .before_numbers = Cut("Regel, Regeln, Abschnitt, Abschnitte, Abschnitten, Artikel, Kapitel, "
                            "siehe, und, oder, bis, von"),
      .conjunctions = Cut("und, oder"),
      .after_suspensions = Cut("und, oder, bis, sowie"),
      .unfinished = Cut("der, das, des, dem, den, ein, eine, einer, eines, und, oder, für, von"),
      .repeatable = Cut("die, der, das, den, dem, sie, ihr"),
      .withdrawn = Cut("weggefallen, entfallen, aufgehoben, gestrichen, verschoben, ersetzt, "
                       "umnummeriert, zusammengeführt"),
      .withdrawn_with = Cut("siehe, jetzt, nun, nach, in, zu, als, mit, durch, und, oder, der, "
                            "die, das, wurde, ist, artikel, abschnitt, regel, absatz"),
      .abbreviations = Cut("z, B, bzw, ca, Abs, Art, Nr, vgl, ggf, inkl, evtl"),
      .citations = WithEnglish({
          .leads = {{"regel", LeadKind::kRule, false},
                    {"regeln", LeadKind::kRule, true},
                    {"abschnitt", LeadKind::kSection, false},
                    {"abschnitts", LeadKind::kSection, false},
                    {"abschnitte", LeadKind::kSection, true},
                    {"abschnitten", LeadKind::kSection, true},
                    {"kapitel", LeadKind::kSection, false},
                    {"kapiteln", LeadKind::kSection, true},
                    {"punkt", LeadKind::kRule, false},
                    {"ziffer", LeadKind::kRule, false},
                    {"ziffern", LeadKind::kRule, true}},
          .self = Cut("dieser, diese, dieses, diesem, vorliegende, vorliegenden, vorliegender, "
                      "vorliegendes"),
          .see = Cut("siehe"),
          .also = Cut("auch"),
          .citing = Cut("siehe, in, von, zu, nach, gemäß, laut, aus, und, oder, mit, durch, unter, "
                        "auch, bis, schritt, schritte"),
          .not_citing =
              Cut("ausgabe, auflage, fassung, seite, seiten, stufe, etwa, ungefähr, circa"),
          .units = Cut("karte, karten, prozent, mal, punkte, punkten, minuten, stunden, sekunden, "
                       "tage, tagen, meter, metern, zoll, euro"),
          .joiners = Cut("und, oder, und/oder, sowie"),
          .range = Cut("bis"),
          .name_links =
              Cut("der, die, das, des, dem, den, von, vom, zu, zum, zur, im, mit, für, auf, "
                  "aus, am, bei"),
          .no_name =
              Cut("der, die, das, den, dem, des, dieser, diese, dieses, alle, einige, jeder, "
                  "jede, jedes, kein, keine, siehe, unter, wenn, falls, ein, eine, einen, "
                  "einem, einer, beide, als, sein, seine, ihr, ihre, dein, deine, während, im, "
                  "am, bei, nach, mit, für"),
          .capital_nouns = true,
          .glossary = Cut("glossar"),
          .articles = Cut("artikel, artikels, artikeln, art"),
          .paragraphs = Cut("absatz, absatzes, absätze, absätzen, abs"),
          .items = Cut("nummer, nummern, nr, nrn, ziffer, ziffern, ziff"),
          .letters = Cut("buchstabe, buchstaben, buchst, lit, litera"),
          .sentences = Cut("satz, satzes, sätze, sätzen, halbsatz, hs, halbs, unterabsatz, "
                           "unterabs, uabs, alternative, alt"),
          .acts = Cut("gesetz, gesetzes, gesetze, verordnung, richtlinie, beschluss, "
                      "beschlusses, verfassung, vertrag, vertrags, vertrages, vertrage, "
                      "abkommen, abkommens, übereinkommen, übereinkommens, protokoll, "
                      "protokolls, grundgesetz, grundgesetzes, charta, erlass, erlasses, "
                      "statut, statuts, satzung, ordnung, konvention, bekanntmachung, "
                      "staatsvertrag, staatsvertrags, staatsvertrages"),
          .act_endings = Cut("gesetz, gesetzes, gesetze, gesetzbuch, gesetzbuchs, gesetzbuches, "
                             "verordnung, richtlinie, ordnung, verfassung, vertrag, vertrags, "
                             "vertrages, abkommens, übereinkommens, konvention, rahmenbeschlusses, "
                             "kodex, statuts"),
          .act_numbers = Cut("nr, vom, von"),
          .of = Cut("des, der, dem, vom, von, zum, zur, im, in der, in den"),
          .other = Cut("jener, jenes, genannten, genannter, obengenannten, alten, früheren, "
                       "bisherigen, aufgehobenen, vormaligen"),
          .act_follows = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
