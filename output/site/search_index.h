// An index for MiniSearch 7, in the form in which the library loads it (MiniSearch.loadJS).
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/byte_sink.h"

namespace codicil {

// The fields that are searched, in the order of SearchDocument::fields.
inline constexpr std::array<std::string_view, 2> kSearchFields = {"title", "text"};

struct SearchDocument {
  std::string id;  // the address that it leads to, in the site
  // The heading of a provision, a glossary term or the name of a list; the text. How often a word
  // is in it does not count: that would make the index a sixth larger.
  std::array<std::string, kSearchFields.size()> fields;
  std::string number;             // "702.19"
  std::string where;              // what is above it
  std::vector<std::string> also;  // glossary terms that it explains
};

// Writes the index of these documents; number, title, where and also are stored in it. Linear in
// their words, but for sorting the terms.
void WriteSearchIndex(const std::vector<SearchDocument>& documents, ByteSink& out);

}  // namespace codicil
