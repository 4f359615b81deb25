// An address for every number of every edition: those of today lead to their rules, old ones to
// what they became.

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "corpus/history.h"
#include "output/confidence.h"
#include "output/site/layout.h"
#include "output/site/words.h"

namespace codicil::site {

using html::Text;

namespace {

// Confidence it is that `heir` has the words of a provision.
float Confidence(const Work& work, const Place& place, LineageIndex heir) {
  LineageIndex history = work.lineages.of[place.edition][place.provision];
  float confidence = 1;
  uint32_t since = place.edition;
  for (size_t steps = 0; steps <= work.lineages.all.size(); ++steps) {
    const Lineage& lineage = work.lineages.all[history];
    for (const Lineage::Stop& stop : lineage.stops)
      if (stop.edition > since) confidence = std::min(confidence, stop.confidence);
    if (history == heir || lineage.merged_into.empty()) break;
    const Lineage::Link& link = lineage.merged_into.front();
    confidence = std::min(confidence, link.confidence);
    since = link.edition;
    history = link.other;
  }
  return confidence;
}

// "rule/202/?was=203.1#r202.1": the script then says what was asked for.
std::string Saying(std::string address, const std::string& was) {
  const size_t anchor = std::min(address.find('#'), address.size());
  return address.insert(anchor, "?was=" + FolderName(was));
}

// What it is today and what began with words of it, each with its first words.
void WriteParts(const Site& site, PageWriter& writer, const std::optional<Place>& now,
                const std::vector<PartToday>& parts) {
  const Work& work = site.work();
  std::vector<Place> all;
  if (now) all.push_back(*now);
  for (const PartToday& part : parts) all.push_back(part.place);
  writer.out().Put(Text(site.say()("It was split. Its words are in")),
                   "</p>\n<ul class=\"split\">");
  for (const Place& place : all) {
    const ProvisionRecord& provision = At(work, place);
    writer.out().Put("<li>");
    writer.Link(site.addresses.Rule(place.provision), NameOf(work, place));
    writer.out().Put(" ", Text(BeginningOf(work.texts[provision.text], 120)), "</li>");
  }
  writer.out().Put("</ul>\n<p>");
}

void WriteOldNumber(const Site& site, const Place& place, const std::string& folder) {
  const Work& work = site.work();
  const LineageIndex history = work.lineages.of[place.edition][place.provision];
  const std::string& number = At(work, place).num;
  const Today today = TodayOf(work, place);
  const std::optional<Place>& now = today.place;
  const std::vector<PartToday> parts = PartsTodayOf(site, place);
  if (today.confidence >= kFollowed && parts.empty())
    return site.folder.Redirect(folder, Saying(site.addresses.Rule(now->provision), number));
  Page page;
  page.folder = folder;
  page.title = site.say().With("What became of {}", number);
  page.description = site.say().With("{} is not in the newest edition.", number);
  page.kind = "home";
  page.crumbs = {{site.say()("Rules"), ""}, {number, ""}};
  PageWriter writer(site, page);
  writer.Body();
  writer.out().Put("<h1>", Text(page.title), "</h1>\n<p class=\"lead\">",
                   Text(site.say().With("{0} is not in the newest edition. The last edition that "
                                        "has it is that of {1}.",
                                        number, NameOf(work.editions[place.edition]))),
                   "</p>\n<p>");
  if (!parts.empty()) {
    WriteParts(site, writer, now, parts);
  } else if (!now) {
    writer.out().Put(Text(DescribeFate(work, history, site.say())));
  } else {
    writer.Say("It may have become {0} ({1}).",
               {[&] { writer.Link(site.addresses.Rule(now->provision), NameOf(work, *now)); },
                [&] { writer.out().Put(Text(DescribeConfidence(today.confidence, site.say()))); }});
  }
  writer.out().Put("</p>\n<ul><li>");
  writer.Link(
      site.addresses.Dated(place.edition, place.provision),
      site.say().With("{0} as it was in {1}", number, NameOf(work.editions[place.edition])));
  writer.out().Put("</li><li>");
  writer.Link(site.addresses.History(history), site.say()("Its history through the editions"));
  writer.out().Put("</li></ul>\n");
  writer.Finish();
}

}  // namespace

Today TodayOf(const Work& work, const Place& place) {
  const Fate fate = FateOf(work, work.lineages.of[place.edition][place.provision]);
  if (fate.heir == kNoHistory) return {};
  return {LastOf(work.lineages.all[fate.heir]), Confidence(work, place, fate.heir)};
}

std::vector<PartToday> PartsTodayOf(const Site& site, const Place& place) {
  const Work& work = site.work();
  const LineageIndex history = work.lineages.of[place.edition][place.provision];
  const Today whole = TodayOf(work, place);
  std::vector<PartToday> parts;
  for (const Lineage::Link& part : site.past.parts[history]) {
    if (part.confidence < kPossible || part.edition <= place.edition) continue;
    const Lineage& lineage = work.lineages.all[part.other];
    const Today now = TodayOf(work, lineage.stops[0]);
    const auto same = [&](const Place& other) { return other.provision == now.place->provision; };
    if (!now.place || (whole.place && same(*whole.place)) ||
        std::ranges::any_of(parts, same, &PartToday::place))
      continue;
    parts.push_back({part.edition, *now.place});
  }
  return parts;
}

Status WriteNumbers(const Site& site) {
  const Work& work = site.work();
  std::set<std::string> done;
  for (ProvisionId id = 0; id < site.edition().provisions.size(); ++id) {
    const std::string folder = site.addresses.Number(id);
    if (!done.insert(folder).second || site.addresses.newest_pages().IsPage(id)) continue;
    WriteLeadingPage(site, folder, NameOf(work, Place{site.newest(), id}), site.addresses.Rule(id));
  }
  for (uint32_t edition = site.newest(); edition-- > 0;) {
    for (ProvisionId id = 0; id < work.editions[edition].provisions.size(); ++id) {
      const std::string folder = site.addresses.OldNumber(edition, id);
      if (done.insert(folder).second) WriteOldNumber(site, {edition, id}, folder);
    }
  }
  return {};
}

}  // namespace codicil::site
