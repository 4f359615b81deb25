// What each edition changed, against the one before.

#include <fmt/format.h>

#include <algorithm>

#include "corpus/list_history.h"
#include "corpus/pool.h"
#include "output/changes/change_sections.h"
#include "output/site/comparison_data.h"
#include "output/site/words.h"

namespace codicil::site {

using changes::ChangeSections;
using changes::EditionChanges;
using html::Attribute;
using html::Text;

namespace {

// The words of a page with more than these bytes go to a page for each chapter.
constexpr size_t kLargest = 350'000;

// The changes of an edition, and where they are in the site.
struct SiteChanges : EditionChanges {
  const Site& site;
  bool apart;  // each chapter has its own page, since there is much

  SiteChanges(const Site& a_site, uint32_t an_edition, const std::vector<ListHistory>& a_lists)
      : EditionChanges(a_site.work(), an_edition, a_lists, a_site.addresses.anchors(an_edition - 1),
                       a_site.addresses.anchors(an_edition)),
        site(a_site),
        apart(Size() > kLargest) {}

  std::string Title() const { return site.say().With("What changed in {}", NameOf(is())); }
  std::string Folder() const { return site.addresses.Changes(edition); }
  // Of the cards of a chapter, or of the glossary.
  std::string FolderOf(const std::string& slug) const { return Folder() + FolderName(slug) + "/"; }
};

class SiteLinks : public changes::ChangeLinks {
 public:
  SiteLinks(const PageWriter& page, uint32_t edition)
      : page_(page), addresses_(page.site().addresses), edition_(edition) {}

  std::string Old(ProvisionId id) const override {
    return page_.To(addresses_.Dated(edition_ - 1, id));
  }
  std::string New(ProvisionId id) const override {
    return page_.To(addresses_.Dated(edition_, id));
  }
  std::string OldEntry(uint32_t entry) const override {
    return page_.To(addresses_.DatedEntry(edition_ - 1, entry));
  }
  std::string NewEntry(uint32_t entry) const override {
    return page_.To(addresses_.DatedEntry(edition_, entry));
  }

 private:
  const PageWriter& page_;
  const Addresses& addresses_;
  const uint32_t edition_;
};

Page PageOf(const SiteChanges& changes, const std::string& folder) {
  const std::string date = NameOf(changes.is());
  Page page;
  page.folder = folder;
  page.title = changes.Title();
  page.description = changes.site.say().With(
      "What the edition of {0} changed against that of {1}: {2}.", date, NameOf(changes.was()),
      DescribeChanges(changes.site.say(), changes.work, changes.edition));
  page.kind = "changes";
  page.crumbs = {{changes.site.say()("Changes"), "changes/"}, {date, ""}};
  page.scripts = {"changes.js"};
  page.styles = {"changes.css"};
  return page;
}

class ChangePage {
 public:
  explicit ChangePage(const SiteChanges& changes)
      : changes_(changes),
        work_(changes.work),
        page_(changes.site, PageWithNeighbours(changes)),
        out_(page_.out()),
        links_(page_, changes.edition),
        sections_(out_, changes, links_, [&](const std::string& slug) {
          return changes_.apart ? page_.To(changes_.FolderOf(slug)) : std::string();
        }) {}

  void Write() {
    page_.Body();
    out_.Put("<div class=\"diffs\">\n<header><h1>");
    page_.Say("What changed in {}", {[&] { page_.Date(NameOf(changes_.is())); }});
    out_.Put("</h1>\n<p class=\"lead\">");
    page_.Say("Against the edition of {0}: {1}.",
              {[&] {
                 out_.Put("<span class=\"w\">");
                 page_.Link(changes_.site.addresses.EditionHome(changes_.edition - 1),
                            NameOf(changes_.was()));
                 out_.Put("</span>");
               },
               [&] { out_.Put(Text(DescribeChanges(page_.say(), work_, changes_.edition))); }});
    out_.Put("</p></header>\n");
    sections_.WriteCounts();
    sections_.WriteNames();
    ChangeSections::WriteLegend(out_);
    sections_.WriteChapters();
    sections_.WriteGlossary();
    sections_.WriteRenumbered();
    sections_.WriteHidden();
    WritePager();
    out_.Put("</div>\n");
    page_.Finish();
  }

