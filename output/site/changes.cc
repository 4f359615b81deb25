// What each edition changed, against the one before.

#include <fmt/format.h>

#include <algorithm>

#include "corpus/list_history.h"
#include "corpus/pool.h"
#include "output/passage_parts.h"
#include "output/site/card_writer.h"
#include "output/site/comparison_data.h"
#include "output/site/edition_changes.h"
#include "output/site/words.h"

namespace codicil::site {

using html::Attribute;
using html::Text;

namespace {

using Counts = std::array<size_t, kChangeColumns.size() + 1>;  // the last: only renumbered

Counts CountsOf(const ChangeChapter& chapter) {
  Counts counts{};
  for (const ChangeCard& card : chapter.cards) {
    const bool alone = card.olds.empty() || card.news.empty();
    const size_t provisions = alone ? card.olds.size() + card.news.size() : 1;
    for (size_t i = 0; i < kChangeColumns.size(); ++i)
      if (card.kinds.Has(kChangeColumns[i].kind)) counts[i] += provisions;
    counts.back() += card.below;
  }
  for (const ChangeCard& row : chapter.renumbered) counts.back() += 1 + row.below;
  return counts;
}

Page PageOf(const EditionChanges& changes, const std::string& folder) {
  const std::string date = NameOf(changes.is());
  Page page;
  page.folder = folder;
  page.title = changes.Title();
  page.description = fmt::format("What the edition of {} changed against that of {}: {}.", date,
                                 NameOf(changes.was()), SummaryOf(changes.work(), changes.edition));
  page.kind = "changes";
  page.crumbs = {{"Changes", "changes/"}, {date, ""}};
  page.scripts = {"changes.js"};
  page.styles = {"changes.css"};
  return page;
}

void WriteLegend(html::HtmlWriter& out, bool hidden = false) {
  out.Put("<p class=\"legend\"", html::Markup(hidden ? " hidden" : ""),
          "><span><ins>new words</ins></span> <span><del>words that are "
          "gone</del></span> <span><b>202.3 → 202.4</b> the number before and the number now; each "
          "leads to its edition</span> <span><b class=\"sure\">85 % sure</b> that the two belong "
          "together</span> <span><b class=\"sure\">perhaps</b> less than 50 % sure</span></p>\n");
}

void WriteCards(const ChangeChapter& chapter, PageWriter& page, uint32_t edition) {
  CardWriter writer(page, edition);
  for (const ChangeCard& card : chapter.cards) writer.WriteCard(card);
}

void WriteEntries(const EditionChanges& changes, PageWriter& page) {
  CardWriter writer(page, changes.edition);
  for (const EntryPairRecord& pair : changes.entries) writer.WriteEntry(pair);
}

class ChangePage {
 public:
  explicit ChangePage(const EditionChanges& changes)
      : changes_(changes),
        work_(changes.work()),
        page_(changes.site, PageWithNeighbours(changes)),
        out_(page_.out()),
        writer_(page_, changes.edition) {}

  void Write() {
    page_.Body();
    out_.Put("<div class=\"diffs\">\n<header><h1>What <span class=\"w\">",
             Text(NameOf(changes_.is())),
             "</span> changed</h1>\n<p class=\"lead\">Against the edition of ");
    page_.Link(changes_.site.addresses.EditionHome(changes_.edition - 1), NameOf(changes_.was()));
    out_.Put(": ", Text(SummaryOf(work_, changes_.edition)), ".</p></header>\n");
    WriteCounts();
    WriteNames();
    WriteLegend(out_);
    for (const ChangeChapter& chapter : changes_.chapters) WriteChapter(chapter);
    if (!changes_.entries.empty()) WriteGlossary();
    WriteRenumbered();
    WriteHidden();
    WritePager();
    out_.Put("</div>\n");
    page_.Finish();
  }

 private:
  static Page PageWithNeighbours(const EditionChanges& changes) {
    Page page = PageOf(changes, changes.Folder());
    const uint32_t edition = changes.edition;
    if (edition > 1) page.previous = changes.site.addresses.Changes(edition - 1);
    if (edition < changes.site.newest()) page.next = changes.site.addresses.Changes(edition + 1);
    return page;
  }

  void WriteCounts() {
    if (changes_.chapters.empty()) return;
    out_.Put(
        "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Changes by chapter\">"
        "<table class=\"sizes\"><thead><tr><th scope=\"col\">Chapter</th>");
    for (const ChangeColumn& column : kChangeColumns)
      out_.Put("<th scope=\"col\">", Text(column.title), "</th>");
    out_.Put("<th scope=\"col\">only renumbered</th></tr></thead><tbody>\n");
    for (const ChangeChapter& chapter : changes_.chapters) {
      const std::string to = chapter.cards.empty() ? changes_.Folder() + "#renumbered"
                                                   : changes_.FolderOf(changes_.SlugOf(chapter));
      out_.Put("<tr><th scope=\"row\">");
      page_.Link(to, changes_.TitleOf(chapter));
      out_.Put("</th>");
      for (const size_t count : CountsOf(chapter))
        out_.Put("<td>", Text(count == 0 ? "" : std::to_string(count)), "</td>");
      out_.Put("</tr>\n");
    }
    WriteGlossaryCounts();
    out_.Put("</tbody></table></div>\n");
  }

