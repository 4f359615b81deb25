// Italian: what a work is read with, and its citations.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Italian() {
  static const Language language = {
      .tag = "it",
      .months = {Cut("gennaio"), Cut("febbraio"), Cut("marzo"), Cut("aprile"), Cut("maggio"),
                 Cut("giugno"), Cut("luglio"), Cut("agosto"), Cut("settembre"), Cut("ottobre"),
                 Cut("novembre"), Cut("dicembre")},
      .day_endings = Cut("º, °"),
      .date_leads = Cut("in vigore dal, in vigore da"),
      .amendment_leads = Cut("ultima modifica, ultimo aggiornamento, ultima revisione, aggiornato "
                             "al, aggiornata al, aggiornato il, modificato il, modificata il"),
      .versions = Cut("versione, edizione"),
      .number_leads = {{kArticle, "Articolo"},
                       {kClause, "Clausola"},
                       {kRule, "Regola"},
                       {kChapter, "Capitolo"},
                       {kChapter, "Capo"},
                       {kTitle, "Titolo"},
                       {kDivision, "Sezione"},
                       {kPart, "Parte"},
                       {kBook, "Libro"},
                       {kAppendix, "Appendice"},
                       {kAnnex, "Allegato"}},
      .ordinals = Cut("primo|prima, secondo|seconda, terzo|terza, quarto|quarta, quinto|quinta, "
                      "sesto|sesta, settimo|settima, ottavo|ottava, nono|nona, decimo|decima"),
      .ordinal_tens = Cut("ventesimo|ventesima, trentesimo|trentesima, quarantesimo|quarantesima, "
                          "cinquantesimo|cinquantesima"),
      .glossary = Cut("glossario"),
      .definitions = Cut("definizioni"),
      .after_glossary = Cut("e"),
      .contents = Cut("indice, sommario, indice dei contenuti"),
      .listings = Cut("lista delle tabelle, elenco delle tabelle, indice delle tabelle, lista "
                      "delle figure, elenco delle figure, indice delle figure"),
      .matter = Cut("introduzione, prefazione, premessa, ringraziamenti, crediti, contatti"),
      .examples = Cut("Esempio, Esempi"),
      .see_also = Cut("Vedi anche"),
      .refers = Cut("Vedi"),
      .page = Cut("pagina"),
      .captions = Cut("tabella, esempio"),
      .amendment_notes = Cut("nuovo testo giusta, introdotto dal, abrogato dal, accettato nella"),
      .title_words =
          Cut("il, lo, la, gli, le, un, una, uno, di, del, della, dei, delle, degli, al, "
              "alla, ai, nel, nella, per, con, su, da, dal, dalla"),
      .before_numbers = Cut("regola, regole, articolo, articoli, sezione, sezioni, capitolo, vedi"),
      .unfinished = Cut("il, lo, la, gli, le, una, di, del, della, dei, delle, per, con, da, nel, "
                        "nella"),
      .withdrawn = Cut("abrogato, abrogata, soppresso, soppressa, spostato, spostata, sostituito, "
                       "sostituita, rinumerato, rinumerata"),
      .withdrawn_with = Cut("vedi, a, al, in, da, dal, dall, e, il, la, è, stato, stata, ora, "
                            "articolo, articoli, sezione, regola"),
      .citations = WithEnglish({
          .leads = {{"regola", LeadKind::kRule, false},
                    {"regole", LeadKind::kRule, true},
                    {"sezione", LeadKind::kSection, false},
                    {"sezioni", LeadKind::kSection, true},
                    {"capitolo", LeadKind::kSection, false},
                    {"capitoli", LeadKind::kSection, true},
                    {"paragrafo", LeadKind::kRule, false},
                    {"paragrafi", LeadKind::kRule, true},
                    {"punto", LeadKind::kRule, false}},
          .self = Cut("questa, questo, presente, presenti"),
          .see = Cut("vedi, vedere"),
          .also = Cut("anche"),
          .citing =
              Cut("vedi, in, nella, nel, di, della, del, a, alla, al, da, dalla, dal, per, sotto, "
                  "secondo, e, o, poi, con, anche, fase, passo"),
          .not_citing = Cut("versione, edizione, pagina, pagine, livello, circa"),
          .units = Cut("carta, carte, punti, minuti, ore, secondi, giorni, volte, pollici, metri, "
                       "euro, giocatori"),
          .joiners = Cut("e, ed, o, oppure, e/o"),
          .range = Cut("a, al, alla"),
          .name_links =
              Cut("il, lo, la, i, gli, le, di, del, della, dei, delle, un, una, a, al, alla, "
                  "in, nel, nella, per, con, su, da"),
          .no_name = Cut("il, lo, la, gli, le, questo, questa, questi, queste, ogni, tutti, tutte, "
                         "nessun, nessuna, vedi, nel, nella, sotto, se, quando, un, una, entrambi, "
                         "come, suo, sua, tuo, tua, mentre, dove"),
          .glossary = Cut("glossario"),
          .articles = Cut("articolo, articoli, art, artt"),
          .paragraphs = Cut("comma, commi, paragrafo, paragrafi, par, co"),
          .items = Cut("numero, numeri, punto, punti, n, nn"),
          .letters = Cut("lettera, lettere, lett"),
          .sentences = Cut("periodo, periodi, capoverso, trattino, alinea"),
          .acts = Cut("legge, leggi, codice, decreto, decreti, decreto-legge, regolamento, "
                      "regolamenti, direttiva, direttive, trattato, trattati, convenzione, "
                      "convenzioni, costituzione, statuto, ordinanza, accordo, carta, "
                      "protocollo, decisione"),
          .act_numbers = Cut("n, del, di, d, legislativo, ministeriale, legge"),
          .codes = Cut("codice"),
          .of = Cut("della, del, dello, dell', delle, dei, degli, di, al, alla"),
          .other = Cut("vecchio, vecchia, previgente, abrogato, abrogata, detta, detto, citata, "
                       "citato, predetta, predetto, suddetta, suddetto, "
                       "medesima, medesimo, richiamata, richiamato"),
      }),
  };
  return language;
}

}  // namespace codicil::languages
