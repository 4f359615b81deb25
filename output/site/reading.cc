// Which editions have their reading pages written: those that are not there yet, or have changed.

#include "corpus/pool.h"
#include "output/site/reading_pages.h"
#include "output/site/state.h"

namespace codicil::site {
namespace {

Status ReadAndWrite(const Site& site, uint32_t index, bool newest) {
  const auto reading = ReadEditionAgain(site.corpus, site.files, index);
  if (!reading) return reading.failure();
  WriteReadingPages(site, index, reading->edition, newest);
  return {};
}

// ---- What need not be written again

// Says that the pages of an edition stay; false if they are not there or are not of this build.
bool KeepAsItWas(const Site& site, uint32_t index, const std::string& line,
                 const std::string& state) {
  const std::string home = site.addresses.EditionHome(index);
  if (state.find(line) == std::string::npos || site.folder.Read(home + "index.html").empty())
    return false;
  site.folder.Keep(home + "index.html");
  if (!site.work().editions[index].glossary.empty()) site.folder.Keep(home + "glossary/index.html");
  for (const ProvisionId page : site.addresses.pages(index).pages()) {
    if (site.addresses.DatedPage(index, page) == site.addresses.OwnDatedPage(index, page))
      site.folder.Keep(site.addresses.OwnDatedPage(index, page) + "index.html");
    else
      RedirectPage(site, index, page);
  }
  return true;
}

}  // namespace

Status WriteNewestReading(const Site& site) { return ReadAndWrite(site, site.newest(), true); }

Status WriteDatedReading(const Site& site) {
  const std::string was = site.folder.Read(kState);
  const State state = StateOf(site);
  std::vector<Status> written(site.work().editions.size());
  ForEachInPool(written.size(), site.options.threads, [&](size_t i) {
    const auto index = static_cast<uint32_t>(i);
    if (!KeepAsItWas(site, index, state.editions[i], was))
      written[i] = ReadAndWrite(site, index, false);
  });
  for (const Status& status : written) {
    if (!status.ok()) return status;
  }
  return {};
}

}  // namespace codicil::site
