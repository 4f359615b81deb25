// The whole site, kind by kind, and what holds it together from one build to the next.

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "output/site/site.h"
#include "output/site/state.h"
#include "text/budget.h"

namespace codicil::site {
namespace {

bool IsPage(std::string_view name) { return name.ends_with("index.html"); }

// The addresses of all pages, also of those that another one answers, one per line, in order.
std::string AddressesOf(const SiteFolder& folder) {
  std::set<std::string> all;
  for (const std::string& name : folder.names()) {
    if (IsPage(name)) all.insert(name.substr(0, name.size() - 10));
  }
  for (const auto& [from, to] : folder.redirects()) all.insert(from);
  std::string lines;
  for (const std::string& address : all) lines += "/" + address + "\n";
  return lines;
}

std::string RedirectsOf(const SiteFolder& folder) {
  std::string lines;
  for (const auto& [from, to] : folder.redirects()) lines += fmt::format("/{} /{} 301\n", from, to);
  return lines;
}

template <typename Visit>
void ForEachLine(std::string_view text, Visit visit) {
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    visit(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// Says that all pages of an earlier build stay; false if there are none.
bool KeepAll(SiteFolder& folder) {
  ForEachLine(folder.Read(kRedirectsForAll), [&](std::string_view line) {
    const size_t to = line.find(" /");
    if (to != line.npos)
      folder.Redirect(std::string(line.substr(1, to - 1)),
                      std::string(line.substr(to + 2, line.rfind(' ') - to - 2)));
  });
  ForEachLine(folder.Read(kAddresses), [&](std::string_view line) {
    if (line.empty()) return;
    const std::string address(line.substr(1));
    if (!folder.redirects().contains(address)) folder.Keep(address + "index.html");
  });
  return !folder.names().empty() && !folder.Read("index.html").empty();
}

// A file is found before a redirect from its address: those of earlier builds go.
void RemoveRedirected(SiteFolder& folder) {
  for (const auto& [from, to] : folder.redirects()) {
    for (const char* name : {"index.html", "index.json", "index.md", "index.xml"})
      if (!folder.Read(from + name).empty()) folder.Remove(from + name);
  }
}

// Fails if the site had an address for which `stays` is false.
template <typename Stays>
Status CheckAddresses(const SiteFolder& folder, Stays stays) {
  size_t lost = 0;
  std::string first;
  ForEachLine(folder.Read(kAddresses), [&](std::string_view line) {
    if (line.empty() || stays(std::string(line.substr(1)))) return;
    if (lost++ == 0) first = line;
  });
  if (lost == 0) return {};
  return Status::Unusable(fmt::format(
      "{} that this site had would be lost, the first is {}; addresses are for ever: add what is "
      "missing to the corpus, or delete {} if the site was never published",
      lost == 1 ? "an address" : fmt::format("{} addresses", lost), first, kAddresses));
}

// The folders that the work alone decides: of editions, numbers and histories.
class WorkFolders {
 public:
  explicit WorkFolders(const Site& site) {
    const Work& work = site.work();
    for (uint32_t edition = 0; edition < work.editions.size(); ++edition) {
      Add(site.addresses.EditionHome(edition));
      for (ProvisionId id = 0; id < work.editions[edition].provisions.size(); ++id)
        Add(site.addresses.OldNumber(edition, id));
    }
    for (LineageIndex history = 0; history < work.lineages.all.size(); ++history) {
      Add(site.addresses.History(history));
      for (const std::string& alias : work.lineages.all[history].aliases)
        Add("id/" + FolderName(alias) + "/");
    }
    for (const PageKind& kind : PageKinds()) {
      others_.insert(kind.folder);
      others_.insert(std::string(kind.name) + "/");
    }
  }

  // False for the folder of an edition, number or history that the work does not have, and for what
  // is in such a folder.
  bool MayHave(const std::string& folder) const {
    const std::string kind = folder.substr(0, folder.find('/') + 1);
    if (kind == "rule/" || kind == "id/") return folders_.contains(folder);
    return folders_.contains(kind) || others_.contains(kind);
  }

 private:
  void Add(const std::string& folder) { folders_.insert(folder); }

  std::set<std::string> folders_, others_;
};

size_t ProvisionsOf(const Work& work) {
  size_t provisions = 0;
  for (const EditionRecord& edition : work.editions) provisions += edition.provisions.size();
  return provisions;
}

std::vector<const PageKind*> KindsInHeader(const Work& work) {
  std::vector<const PageKind*> kinds;
  for (const PageKind& kind : PageKinds()) {
    const bool named = kind.title[0] != '\0';
    if (named && (kind.lacks == nullptr || !kind.lacks(work))) kinds.push_back(&kind);
  }
  return kinds;
}

}  // namespace

Status WriteSite(const OpenedCorpus& corpus, const FileStore& files, const SiteOptions& options,
                 SiteFolder& folder) {
  const Addresses addresses(corpus.build.work);
  const auto assets = Assets::Read(corpus.manifest, files, Wording::Of(corpus.build.work.language));
  if (!assets) return assets.failure();
  const Past past(corpus.build.work);
  const Site site{corpus,  files, options, addresses,
                  *assets, past,  folder,  KindsInHeader(corpus.build.work)};
  const std::string state = StateOf(site).Text();
  if (folder.Read(kState) == state && KeepAll(folder)) return {};
  folder.Allow(options.output_allowed + PagesBudget(ProvisionsOf(site.work())));
  // Most losses show before anything is written.
  const WorkFolders of_work(site);
  const auto may_stay = [&](const std::string& name) { return of_work.MayHave(name); };
  if (Status status = CheckAddresses(folder, may_stay); !status.ok()) return status;
  assets->Write(folder);
  for (const PageKind& kind : PageKinds()) {
    if (kind.write == nullptr) continue;
    if (Status status = kind.write(site); !status.ok()) return status;
    if (!folder.status().ok()) return folder.status();
  }
  const auto stays = [&](const std::string& name) {
    return folder.names().contains(name + "index.html") || folder.redirects().contains(name);
  };
  if (Status status = CheckAddresses(folder, stays); !status.ok()) return status;
  RemoveRedirected(folder);
  folder.Write(kRedirects, RedirectsOf(folder));
  folder.Write(kRedirectsForAll, RedirectsOf(folder));
  folder.Write(kAddresses, AddressesOf(folder));
  folder.Write(kState, state);
  return folder.status();
}

}  // namespace codicil::site
