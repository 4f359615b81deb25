// The whole site, kind by kind, and what holds it together from one build to the next.

#include <fmt/format.h>

#include <algorithm>

#include "output/site/site.h"
#include "output/site/state.h"

namespace codicil::site {
namespace {

bool IsPage(std::string_view name) { return name.ends_with("index.html"); }

// The addresses of all pages, one per line, in order.
std::string AddressesOf(const SiteFolder& folder) {
  std::string lines;
  for (const std::string& name : folder.names()) {
    if (IsPage(name)) lines += "/" + name.substr(0, name.size() - 10) + "\n";
  }
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
  ForEachLine(folder.Read(kAddresses), [&](std::string_view address) {
    if (!address.empty()) folder.Keep(std::string(address.substr(1)) + "index.html");
  });
  return !folder.names().empty() && !folder.Read("index.html").empty();
}

// An error if the site had an address that it has no longer.
std::string LostAddress(const SiteFolder& folder) {
  size_t lost = 0;
  std::string first;
  ForEachLine(folder.Read(kAddresses), [&](std::string_view address) {
    if (address.empty() || folder.names().contains(std::string(address.substr(1)) + "index.html"))
      return;
    if (lost++ == 0) first = address;
  });
  if (lost == 0) return "";
  return fmt::format(
      "{} that this site had would be lost, the first is {}; addresses are for ever: add what is "
      "missing to the corpus, or delete {} if the site was never published",
      lost == 1 ? "an address" : fmt::format("{} addresses", lost), first, kAddresses);
}

}  // namespace

std::string WriteSite(const OpenedCorpus& corpus, const FileStore& files,
                      const SiteOptions& options, SiteFolder& folder) {
  const Addresses addresses(corpus.build.work);
  const Assets assets;
  const Site site{corpus, files, options, addresses, assets, folder};
  const std::string state = StateOf(site).Text();
  if (folder.Read(kState) == state && KeepAll(folder)) return "";
  assets.Write(folder);
  for (const PageKind& kind : PageKinds()) {
    if (kind.write == nullptr) continue;
    if (std::string error = kind.write(site); !error.empty()) return error;
    if (!folder.error().empty()) return folder.error();
  }
  if (std::string error = LostAddress(folder); !error.empty()) return error;
  folder.Write(kAddresses, AddressesOf(folder));
  folder.Write(kState, state);
  return folder.error();
}

}  // namespace codicil::site
