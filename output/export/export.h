// The formats in which a work is exported, with all its editions.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/output_folder.h"
#include "corpus/corpus.h"
#include "corpus/schema.h"

namespace codicil {

struct ExportInput {
  const OpenedCorpus& corpus;
  const FileStore& files;  // in which the editions are

  const Work& work() const { return corpus.build.work; }
  std::string ForEachEdition(const VisitEdition& visit) const {
    return codicil::ForEachEdition(corpus, files, visit);
  }
};

// Gives all rows of all tables that are published (corpus/schema.h), in an order that depends on
// the work alone. One edition is in memory at a time. Returns the reason if an edition could not be
// read again, or "".
std::string WriteTables(const ExportInput& input, TableSink& sink);

// A format is one stream of bytes or a folder of files; with both, the name of the output decides:
// one with an extension is a file. Both functions return the reason if they
// could not write all, or "".
struct ExportFormat {
  const char* name;
  const char* extension;  // of its file, if that is not the name; or ""
  const char* summary;    // for the help: "one JSON line for each provision"
  std::string (*write)(const ExportInput& input, ByteSink& out);  // nullptr for a folder
  std::string (*write_folder)(const ExportInput& input, OutputFolder& folder);  // or nullptr
};

// A new format is a file with its function and a row in this table (export.cc).
std::span<const ExportFormat> ExportFormats();

std::string ExportAcademy(const ExportInput& input, OutputFolder& folder);
std::string ExportChunks(const ExportInput& input, ByteSink& out);
std::string ExportXml(const ExportInput& input, OutputFolder& folder);
std::string ExportGit(const ExportInput& input, ByteSink& out);
std::string ExportNdjson(const ExportInput& input, OutputFolder& folder);
std::string ExportCsv(const ExportInput& input, OutputFolder& folder);
std::string ExportMtgjson(const ExportInput& input, OutputFolder& folder);
std::string ExportDatabase(const ExportInput& input, ByteSink& out);
std::string ExportSqlite(const ExportInput& input, OutputFolder& folder);
std::string ExportMarkdown(const ExportInput& input, OutputFolder& folder);

}  // namespace codicil
