#include "output/export/export.h"

#include <array>

namespace codicil {

std::span<const ExportFormat> ExportFormats() {
  static constexpr std::array<ExportFormat, 9> kOutputFormats{{
      {"academy", "", "a folder with the answers of the Academy Ruins API, for all editions",
       nullptr, ExportAcademy},
      {"chunks", "", "one line of JSON for each wording of a provision or term, for retrieval",
       ExportChunks, nullptr},
      {"csv", "", "a folder of tables for spreadsheets, each readable alone", nullptr, ExportCsv},
      {"git", "", "a history for git fast-import, one commit an edition", ExportGit, nullptr},
      {"markdown", "", "a folder of Markdown, a file an edition, with anchors and links", nullptr,
       ExportMarkdown},
      {"mtgjson", "", "the lists of every edition, in the shape of MTGJSON", nullptr,
       ExportMtgjson},
      {"ndjson", "", "the same tables, a line of JSON a row", nullptr, ExportNdjson},
      {"sqlite", "db", "a database for SQLite, or a folder with it and its metadata for Datasette",
       ExportDatabase, ExportSqlite},
      {"xml", "", "Akoma Ntoso, a file an edition, with lasting ids and what changed", nullptr,
       ExportXml},
  }};
  return kOutputFormats;
}

}  // namespace codicil
