// Which provisions define the terms of the glossary.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "crossref/reference_index.h"

namespace codicil {

// Whether a use that begins at `begin` may define its term: it is at the start of a text, or after
// "called", "called a", "called an" or a quotation mark. A fast filter, rarely true; the words
// before the use are tested without branches.
inline bool MayDefineTerm(std::string_view text, uint32_t begin) {
  constexpr uint32_t kLongestArticle = 4;  // "The "
  if (begin <= kLongestArticle) return true;
  const char* const end = text.data() + begin;
  const bool called = (end[-2] == 'd') & (end[-3] == 'e');
  const bool called_a = (end[-2] == 'a') & (end[-3] == ' ') & (end[-4] == 'd');
  const bool called_an = (end[-2] == 'n') & (end[-3] == 'a') & (end[-4] == ' ') & (end[-5] == 'd');
  const bool quoted = (end[-1] == '"') | (end[-1] == '\x9C');
  return (called | called_a | called_an | quoted) != 0;
}

// Whether the words around the use define its term plainly: "A warden is a …", "… is called a
// warden". `text` is the text of its place, which must be a provision's text: examples define
// nothing.
bool DefinesTerm(std::string_view text, const TermUse& use);

// A provision that has the term of an entry as its heading, in singular or plural.
struct TitledAfter {
  uint32_t entry;
  ProvisionId owner;
};
std::vector<TitledAfter> FindTitledAfter(const ReferenceIndex& index);

}  // namespace codicil
