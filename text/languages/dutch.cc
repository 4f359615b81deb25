// Dutch: what a work is read with, and its citations.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Dutch() {
  static const Language language = {
      .tag = "nl",
      .months = {Cut("januari"), Cut("februari"), Cut("maart"), Cut("april"), Cut("mei"),
                 Cut("juni"), Cut("juli"), Cut("augustus"), Cut("september"), Cut("oktober"),
                 Cut("november"), Cut("december")},
      .date_leads =
          Cut("geldig vanaf, geldig per, van kracht vanaf, van kracht per, per, versie van"),
      .amendment_leads = Cut("laatst gewijzigd, laatste wijziging, laatst bijgewerkt, laatst "
                             "herzien, gewijzigd op, bijgewerkt op"),
      .versions = Cut("versie, uitgave"),
      .number_leads = {{kArticle, "Artikel"},
                       {kDivision, "Afdeling"},
                       {kDivision, "Sectie"},
                       {kRule, "Regel"},
                       {kChapter, "Hoofdstuk"},
                       {kPart, "Deel"},
                       {kParagraph, "Paragraaf"},
                       {kTitle, "Titel"},
                       {kAnnex, "Bijlage"}},
      .ordinals =
          Cut("eerste, tweede, derde, vierde, vijfde, zesde, zevende, achtste, negende, tiende"),
      .glossary = Cut("woordenlijst, begrippenlijst"),
      .definitions = Cut("begrippen, definities, begripsbepalingen"),
      .contents = Cut("inhoud, inhoudsopgave"),
      .listings = Cut("lijst van tabellen, lijst van figuren, lijst van voorbeelden"),
      .matter = Cut("inleiding, voorwoord, dankwoord, colofon"),
      .examples = Cut("Voorbeeld, Voorbeelden"),
      .see_also = Cut("Zie ook"),
      .refers = Cut("Zie"),
      .page = Cut("pagina"),
      .captions = Cut("tabel, figuur, voorbeeld"),
      .title_words = Cut("de, het, een, van, en, of, in, op, aan, met, voor, bij, tot, te"),
      .before_numbers =
          Cut("artikel, artikelen, regel, regels, hoofdstuk, paragraaf, zie, en, of, tot"),
      .conjunctions = Cut("en, of"),
      .unfinished = Cut("de, het, een, van, en, of, te, met, voor, in"),
      .withdrawn = Cut("vervallen, verplaatst, vernummerd, vervangen, ingetrokken"),
      .withdrawn_with = Cut("zie, naar, in, door, en, de, het, is, nu, artikel, artikelen, regel"),
      .citations = WithEnglish({
          .leads =
              {
                  {"regel", LeadKind::kRule, false},
                  {"regels", LeadKind::kRule, true},
                  {"hoofdstuk", LeadKind::kSection, false},
                  {"paragraaf", LeadKind::kSection, false},
              },
          .self = Cut("deze, dit, onderhavige"),
          .see = Cut("zie"),
          .also = Cut("ook"),
          .joiners = Cut("en, of, en/of"),
          .range = Cut("tot, t/m, tot en met"),
          .glossary = Cut("woordenlijst"),
          .articles = Cut("artikel, artikelen, artikels, art"),
          .paragraphs = Cut("lid, leden"),
          .items = Cut("onderdeel, onderdelen, punt, punten, nummer, nummers, sub, onder"),
          .letters = Cut("letter, letters"),
          .sentences = Cut("volzin, volzinnen, zin, alinea, streepje"),
          .acts = Cut("wet, wetten, wetboek, besluit, verordening, richtlijn, verdrag, "
                      "grondwet, regeling, reglement, statuten, overeenkomst, protocol, "
                      "beschikking, handvest"),
          .act_endings = Cut("wet, wetboek, besluit, verordening, richtlijn, verdrag, regeling, "
                             "reglement"),
          .act_numbers = Cut("nr, van"),
          .codes = Cut("wetboek"),
          .of = Cut("van de, van het, van een, van, der, uit de, uit het"),
          .other = Cut("die, genoemde, voornoemde, bedoelde, oude, vroegere, voormalige"),
          .act_follows = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
