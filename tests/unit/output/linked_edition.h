// Small editions read from plain text, for tests of the linked formats.
#pragma once

#include <string>

#include "crossref/cross_references.h"
#include "tests/unit/read_rules.h"

namespace codicil {

inline Edition ReadPlain(const std::string& text) { return ReadRules(text, Format::kPlainText); }

// Citations of every status that a whole edition can have, terms, symbols and an example.
inline constexpr const char* kEmberPlain =
    "Ember Rules\n\nThese rules are effective as of February 3, 2031.\n\n"
    "Contents\n\n1. Play\n100. Basics\n101. Relics\n\nGlossary\n\n"
    "1. Play\n\n"
    "100. Basics\n\n"
    "100.1. A warden pays {2}{F/T} to light a relic. See rule 101.1.\n\n"
    "Example: The first < second & third.\n\n"
    "100.1a Two wardens may share; see rules 100.1 and 101.1–2.\n\n"
    "100.1b Nothing is said in rule 999.9.\n\n"
    "101. Relics\n\n"
    "101.1. Lit relics burn.\n\n"
    "101.2. Burnt relics do not.\n\n"
    "101.2. A number that is used twice.\n\n"
    "Glossary\n\n"
    "Relic\nA thing that burns. See rule 101, “Relics.”\n\n"
    "Warden\nOne who lights a relic.\n";

// Returns a citation with one locator in the text of `provision`, for use in place of those that
// cross-referencing finds.
inline Citation CitationIn(ProvisionId provision, uint32_t begin, uint32_t end) {
  Citation citation;
  citation.place = {PassageKind::kText, provision, 0};
  citation.begin = begin;
  citation.end = end;
  Locator locator;
  locator.begin = begin;
  locator.end = end;
  citation.locators.push_back(locator);
  return citation;
}

inline CrossReferences NoReferences(const Edition& edition) {
  CrossReferences references;
  references.cited_by = NumberLists(edition.provisions.size(), [](auto) {});
  references.entry_cited_by = NumberLists(edition.glossary.size(), [](auto) {});
  references.defined_in.resize(edition.glossary.size());
  return references;
}

}  // namespace codicil
