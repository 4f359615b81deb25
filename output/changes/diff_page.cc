// The page of changes from one edition to another, written by `codicil diff --to html`: what a
// site's page of changes has, in one file.

#include <fmt/format.h>

#include "corpus/record.h"
#include "output/changes/change_sections.h"
#include "output/confidence.h"
#include "output/diff_parts.h"
#include "output/html/document.h"
#include "output/html/page_assets.h"
#include "rules/identity.h"

namespace codicil {
namespace changes {

using html::Attribute;
using html::Text;

namespace {

// Both editions, with the pairs that are shown.
Work WorkOf(const EditionPair& editions) {
  Work work;
  for (const Edition* edition : {&editions.old_edition, &editions.new_edition}) {
    EditionRecord record = RecordEdition(*edition, work.texts);
    record.id = EditionId(*edition);
    record.date = edition->effective_date;
    work.editions.push_back(std::move(record));
  }
  work.transitions.push_back(RecordTransition(editions.concordance));
  return work;
}

// Leaves the pairs that the options pick out.
template <typename Record, typename Pair>
void Pick(const std::vector<Pair>& pairs, const DiffFilter& filter, std::vector<Record>& records) {
  size_t kept = 0;
  for (size_t i = 0; i < pairs.size(); ++i) {
    if (filter.Shows(pairs[i])) records[kept++] = std::move(records[i]);
  }
  records.resize(kept);
}

// Numbers lead to the cards that they are on.
class PageLinks : public ChangeLinks {
 public:
  explicit PageLinks(const EditionChanges& changes)
      : changes_(changes),
        olds_(changes.was().provisions.size()),
        news_(changes.is().provisions.size()) {
    for (const ChangeChapter& chapter : changes.chapters) {
      for (const ChangeCard& card : chapter.cards) {
        for (const ProvisionId id : card.olds)
          olds_[id] = fmt::format("#{}", changes.AnchorOf(card));
        for (const ProvisionId id : card.news)
          news_[id] = fmt::format("#{}", changes.AnchorOf(card));
      }
    }
  }

  std::string Old(ProvisionId id) const override { return olds_[id]; }
  std::string New(ProvisionId id) const override { return news_[id]; }
  std::string OldEntry(uint32_t entry) const override {
    return "#was-" + changes_.old_anchors.Entry(entry);
  }
  std::string NewEntry(uint32_t entry) const override {
    return fmt::format("#{}", changes_.new_anchors.Entry(entry));
  }

 private:
  const EditionChanges& changes_;
  std::vector<std::string> olds_, news_;
};

class DiffPage {
 public:
  DiffPage(const DiffReport& report, const EditionChanges& changes, ByteSink& out)
      : report_(report),
        was_(report.editions.old_edition),
        is_(report.editions.new_edition),
        filter_(report.editions, report.options),
        links_(changes),
        out_(out),
        cards_(out_, changes, links_),
        sections_(out_, changes, links_, [](const auto&) { return std::string(); }) {}

  void Write() {
    Open();
    WriteHead();
    const bool overview = ShowsOverview(report_.options);
    if (overview) sections_.WriteCounts();
    if (overview) sections_.WriteNames();
    ChangeSections::WriteLegend(out_);
    sections_.WriteChapters();
    sections_.WriteGlossary();
    WriteMatter("front", "Front matter", was_.front_matter, is_.front_matter,
                report_.diff.front_matter);
    WriteMatter("between", "Between provisions", was_.between_matter, is_.between_matter,
                report_.diff.between_matter);
    WriteMatter("back", "Back matter", was_.back_matter, is_.back_matter, report_.diff.back_matter);
    sections_.WriteRenumbered();
    if (overview && !report_.options.all) sections_.WriteHidden();
    out_.Put("</div></main></div>");
    html::ClosePage(out_);
  }

 private:
  std::string_view Title() const { return is_.title.empty() ? was_.title : is_.title; }

  void Open() {
    const std::string dates = fmt::format("{} → {}", DateOf(was_), DateOf(is_));
    const std::string bounds = BoundsScript();
    html::OpenPage(out_, {is_.language,
                          Title().empty() ? dates : fmt::format("{}: {}", Title(), dates),
                          {kTextCss, kSymbolCss, kSiteCss, kChangesCss},
                          {kFrameJs, bounds, kChangesJs},
                          {{"codicil:work", WorkId(is_)},
                           {"codicil:old-edition", EditionId(was_)},
                           {"codicil:old-sha256", EditionDigest(was_)},
                           {"codicil:new-edition", EditionId(is_)},
                           {"codicil:new-sha256", EditionDigest(is_)}}});
    out_.Put(
        "<a class=\"skip\" href=\"#text\">Skip to the text</a>\n"
        "<header class=\"top\"><span class=\"work\">",
        Text(Title()),
        "</span><div class=\"tools\"><button type=\"button\" id=\"theme\" "
        "hidden=\"hidden\">Dark</button></div></header>\n");
  }

  void WriteHead() {
    out_.Put(
        "<div class=\"frame\"><main id=\"text\" tabindex=\"-1\"><div class=\"diffs\">\n"
        "<header><h1>",
        Text(DateOf(was_)), " → <span class=\"w\">", Text(DateOf(is_)),
        "</span></h1><p class=\"lead\">");
    const bool same = IsEmpty(report_.editions.concordance, report_.diff);
    out_.Put(Text(same ? "Nothing has changed" : DescribeCounts(report_)), ".</p></header>\n");
  }

  void WriteMatter(const std::string& name, const char* title, const std::vector<MatterBlock>& was,
                   const std::vector<MatterBlock>& is, const std::vector<MatterDiff>& blocks) {
    bool open = false;
    for (const MatterDiff& block : blocks) {
      if (!filter_.Shows(block) || !block.text.changed()) continue;
      if (!open)
        out_.Put("<section class=\"chapter\"", Attribute("id", "in-" + name), "><h2>", Text(title),
                 "</h2>\n");
      open = true;
      const bool came = block.old_block == kNoEntry, went = block.new_block == kNoEntry;
      const auto number = &block - blocks.data() + 1;
      cards_.WriteBlock(fmt::format("{}-{}", name, number), fmt::format("Paragraph {}", number),
                        came ? std::string_view() : was[block.old_block].text.text,
                        went ? std::string_view() : is[block.new_block].text.text);
    }
    if (open) out_.Put("</section>\n");
  }

  const DiffReport& report_;
  const Edition& was_;
  const Edition& is_;
  const DiffFilter filter_;
  const PageLinks links_;
  html::HtmlWriter out_;
  CardWriter cards_;
  ChangeSections sections_;
};

}  // namespace
}  // namespace changes

void WriteDiffHtml(const DiffReport& report, ByteSink& out) {
  const DiffOptions& options = report.options;
  Work work = changes::WorkOf(report.editions);
  const Concordance& concordance = report.editions.concordance;
  if (!ShowsOverview(options)) {
    const DiffFilter filter(report.editions, options);
    changes::Pick(concordance.pairs, filter, work.transitions[0].pairs);
    changes::Pick(concordance.glossary, filter, work.transitions[0].glossary);
  }
  const bool picked = options.all || !ShowsOverview(options);
  const std::vector<ListHistory> lists = ListsThroughTime(work);
  const Anchors olds(work.editions[0], work.texts), news(work.editions[1], work.texts);
  const changes::EditionChanges changes(work, 1, lists, olds, news,
                                        picked ? Cards::kOfAll : Cards::kOfWords);
  changes::DiffPage(report, changes, out).Write();
}

}  // namespace codicil
