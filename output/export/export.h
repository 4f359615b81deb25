// The formats in which a work is exported, with all its editions.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/output_folder.h"
#include "base/status.h"
#include "corpus/corpus.h"
#include "corpus/schema.h"

namespace codicil {

struct ExportInput {
  const OpenedCorpus& corpus;
  const FileStore& files;  // in which the editions are

  const Work& work() const { return corpus.build.work; }
  Status ForEachEdition(const VisitEdition& visit) const {
    return codicil::ForEachEdition(corpus, files, visit);
  }
};

// Gives all rows of all tables that are published (corpus/schema.h), in an order that depends on
// the work alone. One edition is in memory at a time.
Status WriteTables(const ExportInput& input, TableSink& sink);

// A format is one stream of bytes or a folder of files; with both, the name of the output decides:
// one with an extension is a file.
struct ExportFormat {
  const char* name;
  const char* extension;  // of its file, if that is not the name; or ""
  const char* summary;    // for the help: "one JSON line for each provision"
  Status (*write)(const ExportInput& input, ByteSink& out);                // nullptr for a folder
  Status (*write_folder)(const ExportInput& input, OutputFolder& folder);  // or nullptr
};

// A new format is a file with its function and a row in this table (export.cc).
std::span<const ExportFormat> ExportFormats();

Status ExportAcademy(const ExportInput& input, OutputFolder& folder);
Status ExportChunks(const ExportInput& input, ByteSink& out);
Status ExportXml(const ExportInput& input, OutputFolder& folder);
Status ExportGit(const ExportInput& input, ByteSink& out);
Status ExportNdjson(const ExportInput& input, OutputFolder& folder);
Status ExportCsv(const ExportInput& input, OutputFolder& folder);
Status ExportMtgjson(const ExportInput& input, OutputFolder& folder);
Status ExportDatabase(const ExportInput& input, ByteSink& out);
Status ExportSqlite(const ExportInput& input, OutputFolder& folder);
Status ExportMarkdown(const ExportInput& input, OutputFolder& folder);

}  // namespace codicil
