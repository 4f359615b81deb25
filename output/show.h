// One provision or one term, for people.
#pragma once

#include <string>

#include "crossref/cross_references.h"
#include "crossref/lookup.h"

namespace codicil {

struct ShowStyle {
  size_t width = 80;   // columns of a line, where words allow it
  bool color = false;  // ANSI escapes
};

// Each provision with its number, title, breadcrumb, text, examples and notes, the provisions right
// below it, what it cites and what cites it; each glossary entry with its definition, the
// provisions that define it and what cites it. Linear in the edition's size.
std::string WriteShown(const Edition& edition, const CrossReferences& references,
                       const Found& found, const ShowStyle& style);

}  // namespace codicil
