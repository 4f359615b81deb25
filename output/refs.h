// The cross-references of an edition, as data and for people. Each function returns the whole
// output as bytes; the same edition always produces the same bytes.
#pragma once

#include <cstdint>
#include <string>

#include "crossref/cross_references.h"
#include "crossref/lookup.h"

namespace codicil {

// codicil-refs/1. Optionally includes each use of a glossary term and the places where the terms
// are defined, which makes it several times as large.
enum class RefsParts : uint8_t { kCitations, kCitationsAndTerms };
std::string WriteRefsJson(const Edition& edition, const CrossReferences& references,
                          RefsParts parts = RefsParts::kCitations);
// One line per locator (RFC 4180), after a line of column names; begin and end as in the JSON.
std::string WriteRefsCsv(const Edition& edition, const CrossReferences& references);
// A Graphviz graph: an edge from each provision to each provision that it cites.
std::string WriteRefsDot(const Edition& edition, const CrossReferences& references);
// Each provision and glossary entry in both directions: what it cites and what cites it, with
// citations of the provisions below it listed separately.
std::string WriteRefsOf(const Edition& edition, const CrossReferences& references,
                        const Matches& found);

}  // namespace codicil
