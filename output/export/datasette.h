// What Datasette shows of the SQLite format: metadata.json.
#pragma once

#include <span>
#include <string_view>

#include "base/byte_sink.h"
#include "corpus/work.h"

namespace codicil {

extern const std::string_view kExportViews;  // views.sql

struct CannedQuery {
  const char* name;
  const char* title;
  const char* sql;  // parameters are :names
};
std::span<const CannedQuery> CannedQueries();

// `database` is the name of the database's file without its extension.
void WriteDatasetteMetadata(const Work& work, std::string_view database, ByteSink& out);

}  // namespace codicil
