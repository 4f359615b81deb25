#include "output/site/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "corpus/history.h"
#include "output/changes/edition_changes.h"
#include "output/diff_parts.h"
#include "text/code_points.h"

namespace codicil::site {

using html::Attribute;
using html::Text;

std::string_view ChangeNote(const ChangeKinds& kinds) {
  if (kinds.Has(ChangeKind::kAdded)) return "new";
  if (kinds.Has(ChangeKind::kSplit)) return "split";
  if (kinds.Has(ChangeKind::kMerged)) return "merged";
  if (kinds.Has(ChangeKind::kEdited)) return "edited";
  if (kinds.Has(ChangeKind::kMoved)) return "moved";
  return "";
}

std::vector<ChangeKinds> ChangesInto(const Work& work, uint32_t edition) {
  std::vector<ChangeKinds> changes(work.editions[edition].provisions.size());
  if (edition == 0) return changes;
  for (const PairRecord& pair : work.transitions[edition - 1].pairs) {
    if (pair.new_id != kNoProvision && pair.main) changes[pair.new_id] = pair.kinds;
  }
  return changes;
}

std::string DescribeChanges(const Wording& say, const Work& work, uint32_t edition) {
  if (edition == 0) return std::string(say("the first edition"));
  return InWords(changes::SummaryOf(work, edition), say);
}

std::vector<uint32_t> LastChanges(const Site& site) {
  const Work& work = site.work();
  const EditionPages& pages = site.addresses.newest_pages();
  std::vector<uint32_t> changed(site.edition().provisions.size());
  for (ProvisionId id = 0; id < changed.size(); ++id) {
    const Lineage& lineage = work.lineages.all[work.lineages.of[site.newest()][id]];
    const auto words = [&](const Lineage::Stop& stop) {
      const ProvisionRecord& provision = At(work, {stop.edition, stop.provision});
      return std::tie(provision.num, provision.heading, provision.text, provision.examples);
    };
    auto stop = lineage.stops.rbegin();
    while (std::next(stop) != lineage.stops.rend() && words(*std::next(stop)) == words(*stop))
      ++stop;
    uint32_t& last = changed[pages.PageOf(id)];
    last = std::max(last, stop->edition);
  }
  return changed;
}

std::string BeginningOf(std::string_view text, size_t shown) {
  if (text.size() <= shown) return std::string(text);
  const size_t space = text.rfind(' ', shown);
  const size_t cut = space == text.npos ? BytesOfCodePoints(text, shown / 3) : space;  // Chinese
  return fmt::format("{} …", text.substr(0, cut));
}

std::string NameInList(std::string_view heading, std::string_view text) {
  constexpr size_t kShown = 40;
  return heading.empty() ? BeginningOf(text, kShown) : std::string(heading);
}

void WriteContents(const Site& site, uint32_t edition, PageWriter& page,
                   const std::function<std::string(ProvisionId)>& address_of) {
  const EditionRecord& record = site.work().editions[edition];
  html::HtmlWriter& out = page.out();
  const EditionPages& pages = site.addresses.pages(edition);
  bool open = false;
  out.Put("<div class=\"contents\"", page.TextLanguage(), ">\n");
  for (const ProvisionId id : pages.pages()) {
    const ProvisionRecord& provision = record.provisions[id];
    const bool section = provision.parent == kNoProvision;
    const auto& texts = site.work().texts;
    const std::string name = NameInList(texts[provision.heading], texts[provision.text]);
    if (section && open) out.Put("</ol></section>\n");
    if (section) {
      out.Put("<section><h2><a", Attribute("href", page.To(address_of(id))), "><b>",
              Text(provision.num), "</b> ", Text(name), "</a></h2><ol>\n");
    } else {
      out.Put("<li><a", Attribute("href", page.To(address_of(id))), "><b>", Text(provision.num),
              "</b> ", Text(name), "</a></li>\n");
    }
    open = true;
  }
  if (open) out.Put("</ol></section>\n");
  out.Put("</div>\n");
}

}  // namespace codicil::site
