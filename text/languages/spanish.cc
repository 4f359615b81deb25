// Spanish: what a work is read with, and its citations.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Spanish() {
  static const Language language = {
      .tag = "es",
      .months = {Cut("enero"), Cut("febrero"), Cut("marzo"), Cut("abril"), Cut("mayo"),
                 Cut("junio"), Cut("julio"), Cut("agosto"), Cut("septiembre"), Cut("octubre"),
                 Cut("noviembre"), Cut("diciembre")},
      .day_endings = Cut("º, °"),
      .date_links = Cut("de"),
      .date_leads = Cut("vigente desde, en vigor el, en vigor desde, en vigor a partir de, en "
                        "vigor a partir del"),
      .amendment_leads =
          Cut("última modificación, última actualización, última reforma, última revisión, "
              "actualizado el, actualizada el, actualizado a, modificado el, modificada el"),
      .versions = Cut("versión, edición"),
      .number_leads = {{kArticle, "Artículo"},
                       {kDivision, "Sección"},
                       {kRule, "Regla"},
                       {kClause, "Cláusula"},
                       {kChapter, "Capítulo"},
                       {kPart, "Parte"},
                       {kTitle, "Título"},
                       {kBook, "Libro"},
                       {kAnnex, "Anexo"},
                       {kAppendix, "Apéndice"},
                       {kAdditional, "Disposición adicional"},
                       {kTransitional, "Disposición transitoria"},
                       {kFinal, "Disposición final"}},
      .ordinals =
          Cut("primero|primera|primer, segundo|segunda, tercero|tercera|tercer, cuarto|cuarta, "
              "quinto|quinta, sexto|sexta, séptimo|séptima, octavo|octava, noveno|novena, "
              "décimo|décima, undécimo|undécima, duodécimo|duodécima, "
              "decimotercero|decimotercera, decimocuarto|decimocuarta, decimoquinto|decimoquinta, "
              "decimosexto|decimosexta, decimoséptimo|decimoséptima, decimoctavo|decimoctava, "
              "decimonoveno|decimonovena"),
      .ordinal_tens =
          Cut("vigésimo|vigésima, trigésimo|trigésima, cuadragésimo|cuadragésima, "
              "quincuagésimo|quincuagésima, sexagésimo|sexagésima, septuagésimo|septuagésima, "
              "octogésimo|octogésima, nonagésimo|nonagésima"),
      .glossary = Cut("glosario"),
      .definitions = Cut("definiciones"),
      .after_glossary = Cut("y, de"),
      .contents = Cut("índice, contenido, contenidos, tabla de contenidos, tabla de contenido"),
      .listings = Cut("lista de tablas, lista de cuadros, lista de figuras, lista de ejemplos, "
                      "índice de tablas, índice de cuadros, índice de figuras"),
      .matter = Cut("introducción, prólogo, prefacio, agradecimientos, créditos, contacto"),
      .examples = Cut("Ejemplo, Ejemplos"),
      .see_also = Cut("Véase también, Ver también"),
      .refers = Cut("Véase, Ver"),
      .page = Cut("página"),
      .captions = Cut("figura, tabla, ejemplo"),
      .title_words =
          Cut("el, la, los, las, un, una, de, del, y, al, en, por, para, con, sin, sobre"),
      .before_numbers =
          Cut("regla, reglas, artículo, artículos, sección, secciones, capítulo, ver, "
              "véase"),
      .unfinished = Cut("el, la, los, las, una, de, del, al, en, por, para, con"),
      .withdrawn = Cut("derogado, derogada, suprimido, suprimida, eliminado, eliminada, "
                       "trasladado, trasladada, sustituido, sustituida, renumerado, renumerada"),
      .withdrawn_with = Cut("véase, ver, a, al, en, por, y, el, la, los, es, fue, ha, sido, ahora, "
                            "artículo, artículos, sección, regla"),
      .citations = WithEnglish({
          .leads = {{"regla", LeadKind::kRule, false},
                    {"reglas", LeadKind::kRule, true},
                    {"subregla", LeadKind::kRule, false},
                    {"subreglas", LeadKind::kRule, true},
                    {"sección", LeadKind::kSection, false},
                    {"secciones", LeadKind::kSection, true},
                    {"apartado", LeadKind::kRule, false},
                    {"apartados", LeadKind::kRule, true},
                    {"capítulo", LeadKind::kSection, false},
                    {"capítulos", LeadKind::kSection, true},
                    {"punto", LeadKind::kRule, false}},
          .self = Cut("esta, este, presente, presentes"),
          .see = Cut("ver, véase, vea, consulte"),
          .also = Cut("también"),
          .citing = Cut("ver, véase, en, de, del, a, por, bajo, según, y, o, luego, con, también, "
                        "paso, pasos"),
          .not_citing =
              Cut("versión, edición, página, páginas, nivel, unos, unas, aproximadamente"),
          .units = Cut("carta, cartas, puntos, minutos, horas, segundos, días, veces, pulgadas, "
                       "metros, euros, jugadores"),
          .joiners = Cut("y, e, o, u, y/o"),
          .range = Cut("a, al, hasta"),
          .name_links = Cut("el, la, los, las, de, del, un, una, a, al, en, para, por, sobre, con"),
          .no_name = Cut("el, la, los, las, este, esta, estos, estas, ese, esa, todo, todos, toda, "
                         "todas, algún, alguno, cada, ningún, ninguno, ver, véase, en, bajo, si, "
                         "cuando, un, una, ambos, como, su, sus, tu, tus, mientras, donde"),
          .glossary = Cut("glosario"),
          .articles = Cut("artículo, artículos, articulo, articulos, art, arts"),
          .paragraphs = Cut("apartado, apartados, párrafo, párrafos, parágrafo, parágrafos"),
          .items = Cut("numeral, numerales, número, números, punto, puntos, ordinal, "
                       "ordinales"),
          .letters = Cut("letra, letras, literal, literales, lit"),
          .sentences = Cut("inciso, incisos, frase, guion, guión"),
          .acts = Cut("ley, leyes, código, decreto, decretos, decreto-ley, reglamento, "
                      "reglamentos, constitución, directiva, directivas, tratado, tratados, "
                      "convenio, convención, resolución, acuerdo, orden, ordenanza, "
                      "estatuto, estatutos, carta, protocolo, decisión"),
          .act_numbers = Cut("n, no, nro, núm, número, de, del, orgánica, legislativo"),
          .codes = Cut("código"),
          .of = Cut("de la, de las, del, de los, de"),
          .other = Cut("antiguo, antigua, anterior, derogado, derogada, dicha, dicho, citada, "
                       "citado, mencionada, mencionado, referida, "
                       "referido, aludida"),
      }),
  };
  return language;
}

}  // namespace codicil::languages