  void WriteGlossaryCounts() {
    if (changes_.entries.empty()) return;
    out_.Put("<tr><th scope=\"row\">");
    page_.Link(changes_.FolderOf("glossary"), "Glossary");
    out_.Put("</th>");
    for (const ChangeColumn& column : kChangeColumns) {
      const auto count = std::ranges::count_if(
          changes_.entries, [&](const auto& pair) { return pair.kinds.Has(column.kind); });
      out_.Put("<td>", Text(count == 0 ? "" : std::to_string(count)), "</td>");
    }
    out_.Put("<td></td></tr>\n");
  }

  // Members of the closed lists that came and went.
  void WriteNames() {
    bool open = false;
    for (const ListHistory& list : changes_.lists) {
      const auto [came, went] = CameAndWent(list);
      if (came.empty() && went.empty()) continue;
      if (!open) out_.Put("<section class=\"names\"><h2>Names that came and went</h2>\n<dl>");
      open = true;
      out_.Put("<div><dt>", Text(list.name), "</dt>");
      if (!came.empty())
        out_.Put("<dd><b>", Text(WasThere(list) ? "new" : "first listed"), "</b> <ins>", Text(came),
                 "</ins></dd>");
      if (!went.empty()) out_.Put("<dd><b>gone</b> <del>", Text(went), "</del></dd>");
      out_.Put("</div>\n");
    }
    if (open) out_.Put("</dl></section>\n");
  }

  std::pair<std::string, std::string> CameAndWent(const ListHistory& list) const {
    std::string came, went;
    for (const NameHistory& member : list.members) {
      for (const EditionSpan& span : member.spans) {
        if (span.first == changes_.edition) came += (came.empty() ? "" : ", ") + member.name;
        if (span.last + 1 == changes_.edition) went += (went.empty() ? "" : ", ") + member.name;
      }
    }
    return {came, went};
  }

  // Whether the edition before has the list.
  bool WasThere(const ListHistory& list) const {
    const uint32_t before = changes_.edition - 1;
    return std::ranges::any_of(list.names, [&](const NameHistory& name) {
      return std::ranges::any_of(name.spans, [&](const EditionSpan& span) {
        return span.first <= before && before <= span.last;
      });
    });
  }

  void WriteChapter(const ChangeChapter& chapter) {
    if (chapter.cards.empty()) return;
    const std::string slug = changes_.SlugOf(chapter);
    out_.Put("<section class=\"chapter\"", Attribute("id", "in-" + slug), "><h2>");
    if (changes_.apart) {
      const std::string folder = changes_.FolderOf(slug);
      page_.Link(folder, changes_.TitleOf(chapter));
      out_.Put("</h2>\n<ol>");
      for (const ChangeCard& card : chapter.cards) writer_.WriteBrief(card, folder);
      out_.Put("</ol>");
    } else {
      out_.Put(Text(changes_.TitleOf(chapter)), "</h2>\n");
      WriteCards(chapter, page_, changes_.edition);
    }
    out_.Put("</section>\n");
  }

  void WriteGlossary() {
    out_.Put("<section class=\"chapter\" id=\"in-glossary\"><h2>");
    if (changes_.apart) {
      page_.Link(changes_.FolderOf("glossary"), "Glossary");
      out_.Put("</h2>\n");
    } else {
      out_.Put("Glossary</h2>\n");
      WriteEntries(changes_, page_);
    }
    out_.Put("</section>\n");
  }

  void WriteRenumbered() {
    bool open = false;
    for (const ChangeChapter& chapter : changes_.chapters) {
      if (chapter.renumbered.empty()) continue;
      if (!open)
        out_.Put(
            "<section id=\"renumbered\"><h2>Only renumbered or moved</h2>\n"
            "<p class=\"lead\">Their words are as they were. What is below one and is not listed "
            "was renumbered as it was.</p>\n");
      open = true;
      out_.Put("<div", Attribute("data-in", changes_.SlugOf(chapter)), "><h3>",
               Text(changes_.TitleOf(chapter)), "</h3><ol>");
      for (const ChangeCard& row : chapter.renumbered) writer_.WriteRenumbered(row);
      out_.Put("</ol></div>\n");
    }
    if (open) out_.Put("</section>\n");
  }

