// Decides from the work itself which forms of a word are uses of a term.
#pragma once

#include "crossref/term_tree.h"
#include "crossref/word_roles.h"
#include "rules/edition.h"

namespace codicil {

// For terms of one word:
// - "Matching" is not a form of "Match" where that is a thing ("A series of games."), unless the
//   glossary or the rules titled after it use that form. "Matches" is doubtful, unless its own
//   definition or those rules use it.
// - "Plain" is not a form of "Plains", unless the rules titled after that or its definition use it.
// - What is called a kind of something ("An enchantment subtype.") and is written with a capital
//   inside sentences is not a term where it is written small.
// `roles` have the terms already. Linear in the edition.
void WeighForms(const Edition& edition, const TermTree& terms, WordRoles& roles);

}  // namespace codicil
