// The formats for programs that stand beside the pages of a site.
#pragma once

#include <span>
#include <string>

#include "output/akn/akn.h"
#include "output/site/site.h"
#include "rules/edition.h"

namespace codicil::site {

// Writes the formats of an edition's pages, and their sums: a file SHA256SUMS, as sha256sum reads
// it.
class FormatFiles {
 public:
  // `home` is the folder that they are in, "2021-03-01/".
  FormatFiles(SiteFolder& folder, std::string home) : folder_(folder), home_(std::move(home)) {}

  // `name` begins with the home.
  void Write(const std::string& name, std::string_view bytes);
  void WriteSums() { folder_.Write(home_ + "SHA256SUMS", sums_); }

 private:
  SiteFolder& folder_;
  const std::string home_;
  std::string sums_;
};

// The rules of a page as JSON (codicil-rules/1), Markdown and Akoma Ntoso: index.json, index.md and
// index.xml in `folder`.
void WriteFormats(const Site& site, uint32_t edition, const EditionPages& pages, ProvisionId page,
                  AknPortions& portions, const std::string& folder, FormatFiles& files);

// A file with a whole edition.
struct EditionFormat {
  const char* name;   // "edition.json"
  const char* title;  // "JSON"
  const char* type;   // "application/json"
};
// JSON, from which the others can be made, comes first.
enum class Formats : uint8_t { kJson, kAll };
std::span<const EditionFormat> EditionFormats(Formats formats);

// Writes these files into `folder`.
void WriteEditionFormats(const Site& site, uint32_t index, const Edition& edition,
                         const std::string& folder, Formats formats, FormatFiles& files);

}  // namespace codicil::site
