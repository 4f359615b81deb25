// The first page: the work, its newest edition, its contents, and its editions through time.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "output/changes/edition_changes.h"
#include "output/passage_parts.h"
#include "output/site/layout.h"
#include "output/site/words.h"

namespace codicil::site {

using html::Attribute;
using html::Text;

namespace {

// A column's height has this many steps, which the style sheet knows; a change of a tenth of the
// largest is still seen.
constexpr double kSteps = 20;

size_t StepOf(size_t count, size_t largest) {
  if (count == 0 || largest == 0) return 0;
  const double share = std::sqrt(static_cast<double>(count) / static_cast<double>(largest));
  return std::max<size_t>(1, static_cast<size_t>(std::lround(share * kSteps)));
}

// The editions in order, each with a column as high as its change is large.
void WriteTimeline(const Site& site, PageWriter& page) {
  const Work& work = site.work();
  std::vector<uint32_t> sizes;
  for (uint32_t i = 0; i < work.editions.size(); ++i)
    sizes.push_back(changes::SummaryOf(work, i).all());
  const uint32_t largest = std::ranges::max(sizes);
  html::HtmlWriter& out = page.out();
  out.Put("<section class=\"timeline\"><h2>Editions</h2>\n<ol>");
  for (uint32_t i = static_cast<uint32_t>(work.editions.size()); i-- > 0;) {
    out.Put("<li><a", Attribute("href", page.To(site.addresses.EditionHome(i))), "><b>",
            Text(NameOf(work.editions[i])), "</b></a><i",
            Attribute("class", fmt::format("w{}", StepOf(sizes[i], largest))), "></i><span>");
    if (i == 0) {
      out.Put(Text(DescribeChanges(site.say(), work, i)));
    } else {
      page.Link(site.addresses.Changes(i), DescribeChanges(site.say(), work, i));
    }
    out.Put("</span></li>\n");
  }
  out.Put("</ol></section>\n");
}

// What the newest edition brought: the titled provisions that are new, and how many others changed.
void WriteNews(const Site& site, PageWriter& page) {
  const Work& work = site.work();
  if (work.transitions.empty()) return;
  constexpr size_t kShown = 12;
  std::vector<ProvisionId> titled;
  for (const PairRecord& pair : work.transitions.back().pairs) {
    if (pair.old_id == kNoProvision && site.edition().provisions[pair.new_id].heading != kNoText)
      titled.push_back(pair.new_id);
  }
  html::HtmlWriter& out = page.out();
  out.Put("<section class=\"news\"><h2>",
          Text(site.say().With("New in {}", NameOf(site.edition()))), "</h2>\n<p>",
          Text(DescribeChanges(site.say(), work, site.newest())), ": ");
  page.Link(site.addresses.Changes(site.newest()), site.say()("see what changed"));
  out.Put(".</p>\n");
  if (!titled.empty()) out.Put("<ul class=\"rows\">");
  for (const ProvisionId id : titled) {
    if (&id - titled.data() == kShown) break;
    out.Put("<li>");
    page.Link(site.addresses.Rule(id), NameOf(work, Place{site.newest(), id}));
    out.Put("</li>\n");
  }
  if (!titled.empty()) out.Put("</ul>\n");
  out.Put("</section>\n");
}

}  // namespace

Status WriteHome(const Site& site) {
  Page page;
  page.title = site.work().title.empty() ? site.say()("Rules") : site.work().title;
  const std::string editions =
      site.say().Counted(site.work().editions.size(), "{} edition|{} editions");
  page.description =
      site.say().With("{0} in {1}, each rule with its history.", page.title, editions);
  page.kind = "home";
  PageWriter writer(site, page);
  writer.Body();
  html::HtmlWriter& out = writer.out();
  out.Put("<div class=\"home\">\n<header><h1>", Text(page.title), "</h1>\n<p class=\"lead\">");
  const std::string provisions =
      site.say().Counted(site.edition().provisions.size(), "{} provision|{} provisions");
  const auto put_date = [&] { writer.Date(NameOf(site.edition())); };
  const auto put_count = [&] { out.Put(Text(provisions)); };
  if (site.newest() > 0) {
    writer.Say("The edition of {0}, with {1}. Each has its history through {2}.",
               {put_date, put_count, [&] { out.Put(Text(editions)); }});
  } else if (!site.edition().date.empty()) {
    writer.Say("{0} in the edition of {1}.", {put_count, put_date});
  } else {
    out.Put(Text(provisions), ".");
  }
  out.Put(" ");
  writer.Link("rule/edition.html", site.say()("All on one page"));
  out.Put(".</p><div id=\"search-home\"></div></header>\n<div class=\"two\">\n");
  WriteNews(site, writer);
  out.Put("<div class=\"left\">\n");
  WriteContents(site, site.newest(), writer,
                [&](ProvisionId id) { return site.addresses.Rule(id); });
  out.Put("</div>\n");
  if (site.newest() > 0) WriteTimeline(site, writer);
  out.Put("</div></div>\n");
  writer.Finish();
  return {};
}

}  // namespace codicil::site
