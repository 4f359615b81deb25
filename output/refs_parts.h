// Helpers shared by the writers of citations.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "crossref/cross_references.h"

namespace codicil {

// "text", "heading", "example[0]", "note[1]", "glossary".
std::string PlaceName(const PassageRef& place);
// Returns the number of the provision that contains the place; "" for the glossary.
std::string PlaceNumber(const Edition& edition, const PassageRef& place);

// Returns the term of the entry if there is one, otherwise the term as the text has it.
std::string_view TermShown(const Edition& edition, const Locator& locator);

// As they are named in data: "203.1", "203.1#2".
std::vector<std::string> KeysOf(const Edition& edition, const std::vector<ProvisionId>& ids);

// What a locator says: "number" and "203.1", "term", "document" or "label" and its name.
struct Said {
  std::string_view kind;
  std::string value;
};
Said WhatItSays(const Edition& edition, const Locator& locator);

// Returns a place in each provision or entry that contains some of these citations (indices in
// ascending order), once, in the order of the edition.
std::vector<PassageRef> OwnersOf(const CrossReferences& references,
                                 std::span<const uint32_t> citations);

// Returns a citation's words, on one line.
std::string CitationWordsShown(const Edition& edition, const Citation& citation);

// Converts byte ranges of passages to ranges of Unicode code points. If ranges are requested in
// ascending order, the total cost is linear in the length of the passages.
class CodePointCounter {
 public:
  explicit CodePointCounter(const Edition& edition) : edition_(edition) {}
  std::pair<size_t, size_t> Count(const PassageRef& place, uint32_t begin, uint32_t end);

 private:
  const Edition& edition_;
  PassageRef place_;
  bool started_ = false;
  size_t bytes_ = 0;
  size_t points_ = 0;
};

}  // namespace codicil
