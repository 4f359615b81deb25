#include "corpus/lineages.h"

namespace codicil {

Lineages FindLineages(const Work& work, const std::vector<LineagePin>&, Diagnostics&) {
  Lineages lineages;
  for (const EditionRecord& edition : work.editions)
    lineages.of.emplace_back(edition.provisions.size(), 0);
  return lineages;
}

}  // namespace codicil
