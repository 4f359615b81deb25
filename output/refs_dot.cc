// Citations as a graph of Graphviz.

#include <fmt/format.h>

#include <algorithm>

#include "output/refs.h"
#include "rules/provision_key.h"

namespace codicil {

void WriteRefsDot(const RefsReport& report, ByteSink& out) {
  const Edition& edition = report.edition;
  using Edge = std::pair<ProvisionId, ProvisionId>;
  std::vector<Edge> edges;
  for (const Citation& citation : report.references.citations) {
    if (citation.place.InGlossary()) continue;
    for (const Locator& locator : citation.locators) {
      for (const ProvisionId target : locator.targets)
        edges.emplace_back(citation.place.owner, target);
    }
  }
  std::ranges::sort(edges);
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  out.Write("digraph citations {\n  node [shape=plaintext];\n");
  for (const auto& [from, to] : edges)
    out.Write(fmt::format("  \"{}\" -> \"{}\";\n", KeyText(edition, from), KeyText(edition, to)));
  out.Write("}\n");
}

}  // namespace codicil
