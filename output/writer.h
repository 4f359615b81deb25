// One writer per format over one walk (edition_walk.h). The same edition gives the same bytes.
#pragma once

#include "base/byte_sink.h"
#include "crossref/cross_references.h"
#include "rules/edition.h"

namespace codicil {

void WriteJson(const Edition& edition, ByteSink& out);    // codicil-edition/1, UTF-8
void WriteNdjson(const Edition& edition, ByteSink& out);  // a line for each provision and term
void WriteText(const Edition& edition, ByteSink& out);    // canonical plain text
// Plain text as game rules are published: what belongs to a provision is one block.
void WritePublished(const Edition& edition, ByteSink& out);
void WriteRst(const Edition& edition, ByteSink& out);      // the Sphinx dialect, one file
void WriteOutline(const Edition& edition, ByteSink& out);  // compact tree, one line per provision

struct TextLayout {
  bool published = false;  // otherwise canonical
  bool crlf = false;       // at the end of each line
  bool byte_order_mark = false;

  bool is_canonical() const { return !published && !crlf && !byte_order_mark; }
};
void WriteTextAs(const Edition& edition, const TextLayout& layout, ByteSink& out);

// One self-contained page: every provision, entry, citation and term is an anchor or a link.
void WriteHtml(const Edition& edition, const CrossReferences& references, ByteSink& out);
// An EPUB 3 book of the same, a file for each chapter, as an archive.
void WriteEpub(const Edition& edition, CrossReferences references, ByteSink& out);
// CommonMark with the same anchors and links.
void WriteMarkdown(const Edition& edition, const CrossReferences& references, ByteSink& out);

}  // namespace codicil
