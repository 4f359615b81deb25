// Provisions and glossary terms with what surrounds them.
#pragma once

#include "base/byte_sink.h"
#include "crossref/cross_references.h"
#include "crossref/locate.h"
#include "output/terminal_text.h"

namespace codicil {

// What codicil-show/1 has of other provisions, too, for those who ask once.
struct ShownWith {
  bool context = false;    // those above, from the outermost on, and those directly below
  bool citations = false;  // those that its citations lead to, each once
  bool examples = false;   // the examples of all these
};

struct ShownEdition {
  const Edition& edition;
  const CrossReferences& references;
  const Matches& found;  // what to show
  ShownWith with = {};
};

// For people: each provision with its number, title, breadcrumb, text, examples and notes, the
// provisions directly below it, what it cites, what cites it and what cites those below it; and
// each glossary entry with its definition, the provisions that define it and what cites it. Linear
// in the edition's size.
void WriteShownText(const ShownEdition& shown, const PrintStyle& style, ByteSink& out);
// codicil-show/1: each as in codicil-edition/1, with what it cites and what cites it.
void WriteShownJson(const ShownEdition& shown, ByteSink& out);

}  // namespace codicil
