// Mentions of what lies outside the work: web addresses, and documents by the shape of their names.
#pragma once

#include <optional>
#include <string_view>

#include "crossref/citation_words.h"
#include "crossref/reference_index.h"

namespace codicil {

struct TextRange {
  size_t begin;
  size_t end;
};

// "https://a.example/b", "www.a.example", "a.example/b", "Rules.a.com" in the stretch without
// spaces [begin, end), without the punctuation around it. An e-mail address is not one.
std::optional<TextRange> FindAddress(std::string_view text, size_t begin, size_t end);

// The name of a document that ends with the word [last, end): capitalised words ("the Emberfall
// Tournament Rules" without the article). None where it is the work itself, one of its headings, or
// one word alone. `floor` is where the name can begin at the earliest.
std::optional<TextRange> FindDocument(std::string_view text, size_t floor, size_t last, size_t end,
                                      const CitationWords& words, const ReferenceIndex& index);

}  // namespace codicil
