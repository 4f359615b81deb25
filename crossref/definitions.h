// Which provisions define the terms of the glossary.
#pragma once

#include <vector>

#include "crossref/cross_references.h"
#include "crossref/reference_index.h"

namespace codicil {

// For each entry, in the order of the tree: the provisions that have the term as their heading, and
// those that say so in words ("A warden is a …", "… is called a warden"). `uses` in the order of
// CrossReferences. What is not said that plainly is left out.
std::vector<std::vector<ProvisionId>> FindDefinitions(const ReferenceIndex& index,
                                                      const std::vector<TermUse>& uses);

}  // namespace codicil
