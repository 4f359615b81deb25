// Which provisions define the terms of the glossary.
#pragma once

#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "crossref/reference_index.h"

namespace codicil {

// True where the words around the use define its term: "A warden is a …", "… is called a warden".
// `text` is that of its place, a provision's text: examples define nothing. What is not said that
// plainly defines nothing.
bool DefinesTerm(std::string_view text, const TermUse& use);

// Which provisions have the term of an entry as their heading, in singular or plural; in no order.
struct TitledAfter {
  uint32_t entry;
  ProvisionId owner;
};
std::vector<TitledAfter> FindTitledAfter(const ReferenceIndex& index);

}  // namespace codicil
