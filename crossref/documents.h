// Mentions of things outside the work: web addresses, and documents, recognised by the shape of
// their names.
#pragma once

#include <optional>
#include <string_view>

#include "crossref/reference_index.h"
#include "text/language.h"

namespace codicil {

struct TextRange {
  size_t begin;
  size_t end;
};

// Returns the web address in [begin, end), a stretch without spaces, without the punctuation around
// it: "https://a.example/b", "www.a.example", "a.example/b", "Rules.a.com". An e-mail address does
// not count.
std::optional<TextRange> FindAddress(std::string_view text, size_t begin, size_t end);

// Returns the name of a document that ends with the word [last, end): capitalised words ("the
// Emberfall Tournament Rules" without the article). nullopt if it is the work itself, one of its
// headings, or a single word. The name does not begin before `floor`.
std::optional<TextRange> FindDocument(std::string_view text, size_t floor, size_t last, size_t end,
                                      const CitationWords& words, const ReferenceIndex& index);

}  // namespace codicil
