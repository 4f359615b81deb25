// What the provisions of an edition say about each other, as data and for people. The same
// edition gives the same bytes.
#pragma once

#include <cstdint>

#include "base/byte_sink.h"
#include "crossref/cross_references.h"
#include "crossref/lookup.h"

namespace codicil {

// codicil-refs/1. Optionally includes each use of a glossary term and the places where the terms
// are defined, which makes it several times as large.
enum class RefsParts : uint8_t { kCitations, kCitationsAndTerms };
void WriteRefsJson(const Edition& edition, const CrossReferences& references, RefsParts parts,
                   ByteSink& out);
// One line per locator (RFC 4180), after a line of column names; begin and end as in the JSON.
void WriteRefsCsv(const Edition& edition, const CrossReferences& references, ByteSink& out);
// A Graphviz graph: an edge from each provision to each provision that it cites.
void WriteRefsDot(const Edition& edition, const CrossReferences& references, ByteSink& out);
// Each provision and glossary entry in both directions: what it cites and what cites it, with
// citations of the provisions below it listed separately.
void WriteRefsOf(const Edition& edition, const CrossReferences& references, const Matches& found,
                 ByteSink& out);

}  // namespace codicil
