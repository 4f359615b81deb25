// Mentions of things outside the work: web addresses, and documents, recognised by the shape of
// their names.
#pragma once

#include <optional>
#include <string_view>
#include <unordered_map>

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

// Finds out whether what was cited is a part of another document: "Section 2 of the lease",
// "Section 1 of the Harbour Act". Use one per edition; the index and the words must outlive it.
class ForeignWholes {
 public:
  ForeignWholes(const ReferenceIndex& index, const CitationWords& words)
      : index_(index), words_(words) {}

  // Returns the name of the document that comes next at `at`, where the number of its part ends.
  // nullopt if none does, or if it is the work itself: by its title, by a heading, or because the
  // work says "this lease" of itself.
  std::optional<TextRange> After(std::string_view text, size_t at);

 private:
  size_t NameEnd(std::string_view text, size_t begin) const;
  bool IsDocument(std::string_view noun) const;
  bool IsOwnNoun(const std::string& noun);
  bool SpeaksOfItselfAs(std::string_view noun) const;

  const ReferenceIndex& index_;
  const CitationWords& words_;
  std::unordered_map<std::string, bool> own_;  // by noun: the text is searched once for each
};

}  // namespace codicil
