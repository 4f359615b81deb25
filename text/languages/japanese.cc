// Japanese: what a work is read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Japanese() {
  static const Language language = {
      .tag = "ja",
      .date_leads = Cut("バージョン, 施行日, 発効日, 更新日, 改定日, 改訂日"),
      .amendment_leads = Cut("最終改正, 最終改定, 最終改訂, 最終更新, 最終更新日"),
      .versions = Cut("バージョン, 版"),
      .date_tails = Cut("施行, 発効, 改定, 改訂, 更新, 現在"),
      .number_leads = {{kChapter, "第", "章"},
                       {kArticle, "第", "条"},
                       {kSection, "第", "節"},
                       {kParagraph, "第", "項"},
                       {kBook, "第", "編"},
                       {kPart, "第", "部"},
                       {kAppendix, "付録"},
                       {kAppendix, "附則"}},
      .glossary = Cut("用語集"),
      .definitions = Cut("定義, 用語"),
      .contents = Cut("目次"),
      .listings = Cut("表の一覧, 図の一覧, 表目次, 図目次, 例の一覧"),
      .examples = Cut("例"),
      .captions = Cut("表, 図"),
      .citations = WithEnglish({
          .self = Cut("この, 本, 同"),
          .joiners = Cut("及び, 又は, 若しくは, 並びに, と, 、, または, および"),
          .range = Cut("から"),
          .paragraphs = Cut("項, 款"),
          .items = Cut("号"),
          .sentences = Cut("文"),
          .acts = Cut("法, 条例, 規則, 憲法, 法律, 政令, 省令, 規程, 条約, 協定, 令, 定款, 会則, "
                      "規約, 施行令, 施行規則"),
          .act_precedes = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
