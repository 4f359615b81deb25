// Citations as JSON (codicil-refs/1; docs/schema has the schema), as a table, as a graph of
// Graphviz, and those of one provision in both directions for people.

#include "output/refs.h"

#include <fmt/format.h>

#include <algorithm>

#include "output/json_parts.h"
#include "output/passage_parts.h"
#include "output/refs_parts.h"
#include "rules/provision_key.h"
#include "text/budget.h"

namespace codicil {
namespace {

// The citations that the report is on.
std::vector<const Citation*> CitationsOf(const RefsReport& report) {
  const auto has = [](const std::vector<uint32_t>& all, uint32_t one) {
    return std::ranges::find(all, one) != all.end();
  };
  const auto is_of = [&](const Citation& citation) {
    const Matches& of = *report.of;
    const PassageRef& place = citation.place;
    if (has(place.InGlossary() ? of.entries : of.provisions, place.owner)) return true;
    return std::ranges::any_of(citation.locators, [&](const Locator& locator) {
      return std::ranges::any_of(locator.targets,
                                 [&](auto id) { return has(of.provisions, id); }) ||
             std::ranges::any_of(locator.terms, [&](auto id) { return has(of.entries, id); });
    });
  };
  std::vector<const Citation*> citations;
  for (const Citation& citation : report.references.citations)
    if (report.of == nullptr || is_of(citation)) citations.push_back(&citation);
  return citations;
}

class RefsWriter {
 public:
  RefsWriter(const RefsReport& report, ByteSink& out)
      : report_(report),
        edition_(report.edition),
        references_(report.references),
        points_(edition_),
        json_(out) {}

  void Write(bool terms) {
    json_.Document(
        "schema", "codicil-refs/1", [&] { WriteIdentity(edition_, json_); }, "citations",
        json_.Each(CitationsOf(report_), [&](const Citation* one) { WriteCitation(*one); }),
        [&] {
          if (terms) WriteTerms();
        });
  }

 private:
  void WriteTerms() {
    json_.Members("term_uses", json_.Each(references_.term_uses, [&](const TermUse& use) {
      json_.Object([&] { WriteStretch(use.place, use.begin, use.end); }, "term",
                   edition_.glossary[use.entry].term.text);
    }));
    uint32_t entry = 0;
    json_.Members("definitions", json_.Each(references_.defined_in, [&](const auto& provisions) {
      const std::string_view term = edition_.glossary[entry++].term.text;
      if (!provisions.empty())
        json_.Object("term", term, "provisions", KeysOf(edition_, provisions));
    }));
  }

  // "from", "in", "begin", "end".
  void WriteStretch(const PassageRef& place, uint32_t from, uint32_t to) {
    const auto [begin, end] = points_.Count(place, from, to);
    json_.Members("from", OrNull(PlaceNumber(edition_, place)));
    if (place.InGlossary()) {
      json_.Members("in", json_.Of("glossary", Brief(edition_.glossary[place.owner].term.text)));
    } else {
      json_.Members("in", PlaceName(place));
    }
    json_.Members("begin", begin, "end", end);
  }

  void WriteCitation(const Citation& citation) {
    json_.Object([&] { WriteStretch(citation.place, citation.begin, citation.end); }, "status",
                 CitationStatusName(citation.status), "locators",
                 json_.Each(citation.locators, [&](const Locator& locator) {
                   json_.Object([&] { WriteLocator(locator); });
                 }));
  }

  void WriteLocator(const Locator& locator) {
    switch (locator.kind) {
      case Locator::kDocument:
        json_.Members("document", locator.name);
        if (IsOfPredecessor(edition_, locator)) WritePredecessor(locator);
        return;
      case Locator::kTerm:
        return json_.Members("term", TermShown(edition_, locator));
      case Locator::kLabel:
        json_.Members("label", locator.name);
        return WriteTargets(locator);
      case Locator::kNumber:
        json_.Members("first", locator.first.ToString(), "last", OrNull(locator.last.ToString()));
        return WriteTargets(locator);
    }
  }

  // What is cited of the work that this one replaced, and where that is there.
  void WritePredecessor(const Locator& locator) {
    const Edition& there = edition_.predecessor->edition;
    json_.Members("predecessor", json_.Each(locator.elsewhere, [&](const Locator& number) {
      json_.Object("first", number.first.ToString(), "last", OrNull(number.last.ToString()),
                   "status", CitationStatusName(number.status), "targets",
                   KeysOf(there, number.targets));
    }));
  }

  void WriteTargets(const Locator& locator) {
    json_.Members(
        "title", OrNull(locator.title), "targets", KeysOf(edition_, locator.targets), "targets_cut",
        If(locator.targets_cut, true), "title_target",
        If(locator.title_target != kNoProvision, KeyText(edition_, locator.title_target)));
  }

