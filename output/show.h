// Provisions and glossary terms, for people.
#pragma once

#include "base/byte_sink.h"
#include "crossref/cross_references.h"
#include "crossref/lookup.h"
#include "output/terminal_text.h"

namespace codicil {

// Writes each provision with its number, title, breadcrumb, text, examples and notes, the
// provisions directly below it, what it cites, what cites it and what cites those below it; and
// each glossary entry with its definition, the provisions that define it and what cites it. Linear
// in the edition's size.
void WriteShown(const Edition& edition, const CrossReferences& references, const Matches& found,
                const PrintStyle& style, ByteSink& out);

}  // namespace codicil