 private:
  static Page PageWithNeighbours(const SiteChanges& changes) {
    Page page = PageOf(changes, changes.Folder());
    const uint32_t edition = changes.edition;
    if (edition > 1) page.previous = changes.site.addresses.Changes(edition - 1);
    if (edition < changes.site.newest()) page.next = changes.site.addresses.Changes(edition + 1);
    return page;
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
             Text(page_.say()(what)), "</small>",
             Text(page_.say().With("What changed in {}", NameOf(work_.editions[to]))), "</a>");
  }

  const SiteChanges& changes_;
  const Work& work_;
  PageWriter page_;
  html::HtmlWriter& out_;
  SiteLinks links_;
  ChangeSections sections_;
};

// The cards of a chapter, or of the glossary, on a page of their own.
template <typename Write>
void WritePart(const SiteChanges& changes, const std::string& slug, const std::string& title,
               Write write) {
  Page page = PageOf(changes, changes.FolderOf(slug));
  page.title = fmt::format("{}: {}", changes.Title(), title);
  page.crumbs = {{changes.site.say()("Changes"), "changes/"},
                 {NameOf(changes.is()), changes.Folder()},
                 {title, ""}};
  PageWriter writer(changes.site, page);
  writer.Body();
  writer.out().Put("<div class=\"diffs part\">\n<header><p class=\"over\">", Text(changes.Title()),
                   "</p><h1>", Text(title), "</h1></header>\n");
  ChangeSections::WriteLegend(writer.out());
  writer.out().Put("<section class=\"chapter\"", Attribute("id", "in-" + slug),
                   "><h2 class=\"sr\">Changes</h2>\n");
  const SiteLinks links(writer, changes.edition);
  ChangeSections sections(writer.out(), changes, links, [](const auto&) { return std::string(); });
  write(sections);
  writer.out().Put("</section></div>\n");
  writer.Finish();
}

void WriteEdition(const SiteChanges& changes) {
  ChangePage(changes).Write();
  if (!changes.apart) return;
  for (const ChangeChapter& chapter : changes.chapters) {
    if (!chapter.cards.empty())
      WritePart(changes, changes.SlugOf(chapter), changes.TitleOf(chapter, changes.site.say()),
                [&](ChangeSections& sections) { sections.WriteCards(chapter); });
  }
  if (!changes.entries.empty())
    WritePart(changes, "glossary", std::string(changes.site.say()("Glossary")),
              [](ChangeSections& sections) { sections.WriteEntries(); });
}

// All editions, the newest first.
void WriteIndex(const Site& site) {
  const Work& work = site.work();
  Page page;
  page.folder = "changes/";
  page.title = site.say()("Changes");
  page.description = site.say()("What each edition changed against the one before it.");
  page.kind = "changes";
  page.crumbs = {{page.title, ""}};
  page.styles = {"changes.css"};
  page.scripts = {"words.js", "changes.js", "compare.js"};
  PageWriter writer(site, page);
  writer.Body();
  writer.out().Put(
      "<h1>Changes</h1>\n<p class=\"lead\">What each edition changed against the one before it. "
      "<noscript>With scripts, any two are compared here.</noscript> ");
  writer.Link("crosswalk/", site.say()("Numbers then and now"));
  writer.out().Put(
      ".</p>\n<form id=\"any-two\" hidden></form>\n"
      "<div id=\"between\">");
  ChangeSections::WriteLegend(writer.out(), true);
  writer.out().Put("</div>\n<ul class=\"rows\" id=\"each\">");
  for (uint32_t i = site.newest(); i > 0; --i) {
    writer.out().Put("<li>");
    writer.Link(site.addresses.Changes(i), NameOf(work.editions[i]));
    writer.out().Put(" <small>", Text(DescribeChanges(site.say(), work, i)), "</small></li>\n");
  }
  writer.out().Put("</ul>\n");
  writer.Finish();
}

}  // namespace

Status WriteChanges(const Site& site) {
  WriteIndex(site);
  WriteComparisonData(site);
  std::vector<ListHistory> lists = ListsThroughTime(site.work());
  std::ranges::stable_sort(lists, {}, &ListHistory::name);
  ForEachInPool(site.newest(), site.options.threads, [&](size_t i) {
    WriteEdition(SiteChanges(site, static_cast<uint32_t>(i + 1), lists));
  });
  return {};
}

}  // namespace codicil::site