  const RefsReport& report_;
  const Edition& edition_;
  const CrossReferences& references_;
  CodePointCounter points_;
  JsonWriter json_;
};

std::string Where(const Edition& edition, const Citation& citation) {
  const PassageRef& place = citation.place;
  if (place.InGlossary())
    return fmt::format("glossary: {}", edition.glossary[place.owner].term.text);
  const std::string number = PlaceNumber(edition, place);
  return place.kind == PassageKind::kText ? number : fmt::format("{} {}", number, PlaceName(place));
}

// A citation's words, and their targets or the reason that there are none.
std::string Cited(const Edition& edition, const Citation& citation) {
  std::string line = fmt::format("  {}", CitationWordsShown(edition, citation));
  if (citation.status != CitationStatus::kResolved)
    line += fmt::format(" [{}]", CitationStatusName(citation.status));
  line += '\n';
  for (const Locator& locator : citation.locators) {
    for (const ProvisionId target : locator.targets)
      line += fmt::format("    -> {}\n", NameOf(edition, target));
    if (!locator.terms.empty())
      line += fmt::format("    -> glossary: {}\n", TermShown(edition, locator));
  }
  return line;
}

std::string Citing(const Edition& edition, const CrossReferences& references,
                   std::span<const uint32_t> citers) {
  std::string lines;
  for (const uint32_t index : citers) {
    const Citation& citation = references.citations[index];
    lines +=
        fmt::format("  {}: {}\n", Where(edition, citation), CitationWordsShown(edition, citation));
  }
  return lines;
}

// Writes what `owner` cites, and what cites it.
std::string BothWays(const Edition& edition, const CrossReferences& references,
                     const std::string& name, bool in_glossary, uint32_t owner,
                     std::span<const uint32_t> citers) {
  std::string cites;
  for (const Citation& citation : references.citations) {
    const PassageRef& place = citation.place;
    const bool here = (place.InGlossary()) == in_glossary && place.owner == owner;
    if (here) cites += Cited(edition, citation);
  }
  const std::string cited_by = Citing(edition, references, citers);
  return fmt::format("{}\n\ncites\n{}\ncited by\n{}", name, cites.empty() ? "  nothing\n" : cites,
                     cited_by.empty() ? "  nothing\n" : cited_by);
}

}  // namespace

void RefsTable(const RefsReport& report, const PutRow& row) {
  const Edition& edition = report.edition;
  row({"from", "in", "term", "begin", "end", "status", "kind", "value", "last", "title",
       "targets"});
  CodePointCounter points(edition);
  for (const Citation* one : CitationsOf(report)) {
    const Citation& citation = *one;
    const auto [begin, end] = points.Count(citation.place, citation.begin, citation.end);
    const PassageRef& place = citation.place;
    const bool in_glossary = place.InGlossary();
    for (const Locator& locator : citation.locators) {
      const Said said = WhatItSays(edition, locator);
      const std::string term = in_glossary ? Brief(edition.glossary[place.owner].term.text) : "";
      std::vector<std::string> targets = KeysOf(edition, locator.targets);
      if (locator.targets_cut) targets.insert(targets.end() - 1, "…");
      row({OrNull(PlaceNumber(edition, place)), PlaceName(place), OrNull(term), begin, end,
           CitationStatusName(locator.status), said.kind, said.value,
           OrNull(locator.last.ToString()), OrNull(locator.title),
           Words(targets.begin(), targets.end())});
    }
  }
}

void WriteRefsDot(const RefsReport& report, ByteSink& out) {
  const Edition& edition = report.edition;
  using Edge = std::pair<ProvisionId, ProvisionId>;
  std::vector<Edge> edges;
  for (const Citation* citation : CitationsOf(report)) {
    if (citation->place.InGlossary()) continue;
    for (const Locator& locator : citation->locators) {
      for (const ProvisionId target : locator.targets)
        edges.emplace_back(citation->place.owner, target);
    }
  }
  std::ranges::sort(edges);
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  out.Write("digraph citations {\n  node [shape=plaintext];\n");
  for (const auto& [from, to] : edges)
    out.Write(fmt::format("  \"{}\" -> \"{}\";\n", KeyText(edition, from), KeyText(edition, to)));
  out.Write("}\n");
}

void WriteRefsJson(const RefsReport& report, ByteSink& out) {
  RefsWriter(report, out).Write(report.terms);
}

void WriteRefsOf(const RefsReport& report, ByteSink& out) {
  const Matches& found = *report.of;
  const Edition& edition = report.edition;
  const CrossReferences& references = report.references;
  std::vector<std::string> parts;
  for (const ProvisionId id : found.provisions) {
    parts.push_back(
        BothWays(edition, references, NameOf(edition, id), false, id, references.cited_by[id]));
    const std::string below = Citing(edition, references, CitersBelow(edition, references, id));
    if (!below.empty()) parts.back() += fmt::format("\nbelow it, cited by\n{}", below);
  }
  for (const uint32_t entry : found.entries)
    parts.push_back(BothWays(edition, references,
                             fmt::format("glossary: {}", edition.glossary[entry].term.text), true,
                             entry, references.entry_cited_by[entry]));
  out.Write(fmt::format("{}", fmt::join(parts, "\n")));
}

}  // namespace codicil
