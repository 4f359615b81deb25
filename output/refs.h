// What the provisions of an edition say about each other, as data and for people. The same
// edition gives the same bytes.
#pragma once

#include "base/byte_sink.h"
#include "crossref/cross_references.h"
#include "crossref/locate.h"
#include "output/table.h"

namespace codicil {

struct RefsReport {
  const Edition& edition;
  const CrossReferences& references;
  // Whether the JSON has each use of a glossary term and the places where the terms are defined,
  // which makes it several times as large.
  bool terms = false;
  // If not null, only citations in these provisions and entries, or of them.
  const Matches* of = nullptr;
};

void WriteRefsJson(const RefsReport& report, ByteSink& out);  // codicil-refs/1
// A row per locator; begin and end as in the JSON.
void RefsTable(const RefsReport& report, const PutRow& row);
// A Graphviz graph: an edge from each provision to each provision that it cites.
void WriteRefsDot(const RefsReport& report, ByteSink& out);
// Each provision and glossary entry in both directions: what it cites and what cites it, with
// citations of the provisions below it listed separately.
// `report.of` is not null.
void WriteRefsOf(const RefsReport& report, ByteSink& out);

}  // namespace codicil
