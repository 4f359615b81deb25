// Swedish: what a work is read with, and its citations.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Swedish() {
  static const Language language = {
      .tag = "sv",
      .months = {Cut("januari"), Cut("februari"), Cut("mars"), Cut("april"), Cut("maj"),
                 Cut("juni"), Cut("juli"), Cut("augusti"), Cut("september"), Cut("oktober"),
                 Cut("november"), Cut("december")},
      .date_leads = Cut("gäller från, gäller från och med, giltig från, i kraft från"),
      .amendment_leads =
          Cut("senast ändrad, senast ändrat, senast uppdaterad, senaste ändring, senast reviderad"),
      .versions = Cut("version, utgåva"),
      .number_leads = {{kArticle, "Artikel"},
                       {kDivision, "Avsnitt"},
                       {kRule, "Regel"},
                       {kChapter, "Kapitel"},
                       {kPart, "Del"},
                       {kTitle, "Avdelning"},
                       {kAnnex, "Bilaga"}},
      .number_tails = {{kSection, " §"}, {kChapter, " kap."}, {kChapter, " kapitlet"}},
      .ordinals =
          Cut("första, andra, tredje, fjärde, femte, sjätte, sjunde, åttonde, nionde, tionde"),
      .glossary = Cut("ordlista"),
      .definitions = Cut("definitioner, begrepp"),
      .contents = Cut("innehåll, innehållsförteckning"),
      .listings = Cut("tabellförteckning, figurförteckning"),
      .matter = Cut("inledning, förord"),
      .examples = Cut("Exempel"),
      .see_also = Cut("Se även"),
      .refers = Cut("Se"),
      .page = Cut("sida"),
      .captions = Cut("tabell, figur, exempel"),
      .title_words = Cut("och, eller, i, på, av, för, med, till, om, vid, en, ett, den, det"),
      .before_numbers = Cut("regel, reglerna, avsnitt, kapitel, se, och, eller, till"),
      .conjunctions = Cut("och, eller"),
      .unfinished = Cut("och, eller, i, på, av, för, med, till, en, ett"),
      .citations = WithEnglish({
          .leads = {{"regel", LeadKind::kRule, false},
                    {"regler", LeadKind::kRule, true},
                    {"reglerna", LeadKind::kRule, true},
                    {"punkt", LeadKind::kRule, false},
                    {"avsnitt", LeadKind::kSection, false},
                    {"kapitel", LeadKind::kSection, false}},
          .self = Cut("denna, detta, dessa"),
          .see = Cut("se"),
          .also = Cut("även"),
          .joiners = Cut("och, eller"),
          .range = Cut("till"),
          .glossary = Cut("ordlistan"),
          .articles = Cut("artikel, artikeln, artiklar, artiklarna"),
          .paragraphs = Cut("punkt, punkten, punkterna, moment"),
          .items = Cut("led, leden"),
          .letters = Cut("bokstaven"),
          .sentences = Cut("stycket, stycke, styckena, meningen, mening, strecksatsen"),
          .acts = Cut("lag, lagen, förordning, förordningen, balk, balken, direktiv, "
                      "direktivet, fördrag, fördraget, konvention, konventionen, avtal, "
                      "avtalet, beslut, beslutet, stadga, stadgan, protokollet"),
          .act_endings = Cut("lagen, förordningen, balken, direktivet, fördraget, konventionen, "
                             "avtalet, formen, ordningen, stadgan"),
          .act_numbers = Cut("om, nr, av"),
          .of = Cut("i, av, till, enligt"),
          .other = Cut("den, samma, nämnda, gamla, tidigare, upphävda"),
          .act_follows = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
