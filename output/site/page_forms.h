// The forms for programs that stand beside the pages of a site.
#pragma once

#include <span>
#include <string>

#include "output/site/site.h"
#include "rules/edition.h"

namespace codicil::site {

// The rules of a page as JSON (codicil-rules/1) and Markdown: index.json and index.md in `folder`.
void WriteForms(const Site& site, uint32_t edition, const EditionPages& pages, ProvisionId page,
                const std::string& folder);

// A file with a whole edition.
struct EditionForm {
  const char* name;   // "edition.json"
  const char* title;  // "JSON"
  const char* type;   // "application/json"
};
std::span<const EditionForm> EditionForms();

// Writes these files into `folder`, with their sums.
void WriteEditionForms(const Site& site, const Edition& edition, const std::string& folder);

}  // namespace codicil::site
