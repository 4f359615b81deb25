// The first page: the work, its newest edition, its contents, and its editions through time.

#include <fmt/format.h>

#include <algorithm>

#include "output/passage_parts.h"
#include "output/site/layout.h"
#include "output/site/words.h"

namespace codicil::site {

using html::Attribute;
using html::Text;

std::string WriteHome(const Site& site) {
  Page page;
  page.title = site.work().title.empty() ? "Rules" : site.work().title;
  page.description = fmt::format("{} in {}, each rule with its history.", page.title,
                                 Counted(site.work().editions.size(), "edition"));
  page.kind = "home";
  PageWriter writer(site, page);
  writer.Body();
  writer.out().Put("<h1>", Text(page.title), "</h1>\n");
  WriteContents(site, site.newest(), writer,
                [&](ProvisionId id) { return site.addresses.Rule(id); });
  writer.Finish();
  return "";
}

}  // namespace codicil::site
