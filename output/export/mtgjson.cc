// The closed lists of every edition in the shape of MTGJSON: two files in a folder for each
// edition, and those of the last one beside these folders, where programs for MTGJSON look for
// them.

#include "output/export/export.h"
#include "output/types.h"

namespace codicil {
namespace {

Status WriteFiles(const Edition& edition, const Vocabulary& vocabulary, const std::string& place,
                  OutputFolder& folder) {
  for (const auto& [name, write] :
       {std::pair("CardTypes.json", &WriteCardTypes), {"Keywords.json", &WriteKeywords}}) {
    const auto content = [&, the_writer = write](ByteSink& out) -> Status {
      the_writer(edition, vocabulary, out);
      return {};
    };
    if (Status status = folder.Write(place + name, content); !status.ok()) return status;
  }
  return {};
}

}  // namespace

Status ExportMtgjson(const ExportInput& input, OutputFolder& folder) {
  const auto& records = input.work().editions;
  return input.ForEachEdition([&](uint32_t index, const Edition& edition) {
    const Vocabulary vocabulary = ExtractVocabulary(edition);
    Status status = WriteFiles(edition, vocabulary, records[index].id + "/", folder);
    if (status.ok() && index + 1 == records.size())
      status = WriteFiles(edition, vocabulary, "", folder);
    return status;
  });
}

}  // namespace codicil
