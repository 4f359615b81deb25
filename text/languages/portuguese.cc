// Portuguese: what a work is read with, and its citations.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Portuguese() {
  static const Language language = {
      .tag = "pt",
      .months = {Cut("janeiro"), Cut("fevereiro"), Cut("março"), Cut("abril"), Cut("maio"),
                 Cut("junho"), Cut("julho"), Cut("agosto"), Cut("setembro"), Cut("outubro"),
                 Cut("novembro"), Cut("dezembro")},
      .day_endings = Cut("º, °"),
      .date_links = Cut("de"),
      .date_leads = Cut("em vigor desde, em vigor a partir de"),
      .amendment_leads = Cut("última alteração, última modificação, última atualização, última "
                             "revisão, atualizado em, atualizada em, alterado em, alterada em"),
      .versions = Cut("versão, edição"),
      .number_leads = {{kArticle, "Artigo"},
                       {kSection, "Parágrafo"},
                       {kDivision, "Seção"},
                       {kRule, "Regra"},
                       {kClause, "Cláusula"},
                       {kChapter, "Capítulo"},
                       {kPart, "Parte"},
                       {kTitle, "Título"},
                       {kBook, "Livro"},
                       {kAnnex, "Anexo"},
                       {kAppendix, "Apêndice"}},
      .ordinals =
          Cut("primeiro|primeira|único|única, segundo|segunda, terceiro|terceira, quarto|quarta, "
              "quinto|quinta, sexto|sexta, sétimo|sétima, oitavo|oitava, nono|nona, décimo|décima, "
              "undécimo|décimo-primeiro, duodécimo|décimo-segundo, décimo-terceiro, "
              "décimo-quarto, décimo-quinto, décimo-sexto, décimo-sétimo, décimo-oitavo, "
              "décimo-nono"),
      .ordinal_tens =
          Cut("vigésimo|vigésima, trigésimo|trigésima, quadragésimo|quadragésima, "
              "quinquagésimo|quinquagésima, sexagésimo|sexagésima, septuagésimo|septuagésima, "
              "octogésimo|octogésima, nonagésimo|nonagésima"),
      .glossary = Cut("glossário"),
      .definitions = Cut("definições"),
      .after_glossary = Cut("e, de"),
      .contents = Cut("índice, sumário, conteúdo"),
      .listings = Cut("lista de tabelas, lista de figuras, lista de exemplos, lista de quadros"),
      .matter = Cut("introdução, prefácio, agradecimentos, créditos, contato"),
      .examples = Cut("Exemplo, Exemplos"),
      .see_also = Cut("Ver também, Veja também"),
      .refers = Cut("Ver, Veja"),
      .page = Cut("página"),
      .captions = Cut("tabela, exemplo"),
      .title_words =
          Cut("os, um, uma, de, da, dos, das, ou, em, na, nos, nas, por, para, com, sem, "
              "ao, aos"),
      .before_numbers =
          Cut("regra, regras, artigo, artigos, seção, seções, capítulo, ver, veja, ou"),
      .unfinished = Cut("os, uma, de, da, dos, das, ou, em, na, nos, nas, por, para, com"),
      .withdrawn =
          Cut("revogado, revogada, suprimido, suprimida, eliminado, eliminada, transferido, "
              "transferida, substituído, substituída, renumerado, renumerada"),
      .withdrawn_with =
          Cut("ver, a, ao, em, por, pelo, pela, e, o, foi, agora, artigo, artigos, seção, regra"),
      .citations = WithEnglish({
          .leads = {{"regra", LeadKind::kRule, false},
                    {"regras", LeadKind::kRule, true},
                    {"seção", LeadKind::kSection, false},
                    {"seções", LeadKind::kSection, true},
                    {"secção", LeadKind::kSection, false},
                    {"secções", LeadKind::kSection, true},
                    {"capítulo", LeadKind::kSection, false},
                    {"capítulos", LeadKind::kSection, true},
                    {"item", LeadKind::kRule, false},
                    {"itens", LeadKind::kRule, true}},
          .self = Cut("esta, este, desta, deste, presente, presentes"),
          .see = Cut("ver, veja, consulte"),
          .also = Cut("também"),
          .citing = Cut(
              "ver, veja, em, na, no, de, da, do, por, sob, segundo, e, ou, com, também, passo, "
              "passos"),
          .not_citing = Cut("versão, edição, página, páginas, nível, cerca, aproximadamente"),
          .units = Cut("carta, cartas, pontos, minutos, horas, segundos, dias, vezes, polegadas, "
                       "metros, euros, reais, jogadores"),
          .joiners = Cut("e, ou, e/ou"),
          .range = Cut("a, ao, até"),
          .name_links =
              Cut("o, a, os, as, de, do, da, dos, das, um, uma, ao, em, no, na, para, por, "
                  "sobre, com"),
          .no_name = Cut("o, a, os, as, este, esta, estes, estas, esse, essa, todo, todos, toda, "
                         "todas, algum, alguma, cada, nenhum, nenhuma, ver, veja, em, sob, se, "
                         "quando, um, uma, ambos, como, seu, sua, enquanto, onde"),
          .glossary = Cut("glossário"),
          .articles = Cut("artigo, artigos, art, arts"),
          .paragraphs = Cut("parágrafo, parágrafos"),
          .items = Cut("inciso, incisos, número, números, n, ponto, pontos"),
          .letters = Cut("alínea, alíneas, letra, letras"),
          .sentences = Cut("caput, período, períodos, travessão"),
          .acts = Cut("lei, leis, código, decreto, decretos, decreto-lei, portaria, "
                      "regulamento, regulamentos, constituição, diretiva, directiva, "
                      "tratado, tratados, convenção, resolução, acordo, estatuto, estatutos, "
                      "carta, protocolo, decisão"),
          .act_numbers = Cut("n, nº, no, de, complementar, federal"),
          .codes = Cut("código"),
          .of = Cut("da, do, das, dos, de"),
          .other = Cut("antigo, antiga, anterior, revogado, revogada, referida, referido, citada, "
                       "citado, mencionada, mencionado, dita, "
                       "dito"),
      }),
  };
  return language;
}

}  // namespace codicil::languages
