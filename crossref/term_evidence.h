// Decides from the work itself which forms of a word are uses of a term.
#pragma once

#include "crossref/term_tree.h"
#include "crossref/word_roles.h"
#include "rules/edition_words.h"

namespace codicil {

// For terms of one word:
// - "Matching" is not a form of "Match" if that is a thing ("A series of games."), unless the
//   glossary or the rules titled after it use that form. "Matches" is doubtful, unless the term's
//   own definition or those rules use it.
// - "Plain" is not a form of "Plains", unless the rules titled after "Plains" or its definition use
//   it.
// - A term that is defined as a kind of something ("An enchantment subtype.") and is capitalised
//   inside sentences is not meant where it is written in lower case.
// `roles` must already contain the terms. Linear in the edition.
void WeighForms(const Edition& edition, const EditionWords& words, const TermTree& terms,
                WordRoles& roles);

}  // namespace codicil
