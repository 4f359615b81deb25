// A corpus as its keeper describes it: corpus.toml, the list of a work's editions.
//
//   [work]
//   id = "emberfall"                 # optional: made from the title
//   title = "Emberfall Comprehensive Rules"
//   language = "en"                  # optional, as are source and licence, here or per edition
//   date = 2021-03-01                # optional, as are country and author: of the work itself, for
//   country = "un"                   # its address in Akoma Ntoso (docs/formats.md)
//   author = "Emberfall Press"
//   order = ["2021-03-01", "draft"]  # the editions from the oldest on; needed if one has no date
//
//   [aliases]                        # optional: what people call a provision of the newest edition
//   "the lamp rule" = "203.1"
//
//   [predecessor]                    # optional: the work that this one replaced
//   files = ["old-code.txt"]         # an edition of it, relative to corpus.toml
//   names = ["old Code"]             # what the texts call it, besides its title
//   url = "https://example.org/old/" # optional: its site
//
//   [site]                           # optional, as is each line (docs/site.md)
//   name = "Emberfall rules"         # in the header
//   notice = "Unofficial."           # on every page
//   contact = "rules@example.org"    # or the address of a page
//   footer = "…"
//   url = "https://example.org/"     # where the site will be
//   accent = "#0f5394"               # of links
//   logo = "logo.svg"                # files, relative to corpus.toml
//   icon = "icon.png"
//   css = "own.css"                  # after the site's own
//
//   [[edition]]
//   id = "2021-03-01"                # optional: the date
//   date = 2021-03-01                # of the edition
//   code = "EMB"                     # optional: what people call it in short, another id
//   name = "Emberfall"               # optional: and at length
//   files = ["e1.txt"]               # the parts of one edition, relative to corpus.toml
//   sha256 = ["…"]                   # optional, one for each file
//   same_as = "…"                    # optional: another copy of that edition; it is not aligned
//
//   [[pair]]                         # decisions about two neighbouring editions (diff/overrides.h)
//   old = "2021-03-01"
//   new = "2022-03-04"
//   overrides = "2021-2022.toml"
//
//   [[lineage]]                      # these provisions are one, whatever their words
//   id = "k7m2q"
//   provisions = ["2021-03-01 203.1", "2022-03-04 202.1"]
//   reason = "…"
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rules/edition.h"
#include "text/source_text.h"

namespace codicil {

struct ManifestEdition {
  std::string id;
  std::string date;  // ISO 8601, or empty
  std::string code;  // another id, in any case, or empty
  std::string name;  // of what it was published with, or empty
  std::vector<std::string> files;
  std::vector<std::string> sha256;  // one for each file, or none
  std::string same_as;              // the id of the edition that this is another copy of, or empty
  std::string language, source, licence;  // empty: the work's
  Span span;
};

struct ManifestPair {
  std::string old_edition, new_edition;
  std::string overrides;  // a file
  Span span;
};

// A person's decision that these provisions, at most one of an edition, have one history and that
// id.
struct LineagePin {
  struct Place {
    std::string edition;
    std::string key;  // as ProvisionKey writes it
  };
  std::string id;
  std::vector<Place> places;
  std::string reason;
  Span span;
};

// How the site of the work presents itself. Empty: as it would without.
struct ManifestSite {
  std::string name, notice, contact, footer, url, accent;
  std::string logo, icon, css;  // files
};

struct ManifestPredecessor {
  std::vector<std::string> files, names;
  std::string url;
  Span span;
};

struct ManifestAlias {
  std::string name, num;
  Span span;
};

struct Manifest {
  std::string folder;     // that the names of files are relative to; "" or with a final "/"
  bool confined = false;  // only files below the folder are read (corpus/corpus_files.h)
  std::string id, title, language, source, licence;
  std::string date, country, author;  // of the work; empty: not known
  std::vector<std::string> order;     // ids of editions, or empty
  std::vector<ManifestAlias> aliases;
  ManifestPredecessor predecessor;                      // no files: none is named
  std::shared_ptr<const Predecessor> predecessor_read;  // once the corpus is opened
  ManifestSite site;
  std::vector<ManifestEdition> editions;  // in that order; otherwise by date, then by id
  std::vector<ManifestPair> pairs;
  std::vector<LineagePin> pins;
};

// Reads corpus.toml. What cannot be used is reported (kManifest, an error).
Manifest ReadManifest(const SourceText& source, Diagnostics& diagnostics);

// Returns the manifest as TOML, in the order above, with comments for its keeper.
std::string WriteManifest(const Manifest& manifest);

}  // namespace codicil
