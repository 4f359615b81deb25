// What a search found, for people and programs.
#pragma once

#include <string>

#include "base/byte_sink.h"
#include "corpus/work.h"
#include "output/search/search.h"
#include "output/table.h"
#include "output/terminal_text.h"

namespace codicil {

struct SearchReport {
  const Work& work;
  uint32_t edition;  // that was searched
  const SearchIndex& index;
  std::string query;
  Found found;
  size_t shown = 0;  // at most so many results
};

// Number and title, what is above, and the words around the first that was looked for.
void WriteSearchText(const SearchReport& report, const PrintStyle& style, ByteSink& out);
void SearchTable(const SearchReport& report, const PutRow& row);  // a row per result
void WriteSearchJson(const SearchReport& report, ByteSink& out);  // codicil-search/1

}  // namespace codicil
