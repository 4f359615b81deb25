// Chinese: what a work is read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Chinese() {
  static const Language language = {
      .tag = "zh",
      .date_leads = Cut("版本, 生效日期, 发布日期, 發布日期, 更新日期"),
      .amendment_leads = Cut("最后修订, 最後修訂, 最后更新, 最後更新, 最近修订"),
      .versions = Cut("版本, 版"),
      .date_tails = Cut("施行, 起施行, 生效, 起生效, 发布, 發布, 修订, 修訂, 更新"),
      .number_leads = {{kChapter, "第", "章"},
                       {kArticle, "第", "条"},
                       {kArticle, "第", "條"},
                       {kSection, "第", "节"},
                       {kSection, "第", "節"},
                       {kParagraph, "第", "款"},
                       {kClause, "第", "项"},
                       {kClause, "第", "項"},
                       {kBook, "第", "编"},
                       {kBook, "第", "編"},
                       {kPart, "第", "部"},
                       {kAppendix, "附录"},
                       {kAppendix, "附錄"},
                       {kAppendix, "附则"},
                       {kAppendix, "附則"},
                       {kAnnex, "附件"}},
      .glossary = Cut("词汇表, 詞彙表, 术语表, 術語表"),
      .definitions = Cut("定义, 定義, 术语, 術語"),
      .contents = Cut("目录, 目錄"),
      .listings = Cut("表格清单, 表格清單, 附表目錄, 表目录, 图目录, 插图清单, 圖目錄, 范例清单"),
      .examples = Cut("例, 例如, 示例"),
      .captions = Cut("表, 表格, 图, 圖, 附表"),
      .citations = WithEnglish({
          .self = Cut("本, 该"),
          .joiners = Cut("和, 或, 或者, 及, 以及, 与, 、, 并"),
          .range = Cut("至, 到"),
          .items = Cut("项, 項, 目"),
          .sentences = Cut("款"),
          .acts = Cut("法, 条例, 條例, 规定, 規定, 办法, 辦法, 宪法, 憲法, 法律, 规则, 規則, 章程, "
                      "公约, 公約, 条约, 條約, "
                      "协定, 協定, 法典, 细则, 細則, 解释, 决定"),
          .act_precedes = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
