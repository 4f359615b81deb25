// Numbers then and now: what each number of each edition has become.

#include <fmt/format.h>

#include <algorithm>

#include "corpus/by_lineage.h"
#include "corpus/pool.h"
#include "output/confidence.h"
#include "output/html/block_height.h"
#include "output/passage_parts.h"
#include "output/site/words.h"
#include "output/table.h"

namespace codicil::site {

using html::Attribute;
using html::Markup;
using html::Text;

namespace {

constexpr double kColumns = 2;  // on a screen of usual width; to estimate the height of a table

std::string FolderOf(const Site& site, uint32_t edition) {
  return "crosswalk/" + site.addresses.Edition(edition) + "/";
}

class CrosswalkPage {
 public:
  CrosswalkPage(const Site& site, uint32_t edition)
      : site_(site),
        was_(site.work().editions[edition]),
        is_(site.edition()),
        edition_(edition),
        pairs_(ConcordanceByLineage(site.work(), edition, site.newest()).pairs),
        page_(site, PageOf()),
        out_(page_.out()) {
    // The parts of one provision stay together.
    std::erase_if(pairs_, [](const auto& pair) { return pair.old_id == kNoProvision; });
    std::ranges::stable_sort(pairs_, {}, &Correspondence::old_id);
  }

  void Write() {
    page_.Body();
    out_.Put("<h1>");
    page_.Say("Numbers of {}, and now", {[&] { page_.Date(NameOf(was_)); }});
    out_.Put("</h1>\n<p class=\"lead\">", Text(Summary()), " ");
    page_.Link(FolderOf(site_, edition_) + "numbers.csv", page_.say()("The same as CSV"));
    out_.Put(".</p>\n");
    for (size_t begin = 0; begin < pairs_.size();) {
      size_t end = begin + 1;
      while (end < pairs_.size() && !BeginsPart(end)) ++end;
      WritePart(begin, end);
      begin = end;
    }
    page_.Finish();
    site_.folder.Write(FolderOf(site_, edition_) + "numbers.csv",
                       Written(WriteTable<CrosswalkPage>, NumbersTable, *this, TableFormat::kCsv));
  }

 private:
  Page PageOf() const {
    Page page;
    page.folder = FolderOf(site_, edition_);
    page.title = site_.say().With("Numbers of {}, and now", NameOf(was_));
    page.description = site_.say().With("What each number of the edition of {0} is in that of {1}.",
                                        NameOf(was_), NameOf(is_));
    page.kind = "changes";
    page.crumbs = {{site_.say()("Changes"), "changes/"},
                   {site_.say()("Numbers"), "crosswalk/"},
                   {NameOf(was_), ""}};
    page.styles = {"changes.css"};
    page.formats = {{page.folder + "numbers.csv", "CSV", "text/csv"}};
    return page;
  }

  std::string Summary() const {
    std::vector<bool> same(was_.provisions.size()), gone(was_.provisions.size());
    for (const Correspondence& pair : pairs_) {
      if (pair.new_id == kNoProvision) {
        gone[pair.old_id] = true;
      } else if (was_.provisions[pair.old_id].num == is_.provisions[pair.new_id].num) {
        same[pair.old_id] = true;
      }
    }
    const auto kept = std::ranges::count(same, true), lost = std::ranges::count(gone, true);
    return site_.say().With("{0}: {1} with the same number now, {2} with another one, {3} gone.",
                            site_.say().Counted(same.size(), "{} provision|{} provisions"), kept,
                            std::ssize(same) - kept - lost, lost);
  }

  // What has a page of its own has a table of its own: the browser lays out those in sight alone.
  bool BeginsPart(size_t pair) const {
    const ProvisionId id = pairs_[pair].old_id;
    return id != pairs_[pair - 1].old_id && site_.addresses.pages(edition_).IsPage(id);
  }

