// All examples of the newest edition, under the rules that they illustrate.

#include <algorithm>
#include <span>

#include "output/html/block_height.h"
#include "output/html/symbol.h"
#include "output/passage_parts.h"
#include "output/site/layout.h"
#include "output/site/words.h"

namespace codicil::site {

using html::Attribute;
using html::Text;

namespace {

// The examples of one page of rules: the browser lays out those in sight alone.
void WriteGroup(const Site& site, std::span<const ProvisionId> group, PageWriter& page) {
  html::BlockHeight height;
  height.AddLines(2);
  for (const ProvisionId id : group) {
    for (const TextId example : site.edition().provisions[id].examples)
      height.Add(site.work().texts[example]);
  }
  html::HtmlWriter& out = page.out();
  const ProvisionId on = site.addresses.newest_pages().PageOf(group.front());
  out.Put("<section class=\"group\"", page.TextLanguage(), Attribute("data-height", height.Step()),
          "><h2>");
  page.Link(site.addresses.Rule(on), NameOf(site.work(), Place{site.newest(), on}));
  out.Put("</h2>\n");
  for (const ProvisionId id : group) {
    const ProvisionRecord& provision = site.edition().provisions[id];
    for (const TextId example : provision.examples) {
      out.Put("<div class=\"x\"><p><b>");
      page.Link(site.addresses.Rule(id), provision.num);
      out.Put("</b> ");
      html::WriteWithSymbols(out, site.work().texts[example]);
      out.Put("</p></div>\n");
    }
  }
  out.Put("</section>\n");
}

}  // namespace

Status WriteExamples(const Site& site) {
  const EditionRecord& edition = site.edition();
  size_t count = 0;
  std::vector<ProvisionId> with;
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    if (edition.provisions[id].examples.empty()) continue;
    count += edition.provisions[id].examples.size();
    with.push_back(id);
  }
  Page page;
  page.folder = "examples/";
  page.title = site.say()("Examples");
  page.description = site.say()("All examples of the newest edition, by rule.");
  page.kind = "examples";
  page.crumbs = {{page.title, ""}};
  PageWriter writer(site, page);
  html::HtmlWriter& out = writer.out();
  writer.Body();
  out.Put("<h1>Examples</h1>\n<p class=\"lead\">", "");
  writer.Say("{0} in the edition of {1}.",
             {[&] { out.Put(Text(site.say().Counted(count, "{} example|{} examples"))); },
              [&] { writer.Date(NameOf(edition)); }});
  out.Put("</p>\n");
  const EditionPages& pages = site.addresses.newest_pages();
  for (auto begin = with.begin(); begin != with.end();) {
    const auto other = [&](ProvisionId id) { return pages.PageOf(id) != pages.PageOf(*begin); };
    const auto end = std::find_if(begin, with.end(), other);
    WriteGroup(site, {begin, end}, writer);
    begin = end;
  }
  writer.Finish();
  return {};
}

}  // namespace codicil::site
