// Which provisions define the terms of the glossary.
#pragma once

#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "crossref/reference_index.h"

namespace codicil {

// True where the words around the use define its term: "A warden is a …", "… is called a warden".
// `text` is that of its place. What is not said that plainly defines nothing.
bool DefinesTerm(std::string_view text, const TermUse& use);

// The provisions that have the entry's term as their heading, in singular or plural; in no order.
std::vector<ProvisionId> FindTitledAfter(const ReferenceIndex& index, uint32_t entry);

}  // namespace codicil
