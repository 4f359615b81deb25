// The words of one language that distinguish the use of a term from the everyday use of its words:
// data, not code.
#pragma once

#include <span>
#include <string_view>

namespace codicil {

// All in lower case, in any order.
struct TermWords {
  // "(Obsolete)" after a term, or "An obsolete …" at the start of its definition: the term is out
  // of use.
  std::span<const std::string_view> obsolete;
  // "(Informal)", "An informal term for …": the same, but in a definition only if one of `names`
  // follows.
  std::span<const std::string_view> informal;
  std::span<const std::string_view> names;
  // "A relic type": a term defined as a kind of something is often capitalised.
  std::span<const std::string_view> kinds;
  // The first word of a definition of an action: "To put out a lamp."
  std::string_view action;
  // "can match", "to match": before a verb.
  std::span<const std::string_view> before_verbs;
  // "modified by": after a participle that is not an adjective.
  std::span<const std::string_view> behind_verbs;
  // Everyday verbs: they are the term only near the thing that its definition says it is done to.
  std::span<const std::string_view> everyday_verbs;
  // Words of grammar: terms on their own only where they are quoted.
  std::span<const std::string_view> grammar;
  // Phrases whose words look like terms but are not: "in that case".
  std::span<const std::string_view> idioms;
  // "which matches": next to one of these, a word in -s is a verb.
  std::span<const std::string_view> subjects;
  std::span<const std::string_view> determiners;
  // "may phase", "phase out": next to one of these, the word for a thing is a verb.
  std::span<const std::string_view> modals;
  std::span<const std::string_view> particles;
  // "phases in or out": may follow a particle that ends its clause.
  std::span<const std::string_view> clause_links;
  // "the boat named Grey Turn": a capitalised word after one of these is a name.
  std::span<const std::string_view> naming;
};

// Returns the table of a language; an empty one if it has none.
const TermWords& TermWordsOf(std::string_view language);

}  // namespace codicil
