// French: what a work is read with, and its citations.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& French() {
  static const Language language = {
      .tag = "fr",
      .months = {Cut("janvier"), Cut("février"), Cut("mars"), Cut("avril"), Cut("mai"), Cut("juin"),
                 Cut("juillet"), Cut("août"), Cut("septembre"), Cut("octobre"), Cut("novembre"),
                 Cut("décembre")},
      .day_endings = Cut("er"),
      .date_leads = Cut(
          "en vigueur le, en vigueur au, en vigueur depuis le, en vigueur à partir du, version du"),
      .amendment_leads = Cut("dernière modification, dernière mise à jour, dernière révision, "
                             "modifié en dernier lieu, modifiée en dernier lieu, mis à jour le, "
                             "mise à jour le, version consolidée au, modifié le, modifiée le"),
      .versions = Cut("édition"),
      .number_leads = {{kChapter, "Chapitre"},
                       {kRule, "Règle"},
                       {kLaw, "Loi"},
                       {kPart, "Partie"},
                       {kBook, "Livre"},
                       {kSection, "Section"},
                       {kSubsection, "Sous-section"},
                       {kParagraph, "Paragraphe"},
                       {kAppendix, "Appendice"},
                       {kTitle, "Titre"},
                       {kAnnex, "Annexe"}},
      .ordinals = Cut("premier|première, deuxième|second|seconde, troisième, quatrième, cinquième, "
                      "sixième, septième, huitième, neuvième, dixième"),
      .glossary = Cut("glossaire"),
      .definitions = Cut("définitions"),
      .after_glossary = Cut("et, des"),
      .contents = Cut("table des matières, sommaire"),
      .listings = Cut("liste des tableaux, liste des figures, liste des illustrations, liste des "
                      "exemples, table des figures"),
      .matter = Cut("avant-propos, préface, remerciements, crédits, historique des révisions"),
      .examples = Cut("Exemple, Exemples"),
      .see_also = Cut("Voir aussi"),
      .refers = Cut("Voir"),
      .captions = Cut("tableau, exemple"),
      .amendment_notes =
          Cut("nouvelle teneur selon, introduit par, abrogé par, accepté en votation, modifié par"),
      .title_words =
          Cut("le, la, les, un, une, des, du, de, et, ou, à, au, aux, en, par, pour, sur, "
              "dans, avec, sans"),
      .before_numbers = Cut("règle, règles, article, articles, chapitre, voir, et, ou, à"),
      .conjunctions = Cut("et, ou"),
      .unfinished = Cut("le, la, les, une, des, du, de, et, ou, aux, en, par, pour, dans, avec"),
      .withdrawn =
          Cut("abrogé, abrogée, abrogés, supprimé, supprimée, supprimés, déplacé, déplacée, "
              "transféré, transférée, remplacé, remplacée, renuméroté, renumérotée"),
      .withdrawn_with = Cut("voir, à, au, en, dans, par, et, le, la, les, est, a, été, désormais, "
                            "devenu, devenue, article, articles, section, règle"),
      .citations = WithEnglish({
          .leads = {{"règle", LeadKind::kRule, false},
                    {"règles", LeadKind::kRule, true},
                    {"chapitre", LeadKind::kSection, false},
                    {"chapitres", LeadKind::kSection, true},
                    {"paragraphe", LeadKind::kRule, false},
                    {"paragraphes", LeadKind::kRule, true},
                    {"point", LeadKind::kRule, false},
                    {"points", LeadKind::kRule, true}},
          .self = Cut("ce, cet, cette, présent, présente, présents, présentes"),
          .see = Cut("voir, voyez"),
          .also = Cut("aussi, également"),
          .citing =
              Cut("voir, dans, de, du, à, par, sous, selon, et, ou, puis, avec, aussi, étape, "
                  "étapes, règle, règles"),
          .not_citing = Cut("version, édition, niveau, environ"),
          .units =
              Cut("carte, cartes, point, points, minutes, heures, secondes, jours, fois, pouces, "
                  "mètres, euros, joueurs"),
          .joiners = Cut("et, ou, et/ou, puis, ainsi que"),
          .range = Cut("à, au"),
          .name_links =
              Cut("le, la, les, de, du, des, un, une, à, au, aux, en, pour, par, sur, dans, "
                  "avec"),
          .no_name =
              Cut("le, la, les, ce, cette, ces, cet, tout, toute, tous, toutes, chaque, aucun, "
                  "aucune, voir, dans, sous, si, quand, lorsque, un, une, comme, son, sa, ses, "
                  "leur, leurs, votre, vos, pendant"),
          .glossary = Cut("glossaire"),
          .articles = Cut("article, articles, art"),
          .paragraphs = Cut("paragraphe, paragraphes, par"),
          .items = Cut("point, points, numéro, numéros, chiffre, chiffres, ch"),
          .letters = Cut("lettre, lettres, let, littera, lit"),
          .sentences = Cut("alinéa, alinéas, al, phrase, phrases, tiret, tirets"),
          .acts = Cut("loi, lois, code, codes, décret, décrets, ordonnance, ordonnances, "
                      "arrêté, arrêtés, directive, directives, règlement, règlements, "
                      "traité, traités, convention, conventions, constitution, "
                      "constitutions, charte, accord, accords, protocole, décision, "
                      "décisions, statuts, décret-loi, loi-cadre"),
          .act_numbers = Cut("n, no, nos, du, le, de, modifiée, modifié, modifiées, organique, "
                             "ordinaire, ministériel, royal"),
          .codes = Cut("code"),
          .of = Cut("de la, de l', de, du, des, d', d'un, d'une, à la, à l', au"),
          .other = Cut("ladite, dudit, ledit, cette même, cette dernière, ancien, ancienne, "
                       "précédent, précédente"),
      }),
  };
  return language;
}

}  // namespace codicil::languages
