// An index for MiniSearch 7, in the form in which the library loads it (MiniSearch.loadJSON).
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/byte_sink.h"

namespace codicil {

// The fields that are searched, in the order of SearchDocument::fields. "number" has the number as
// one term and as its parts; "title" the heading of a provision or a glossary term.
inline constexpr std::array<std::string_view, 3> kSearchFields = {"number", "title", "text"};

struct SearchDocument {
  std::string id;  // where it leads: "702.19b", "g:landwalk"
  std::array<std::string, kSearchFields.size()> fields;
  std::string shown;  // kept for the list of results: what it is called and where it is
};

// Writes the index of these documents. Linear in their words, but for sorting the terms.
void WriteSearchIndex(const std::vector<SearchDocument>& documents, ByteSink& out);

}  // namespace codicil