  // What has no card: the words are the same for a reader.
  void WriteHidden() {
    size_t recited = 0, retypeset = 0;
    for (const PairRecord& pair : work_.transitions[changes_.edition - 1].pairs) {
      if (pair.kinds.Has(ChangeKind::kEdited)) continue;
      recited += pair.kinds.Has(ChangeKind::kRecited);
      retypeset += pair.kinds.Has(ChangeKind::kRetypeset) && !pair.kinds.Has(ChangeKind::kRecited);
    }
    if (recited + retypeset == 0) return;
    out_.Put("<p class=\"hidden\">Not shown: ");
    if (recited > 0)
      out_.Put("new numbers of the same rules in citations (", Text(Counted(recited, "provision")),
               ")");
    if (recited > 0 && retypeset > 0) out_.Put(", ");
    if (retypeset > 0)
      out_.Put("other typesetting of the same words (", Text(Counted(retypeset, "provision")), ")");
    out_.Put(".</p>\n");
  }

  void WritePager() {
    out_.Put("<nav class=\"pager\" aria-label=\"Other editions\">");
    if (changes_.edition > 1) WriteWay("prev", changes_.edition - 1, "The edition before");
    if (changes_.edition < changes_.site.newest())
      WriteWay("next", changes_.edition + 1, "The next edition");
    out_.Put("</nav>\n");
  }

  void WriteWay(std::string_view rel, uint32_t to, std::string_view what) {
    out_.Put("<a", Attribute("rel", rel),
             Attribute("href", page_.To(changes_.site.addresses.Changes(to))), "><small>",
             Text(what), "</small>What ", Text(NameOf(work_.editions[to])), " changed</a>");
  }

  const EditionChanges& changes_;
  const Work& work_;
  PageWriter page_;
  html::HtmlWriter& out_;
  CardWriter writer_;
};

// The cards of a chapter, or of the glossary, on a page of their own.
template <typename Write>
void WritePart(const EditionChanges& changes, const std::string& slug, const std::string& title,
               Write write) {
  Page page = PageOf(changes, changes.FolderOf(slug));
  page.title = fmt::format("{}: {}", changes.Title(), title);
  page.crumbs = {{"Changes", "changes/"}, {NameOf(changes.is()), changes.Folder()}, {title, ""}};
  PageWriter writer(changes.site, page);
  writer.Body();
  writer.out().Put("<div class=\"diffs part\">\n<header><p class=\"over\">", Text(changes.Title()),
                   "</p><h1>", Text(title), "</h1></header>\n");
  WriteLegend(writer.out());
  writer.out().Put("<section class=\"chapter\"", Attribute("id", "in-" + slug),
                   "><h2 class=\"sr\">Changes</h2>\n");
  write(writer);
  writer.out().Put("</section></div>\n");
  writer.Finish();
}

void WriteEdition(const EditionChanges& changes) {
  ChangePage(changes).Write();
  if (!changes.apart) return;
  for (const ChangeChapter& chapter : changes.chapters) {
    if (!chapter.cards.empty())
      WritePart(changes, changes.SlugOf(chapter), changes.TitleOf(chapter),
                [&](PageWriter& page) { WriteCards(chapter, page, changes.edition); });
  }
  if (!changes.entries.empty())
    WritePart(changes, "glossary", "Glossary",
              [&](PageWriter& page) { WriteEntries(changes, page); });
}

// All editions, the newest first.
void WriteIndex(const Site& site) {
  const Work& work = site.work();
  Page page;
  page.folder = "changes/";
  page.title = "Changes";
  page.description = "What each edition changed against the one before it.";
  page.kind = "changes";
  page.crumbs = {{"Changes", ""}};
  page.styles = {"changes.css"};
  page.scripts = {"words.js", "changes.js", "compare.js"};
  PageWriter writer(site, page);
  writer.Body();
  writer.out().Put(
      "<h1>Changes</h1>\n<p class=\"lead\">What each edition changed against the one before it; "
      "with a script, what lies between any two. ");
  writer.Link("crosswalk/", "Numbers then and now");
  writer.out().Put(
      ".</p>\n<form id=\"any-two\" hidden></form>\n"
      "<div id=\"between\">");
  WriteLegend(writer.out(), true);
  writer.out().Put("</div>\n<ul class=\"rows\" id=\"each\">");
  for (uint32_t i = site.newest(); i > 0; --i) {
    writer.out().Put("<li>");
    writer.Link(site.addresses.Changes(i), NameOf(work.editions[i]));
    writer.out().Put(" <small>", Text(SummaryOf(work, i)), "</small></li>\n");
  }
  writer.out().Put("</ul>\n");
  writer.Finish();
}

}  // namespace

std::string WriteChanges(const Site& site) {
  WriteIndex(site);
  WriteComparisonData(site);
  std::vector<ListHistory> lists = ListsThroughTime(site.work());
  std::ranges::stable_sort(lists, {}, &ListHistory::name);
  ForEachInPool(site.newest(), site.options.threads, [&](size_t i) {
    WriteEdition(EditionChanges(site, static_cast<uint32_t>(i + 1), lists));
  });
  return "";
}

}  // namespace codicil::site
