// Citations as a graph of Graphviz.

#include <fmt/format.h>

#include <algorithm>

#include "output/refs.h"

namespace codicil {

std::string WriteRefsDot(const Edition& edition, const CrossReferences& references) {
  using Edge = std::pair<ProvisionId, ProvisionId>;
  std::vector<Edge> edges;
  for (const Citation& citation : references.citations) {
    if (citation.place.InGlossary()) continue;
    for (const Locator& locator : citation.locators) {
      for (const ProvisionId target : locator.targets)
        edges.emplace_back(citation.place.owner, target);
    }
  }
  std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  const auto number = [&](ProvisionId id) { return edition.provisions[id].number.ToString(); };
  std::string out = "digraph citations {\n  node [shape=plaintext];\n";
  for (const auto& [from, to] : edges)
    out += fmt::format("  \"{}\" -> \"{}\";\n", number(from), number(to));
  return out + "}\n";
}

}  // namespace codicil
