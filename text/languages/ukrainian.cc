// Ukrainian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Ukrainian() {
  static const Language language = {
      .tag = "uk",
      .number_leads = {{kArticle, "Стаття"},
                       {kChapter, "Глава"},
                       {kDivision, "Розділ"},
                       {kPart, "Частина"},
                       {kRule, "Правило"},
                       {kAnnex, "Додаток"}},
      .ordinals =
          Cut("перший|перша, другий|друга, третій|третя, четвертий|четверта, п'ятий|п'ята, "
              "шостий|шоста, сьомий|сьома, восьмий|восьма, дев'ятий|дев'ята, десятий|десята"),
      .contents = Cut("зміст"),
      .captions = Cut("таблиця, рисунок, приклад"),
      .before_numbers = Cut("статті, статтею, статтях, пункту, частини, глави, розділу, та, або"),
      .conjunctions = Cut("та, або, чи"),
      .unfinished = Cut("та, або, що, на, до, за, від"),
      .citations = WithEnglish({
          .self = Cut("цей, ця, це, цього, цієї, цьому, цим"),
          .joiners = Cut("і, й, та, або, чи"),
          .range = Cut("до, по"),
          .articles = Cut("стаття, статті, статтю, статтею, статтями, статтях, статтям, статей, "
                          "ст"),
          .paragraphs = Cut("частина, частини, частині, частину, частиною, частинами, частин, ч"),
          .items = Cut("пункт, пункту, пункті, пунктом, пункти, пунктів, пунктами, п"),
          .letters = Cut("підпункт, підпункту, підпункті, підпунктом, підпункти, підпунктів"),
          .sentences = Cut("речення, абзац, абзацу, абзаці, абзацом, абзаци"),
          .acts = Cut("закон, закону, законі, законом, законів, кодекс, кодексу, "
                      "конституція, конституції, указ, указу, постанова, постанови, статут, "
                      "статуту, договір, договору, конвенція, конвенції, положення, "
                      "регламент, регламенту, директива, директиви, угода, угоди"),
          .act_numbers = Cut("від, n, р, року"),
          .codes = Cut("кодекс, кодексу"),
          .of = Cut("до, в, у, з"),
          .other = Cut("зазначеного, вказаного, того ж"),
          .act_follows = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