  void WritePart(size_t begin, size_t end) {
    const Place place{edition_, pairs_[begin].old_id};
    html::BlockHeight height;
    height.AddLines(static_cast<double>(end - begin) / kColumns);
    const std::string id = "in-" + site_.addresses.anchors(edition_).Provision(place.provision);
    const char* heading = was_.provisions[place.provision].depth == 1 ? "h2" : "h3";
    out_.Put("<", Markup(heading), Attribute("id", id), ">", Text(NameOf(site_.work(), place)),
             "</", Markup(heading), ">\n<div class=\"wide\"",
             Attribute("data-height", height.Step()), "><table class=\"numbers\"",
             Attribute("aria-labelledby", id),
             "><thead><tr><th scope=\"col\">then</th><th scope=\"col\">now</th>"
             "<th scope=\"col\">how</th></tr></thead><tbody>\n");
    for (size_t i = begin; i < end; ++i) WriteRow(pairs_[i]);
    out_.Put("</tbody></table></div>\n");
  }

  void WriteRow(const Correspondence& pair) {
    out_.Put("<tr><td>");
    page_.Link(site_.addresses.Dated(edition_, pair.old_id), was_.provisions[pair.old_id].num);
    out_.Put("</td><td>");
    if (pair.new_id != kNoProvision)
      page_.Link(site_.addresses.Rule(pair.new_id), is_.provisions[pair.new_id].num);
    out_.Put("</td><td>", Text(How(pair)), "</td></tr>\n");
  }

  std::string How(const Correspondence& pair) const {
    std::string how;
    const auto add = [&](std::string_view word) {
      how += (how.empty() ? "" : ", ") + std::string(word);
    };
    if (pair.new_id == kNoProvision) return std::string(site_.say()("gone"));
    if (pair.kinds.Has(ChangeKind::kSplit)) add(site_.say()("split"));
    if (pair.kinds.Has(ChangeKind::kMerged)) add(site_.say()("merged"));
    if (pair.confidence < kCertain) add(DescribeConfidence(pair.confidence, site_.say()));
    return how;
  }

  static void NumbersTable(const CrosswalkPage& page, const PutRow& row) {
    row({"then", "now", "how", "confidence", "lineage"});
    for (const Correspondence& pair : page.pairs_) {
      const bool gone = pair.new_id == kNoProvision;
      row({page.was_.provisions[pair.old_id].Key(),
           OrNull(gone ? "" : page.is_.provisions[pair.new_id].Key()),
           gone                                      ? "removed"
           : pair.kinds.Has(ChangeKind::kSplit)      ? "split"
           : pair.kinds.Has(ChangeKind::kMerged)     ? "merged"
           : pair.kinds.Has(ChangeKind::kRenumbered) ? "renumbered"
                                                     : "same",
           pair.confidence, HistoryAt(page.site_.work(), {page.edition_, pair.old_id}).id});
    }
  }

  const Site& site_;
  const EditionRecord &was_, &is_;
  const uint32_t edition_;
  std::vector<Correspondence> pairs_;
  PageWriter page_;
  html::HtmlWriter& out_;
};

void WriteNumbersIndex(const Site& site) {
  Page page;
  page.folder = "crosswalk/";
  page.title = site.say()("Numbers then and now");
  page.description = site.say()("What each number of each edition has become.");
  page.kind = "changes";
  page.crumbs = {{site.say()("Changes"), "changes/"}, {site.say()("Numbers"), ""}};
  PageWriter writer(site, page);
  writer.Body();
  writer.out().Put("<h1>", Text(page.title), "</h1>\n<p class=\"lead\">", Text(page.description),
                   " ");
  writer.Say("The newest edition is that of {}.", {[&] { writer.Date(NameOf(site.edition())); }});
  writer.out().Put("</p>\n<ul class=\"rows\">");
  for (uint32_t i = site.newest(); i-- > 0;) {
    writer.out().Put("<li>");
    writer.Link(FolderOf(site, i), NameOf(site.work().editions[i]));
    writer.out().Put(" <small>",
                     Text(site.say().Counted(site.work().editions[i].provisions.size(),
                                             "{} provision|{} provisions")),
                     "</small></li>\n");
  }
  writer.out().Put("</ul>\n");
  writer.Finish();
}

}  // namespace

Status WriteCrosswalks(const Site& site) {
  WriteNumbersIndex(site);
  ForEachInPool(site.newest(), site.options.threads,
                [&](size_t i) { CrosswalkPage(site, static_cast<uint32_t>(i)).Write(); });
  return {};
}

}  // namespace codicil::site
