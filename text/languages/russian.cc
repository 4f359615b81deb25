// Russian: what a work is read with, and its citations.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Russian() {
  static const Language language = {
      .tag = "ru",
      .months = {Cut("января, январь"), Cut("февраля, февраль"), Cut("марта, март"),
                 Cut("апреля, апрель"), Cut("мая, май"), Cut("июня, июнь"), Cut("июля, июль"),
                 Cut("августа, август"), Cut("сентября, сентябрь"), Cut("октября, октябрь"),
                 Cut("ноября, ноябрь"), Cut("декабря, декабрь")},
      .date_leads =
          Cut("вступает в силу, вступают в силу, действует с, действуют с, версия от, редакция от"),
      .amendment_leads =
          Cut("последнее изменение, последние изменения, последняя редакция, последнее обновление, "
              "в редакции от, с изменениями от, с изменениями на"),
      .versions = Cut("версия, редакция"),
      .number_leads = {{kArticle, "Статья"},
                       {kArticle, "СТАТЬЯ"},
                       {kArticle, "Ст."},
                       {kDivision, "Раздел"},
                       {kDivision, "РАЗДЕЛ"},
                       {kRule, "Правило"},
                       {kRule, "ПРАВИЛО"},
                       {kChapter, "Глава"},
                       {kChapter, "ГЛАВА"},
                       {kPart, "Часть"},
                       {kPart, "ЧАСТЬ"},
                       {kClause, "Пункт"},
                       {kParagraph, "Параграф"},
                       {kAnnex, "Приложение"},
                       {kAnnex, "ПРИЛОЖЕНИЕ"}},
      .ordinals =
          Cut("первый|первая, второй|вторая, третий|третья, четвертый|четвертая, пятый|пятая, "
              "шестой|шестая, седьмой|седьмая, восьмой|восьмая, девятый|девятая, десятый|десятая"),
      .glossary = Cut("глоссарий, словарь"),
      .definitions = Cut("определения, термины, термины и определения, понятия"),
      .contents = Cut("содержание, оглавление"),
      .matter = Cut("введение, предисловие, благодарности"),
      .examples = Cut("Пример, Примеры"),
      .see_also = Cut("См. также"),
      .refers = Cut("См."),
      .captions = Cut("таблица, рисунок, пример"),
      .before_numbers = Cut("статьи, статье, статьей, статьёй, пункт, пункта, пункте, пунктом, "
                            "правила, правиле, см, и, или, до, от"),
      .conjunctions = Cut("и, или"),
      .unfinished = Cut("и, или, в, на, с, по, для, из, от"),
      .citations = WithEnglish({
          .leads = {{"статья", LeadKind::kRule, false},     {"статьи", LeadKind::kRule, false},
                    {"статью", LeadKind::kRule, false},     {"статье", LeadKind::kRule, false},
                    {"статьей", LeadKind::kRule, false},    {"статьёй", LeadKind::kRule, false},
                    {"статьям", LeadKind::kRule, true},     {"пункт", LeadKind::kRule, false},
                    {"пункта", LeadKind::kRule, false},     {"пункте", LeadKind::kRule, false},
                    {"пунктом", LeadKind::kRule, false},    {"пункты", LeadKind::kRule, true},
                    {"пунктами", LeadKind::kRule, true},    {"правило", LeadKind::kRule, false},
                    {"правила", LeadKind::kRule, false},    {"правиле", LeadKind::kRule, false},
                    {"раздел", LeadKind::kSection, false},  {"раздела", LeadKind::kSection, false},
                    {"разделе", LeadKind::kSection, false}, {"разделы", LeadKind::kSection, true},
                    {"глава", LeadKind::kSection, false},   {"главы", LeadKind::kSection, false},
                    {"главе", LeadKind::kSection, false}},
          .see = Cut("см"),
          .joiners = Cut("и, или"),
          .range = Cut("до, по"),
          .glossary = Cut("глоссарий"),
      }),
  };
  return language;
}

}  // namespace codicil::languages
