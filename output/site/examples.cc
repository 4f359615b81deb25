// All examples of the newest edition, under the rules that they illustrate.

#include <fmt/format.h>

#include "output/html/symbol.h"
#include "output/passage_parts.h"
#include "output/site/layout.h"
#include "output/site/words.h"

namespace codicil::site {

using html::Attribute;
using html::Text;

std::string WriteExamples(const Site& site) {
  const EditionRecord& edition = site.edition();
  size_t count = 0;
  for (const ProvisionRecord& provision : edition.provisions) count += provision.examples.size();
  Page page;
  page.folder = "examples/";
  page.title = "Examples";
  page.description = "All examples of the newest edition, by rule.";
  page.kind = "examples";
  page.crumbs = {{"Examples", ""}};
  PageWriter writer(site, page);
  html::HtmlWriter& out = writer.out();
  writer.Body();
  out.Put("<h1>Examples</h1>\n<p class=\"lead\">", Text(Counted(count, "example")),
          " in the edition of ");
  writer.Date(NameOf(edition));
  out.Put(".</p>\n");
  ProvisionId page_of = kNoProvision;
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const ProvisionRecord& provision = edition.provisions[id];
    if (provision.examples.empty()) continue;
    const ProvisionId on = site.addresses.newest_pages().PageOf(id);
    if (on != page_of) {
      out.Put("<h2>");
      writer.Link(site.addresses.Rule(on), NameOf(site.work(), Place{site.newest(), on}));
      out.Put("</h2>\n");
    }
    page_of = on;
    for (const TextId example : provision.examples) {
      out.Put("<div class=\"x\"><p><b>");
      writer.Link(site.addresses.Rule(id), provision.num);
      out.Put("</b> ");
      html::WriteWithSymbols(out, site.work().texts[example]);
      out.Put("</p></div>\n");
    }
  }
  writer.Finish();
  return "";
}

}  // namespace codicil::site
