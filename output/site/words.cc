#include "output/site/words.h"

#include <fmt/format.h>

namespace codicil::site {

using html::Attribute;
using html::Text;

std::string NameOf(const Work& work, const ProvisionRecord& provision) {
  const std::string_view heading = work.texts[provision.heading];
  return heading.empty() ? provision.num : fmt::format("{} {}", provision.num, heading);
}

std::string ChangeNote(const ChangeKinds& kinds) {
  if (kinds.Has(ChangeKind::kAdded)) return "new";
  if (kinds.Has(ChangeKind::kSplit)) return "split";
  if (kinds.Has(ChangeKind::kMerged)) return "merged";
  if (kinds.Has(ChangeKind::kEdited)) return "edited";
  if (kinds.Has(ChangeKind::kMoved)) return "moved";
  return "";
}

void WriteContents(const Site& site, uint32_t edition, PageWriter& page,
                   const std::function<std::string(ProvisionId)>& address_of) {
  const EditionRecord& record = site.work().editions[edition];
  html::HtmlWriter& out = page.out();
  const EditionPages& pages = site.addresses.pages(edition);
  bool open = false;
  out.Put("<div class=\"contents\">\n");
  for (const ProvisionId id : pages.pages()) {
    const ProvisionRecord& provision = record.provisions[id];
    const bool section = provision.parent == kNoProvision;
    if (section && open) out.Put("</ol></section>\n");
    if (section) {
      out.Put("<section><h2><a", Attribute("href", page.To(address_of(id))), "><b>",
              Text(provision.num), "</b> ", Text(site.work().texts[provision.heading]),
              "</a></h2><ol>\n");
    } else {
      out.Put("<li><a", Attribute("href", page.To(address_of(id))), "><b>", Text(provision.num),
              "</b> ", Text(site.work().texts[provision.heading]), "</a></li>\n");
    }
    open = true;
  }
  if (open) out.Put("</ol></section>\n");
  out.Put("</div>\n");
}

}  // namespace codicil::site
