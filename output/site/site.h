// A static site of a work through all its editions: folders with an index.html each, for any host
// of files. Reading and following links works without scripts; nothing is loaded from elsewhere.
// docs/site.md has the addresses, docs/adr/0019 the reasons.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/status.h"
#include "corpus/at_a_glance.h"
#include "corpus/corpus.h"
#include "crossref/cross_references.h"
#include "output/address.h"
#include "output/site/assets.h"
#include "output/site/folder.h"
#include "output/wording/wording.h"
#include "text/budget.h"

namespace codicil::site {

// The addresses of all pages of a site, one per line; kept from build to build.
inline constexpr const char* kAddresses = "addresses.txt";
// The addresses that another one answers, "/from/ /to/#anchor 301" on a line, as several hosts of
// files read it. 404.html and `codicil serve` read it too, the former under another name, since
// some hosts keep files with such a name to themselves.
inline constexpr const char* kRedirects = "_redirects";
inline constexpr const char* kRedirectsForAll = "redirects.txt";

struct SiteOptions {
  std::string url = "";  // where the site will be, "https://rules.example/"; empty: not known
  unsigned threads = 1;
  bool formats = false;  // JSON, Markdown and Akoma Ntoso beside every page, not the newest alone
  size_t output_allowed = OutputBudget(0);  // bytes, besides those of pages for each provision
};

struct PageKind;

// What pages tell of the past of their rules.
struct Past {
  explicit Past(const Work& work)
      : index(work),
        words(WordsSinceOf(work, index)),
        runs(NumberRunsOf(work)),
        parts(PartsOf(work.lineages)) {}
  const TransitionIndex index;
  const std::vector<std::vector<WordsSince>> words;
  const NumberRuns runs;
  const std::vector<std::vector<Lineage::Link>> parts;  // of each history
};

// What every page may need to know. All must outlive the writing.
struct Site {
  const OpenedCorpus& corpus;
  const FileStore& files;  // in which the editions are
  const SiteOptions& options;
  const Addresses& addresses;
  const Assets& assets;
  const Past& past;
  SiteFolder& folder;
  std::vector<const PageKind*> in_header;

  const Work& work() const { return corpus.build.work; }
  uint32_t newest() const { return static_cast<uint32_t>(work().editions.size() - 1); }
  const EditionRecord& edition() const { return work().editions.back(); }
  // In the language of the work, if there is a table for it.
  const Wording& say() const { return Wording::Of(work().language); }
  const ManifestSite& look() const { return corpus.manifest.site; }
  // What the site is called in its header.
  std::string name() const {
    const std::string& name = look().name.empty() ? work().title : look().name;
    return name.empty() ? say()("Rules") : name;
  }
};

// A kind of page. `title` is its name in the header of every page, "" if it is not there; `folder`
// what that leads to. `write` writes all pages of the kind; null if another kind writes them. Kinds
// are written one after another. `lacks` says whether the work has nothing for it, so that no
// header leads there; null: it always has.
struct PageKind {
  const char* name;
  const char* title;
  const char* folder;
  Status (*write)(const Site& site);
  bool (*lacks)(const Work& work) = nullptr;
};

// A new kind is a file with its function and a row in this table (page_kinds.cc).
std::span<const PageKind> PageKinds();

Status WriteHome(const Site& site);
Status WriteNewestReading(const Site& site);  // rule/702/, glossary/
Status WriteDatedReading(const Site& site);   // 2021-03-01/702/, of editions that changed
Status WriteNumbers(const Site& site);        // rule/702.19b/, also of old numbers
Status WriteHistories(const Site& site);      // id/k7m2q/
Status WriteChanges(const Site& site);        // changes/2021-03-01/
Status WriteCrosswalks(const Site& site);     // crosswalk/2021-03-01/
Status WriteLists(const Site& site);
Status WriteExamples(const Site& site);
Status WriteAbout(const Site& site);
// About/findings/, of the newest edition. Written with its pages.
void WriteFindings(const Site& site, const Edition& edition, const CrossReferences& references);
Status WriteLinks(const Site& site);  // links/, and what became of every number
Status WriteMaps(const Site& site);   // the feed, the sitemap, the page for what is not found

// The digest of the program's own writing: pages of another one are written again.
std::string_view SourceDigest();

// Writes the site into `folder`. The same corpus gives
// the same bytes; editions that are as they were are not read again. A page that was in the folder
// after the last build and is not written any more is a failure: addresses are for ever.
Status WriteSite(const OpenedCorpus& corpus, const FileStore& files, const SiteOptions& options,
                 SiteFolder& folder);

}  // namespace codicil::site
