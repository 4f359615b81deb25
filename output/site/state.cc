#include "output/site/state.h"

#include <fmt/format.h>

#include "base/sha256.h"
#include "output/site/words.h"
#include "rules/identity.h"

namespace codicil::site {
namespace {

// What all pages have in common.
std::string Common(const Site& site) {
  const Work& work = site.work();
  const Manifest& manifest = site.corpus.manifest;
  std::string all =
      fmt::format("{} {} {} {} {} {} {} {} {} {} {}\n", CurrentRules(), SourceDigest(),
                  site.assets.digest(), site.options.url, site.options.formats, work.id, work.title,
                  work.language, manifest.date, manifest.country, manifest.author);
  for (const PageKind& kind : PageKinds()) all += kind.title;
  if (const auto& predecessor = manifest.predecessor_read) {
    all += predecessor->url;
    for (const std::string& name : predecessor->names)
      all += fmt::format("{} {}", name.size(), name);
    all += EditionDigest(predecessor->edition);
  }
  for (const std::string& text :
       {site.name(), site.look().notice, site.look().contact, site.look().footer, work.licence})
    all += fmt::format("{} {}", text.size(), text);
  return all;
}

std::string OfEdition(const Site& site, uint32_t index) {
  const Work& work = site.work();
  std::string all = work.editions[index].id;
  for (const FileRecord& file : work.editions[index].files) all += file.sha256;
  for (const LineageIndex history : work.lineages.of[index])
    all += work.lineages.all[history].id + " ";
  for (const ChangeKinds& kinds : ChangesInto(work, index))
    all += std::string(ChangeNote(kinds)) + ",";
  for (const WordsSince& since : site.past.words[index])
    all += fmt::format("{} {} ", site.addresses.Edition(since.edition), since.texts);
  return all;
}

std::string OfHistory(const Work& work) {
  std::string all = work.source;
  for (const Transition& transition : work.transitions) {
    for (const PairRecord& pair : transition.pairs) {
      all += fmt::format("{} {} {} {} ", pair.old_id, pair.new_id, pair.main, pair.confidence);
      for (const ChangeKind kind : pair.kinds.List())
        all += static_cast<char>('a' + static_cast<int>(kind));
      all += pair.evidence;
    }
  }
  for (const Lineage& lineage : work.lineages.all) {
    all += lineage.id + lineage.pinned;
    for (const std::string& alias : lineage.aliases) all += " " + alias;
  }
  return all;
}

}  // namespace

std::string State::Text() const {
  std::string text;
  for (const std::string& edition : editions) text += edition + "\n";
  return text + whole + "\n";
}

State StateOf(const Site& site) {
  const std::string common = Common(site);
  State state;
  std::string all = common + OfHistory(site.work());
  for (const ManifestAlias& alias : site.corpus.manifest.aliases)
    all += alias.name + " " + alias.num + " ";
  for (uint32_t i = 0; i <= site.newest(); ++i) {
    state.editions.push_back(
        fmt::format("{}  {}", Sha256Hex(common + OfEdition(site, i)), site.addresses.Edition(i)));
    all += state.editions.back();
  }
  state.whole = Sha256Hex(all) + "  all";
  return state;
}

}  // namespace codicil::site
