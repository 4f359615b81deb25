// What is searched of an edition: its provisions, lists and terms.
#pragma once

#include "corpus/manifest.h"
#include "corpus/work.h"
#include "crossref/cross_references.h"
#include "output/address.h"
#include "output/search/index.h"

namespace codicil {

// The glossary terms that each provision explains: those whose entry names it.
using ExplainedTerms = std::vector<std::vector<std::string>>;
ExplainedTerms TermsExplained(const Edition& edition, const CrossReferences& references);

// Adds what people call provisions of the edition, as the manifest has it; `terms` has a row for
// each. An alias of what the edition lacks finds nothing (corpus check tells).
void AddAliases(const std::vector<ManifestAlias>& aliases, const EditionRecord& edition,
                ExplainedTerms& terms);

// Those of one edition: provisions in their order, then lists, then terms. `explained` has a row
// for each provision, or none. The newest edition's are at the addresses that always live. Linear.
std::vector<SearchDocument> SearchDocumentsOf(const Work& work, const Addresses& addresses,
                                              uint32_t edition, const ExplainedTerms& explained);

// A provision of any edition.
SearchDocument SearchDocumentOf(const Work& work, const Place& place, std::string address);

}  // namespace codicil
