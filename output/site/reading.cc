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
                 const std::string& state, const std::string& addresses) {
  const std::string home = site.addresses.EditionHome(index);
  if (state.find(line) == std::string::npos || site.folder.Read(home + "index.html").empty())
    return false;
  size_t begin = addresses.find("/" + home);
  for (; begin < addresses.size() && addresses.compare(begin + 1, home.size(), home) == 0;) {
    const size_t end = addresses.find('\n', begin);
    site.folder.Keep(addresses.substr(begin + 1, end - begin - 1) + "index.html");
    begin = end + 1;
  }
  return true;
}

}  // namespace

std::string WriteNewestReading(const Site& site) { return ReadAndWrite(site, site.newest(), true); }

std::string WriteDatedReading(const Site& site) {
  const std::string was = site.folder.Read(kState);
  const std::string addresses = "\n" + site.folder.Read(kAddresses);
  const State state = StateOf(site);
  std::vector<std::string> errors(site.work().editions.size());
  ForEachInPool(errors.size(), site.options.threads, [&](size_t i) {
    const auto index = static_cast<uint32_t>(i);
    if (!KeepAsItWas(site, index, state.editions[i], was, addresses))
      errors[i] = ReadAndWrite(site, index, false);
  });
  for (const std::string& error : errors) {
    if (!error.empty()) return error;
  }
  return "";
}

}  // namespace codicil::site
