// The words of one language that distinguish the use of a term from the everyday use of its words:
// data, not code.
#pragma once

#include <span>
#include <string_view>

namespace codicil {

// All in lower case, in no order.
struct TermWords {
  // "(Obsolete)" after a term, "An obsolete …" at the start of its definition: it is out of use.
  std::span<const std::string_view> obsolete;
  // "(Informal)", "An informal term for …": the same where `names` come next in a definition.
  std::span<const std::string_view> informal;
  std::span<const std::string_view> names;
  // "A relic type": what is called a kind of something is often written with a capital.
  std::span<const std::string_view> kinds;
  // What a definition of something that is done begins with: "To put out a lamp."
  std::string_view action;
  // "can match", "to match": before a verb.
  std::span<const std::string_view> before_verbs;
  // "modified by": after a participle that is not an adjective.
  std::span<const std::string_view> behind_verbs;
  // Verbs of every day: the term only beside the thing that its definition says it is done to.
  std::span<const std::string_view> everyday_verbs;
  // Words of grammar: terms by themselves only where they are quoted.
  std::span<const std::string_view> grammar;
  // Phrases whose words are none of the terms that they look like: "in that case".
  std::span<const std::string_view> idioms;
  // "which matches": before or after an -s that is a verb's.
  std::span<const std::string_view> subjects;
  std::span<const std::string_view> determiners;
};

// A language without a table has no such words.
const TermWords& TermWordsOf(std::string_view language);

}  // namespace codicil
