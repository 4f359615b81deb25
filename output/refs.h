// What the provisions of an edition say about each other, as data and for people. Each gives the
// whole output as bytes; the same edition gives the same bytes.
#pragma once

#include <cstdint>
#include <string>

#include "crossref/cross_references.h"
#include "crossref/lookup.h"

namespace codicil {

// codicil-refs/1. With the terms it also has each use of a term of the glossary and where the terms
// are defined; that is several times as much.
enum class RefsParts : uint8_t { kCitations, kCitationsAndTerms };
std::string WriteRefsJson(const Edition& edition, const CrossReferences& references,
                          RefsParts parts = RefsParts::kCitations);
// A line for each locator, RFC 4180, with a line of column names; begin and end as in the JSON.
std::string WriteRefsCsv(const Edition& edition, const CrossReferences& references);
// A graph of Graphviz: an edge from each provision to each one that it cites.
std::string WriteRefsDot(const Edition& edition, const CrossReferences& references);
// Each provision and glossary entry both ways: what it cites, and what cites it; apart from that,
// what cites a provision below it.
std::string WriteRefsOf(const Edition& edition, const CrossReferences& references,
                        const Matches& found);

}  // namespace codicil
