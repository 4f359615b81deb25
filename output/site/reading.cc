// Which editions have their reading pages written: those that are not there yet, or have changed.

#include "corpus/pool.h"
#include "output/site/reading_pages.h"
#include "output/site/state.h"

namespace codicil::site {
namespace {

std::string ReadAndWrite(const Site& site, uint32_t index, bool newest) {
  const ManifestEdition* of = nullptr;
  uint32_t at = 0;
  for (const ManifestEdition& edition : site.corpus.manifest.editions) {
    if (edition.same_as.empty() && at++ == index) of = &edition;
  }
  if (of == nullptr) return "the corpus has changed while its site was written";
  const Reading reading = ReadManifestEdition(site.corpus.manifest, *of, site.files);
  if (reading.status == InputStatus::kUnusable ||
      reading.edition.provisions.size() != site.work().editions[index].provisions.size())
    return of->files[0] + " has changed since the corpus was read";
  WriteReadingPages(site, index, reading.edition, newest);
  return "";
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

std::string WriteNewestReading(const Site& site) { return ReadAndWrite(site, site.newest(), true); }

std::string WriteDatedReading(const Site& site) {
  const std::string was = site.folder.Read(kState);
  const State state = StateOf(site);
  std::vector<std::string> errors(site.work().editions.size());
  ForEachInPool(errors.size(), site.options.threads, [&](size_t i) {
    const auto index = static_cast<uint32_t>(i);
    if (!KeepAsItWas(site, index, state.editions[i], was))
      errors[i] = ReadAndWrite(site, index, false);
  });
  for (const std::string& error : errors) {
    if (!error.empty()) return error;
  }
  return "";
}

}  // namespace codicil::site
