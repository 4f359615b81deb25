// The closed lists of every edition in the shape of MTGJSON: two files in a folder for each
// edition, and those of the last one beside these folders, where programs for MTGJSON look for
// them.

#include "output/export/export.h"
#include "output/types.h"

namespace codicil {
namespace {

std::string WriteFiles(const Edition& edition, const Vocabulary& vocabulary,
                       const std::string& place, OutputFolder& folder) {
  for (const auto& [name, write] :
       {std::pair("CardTypes.json", &WriteCardTypes), {"Keywords.json", &WriteKeywords}}) {
    const auto content = [&, the_writer = write](ByteSink& out) -> std::string {
      the_writer(edition, vocabulary, out);
      return "";
    };
    if (std::string why = folder.Write(place + name, content); !why.empty()) return why;
  }
  return "";
}

}  // namespace

std::string ExportMtgjson(const ExportInput& input, OutputFolder& folder) {
  const auto& records = input.work().editions;
  return input.ForEachEdition([&](uint32_t index, const Edition& edition) {
    const Vocabulary vocabulary = ExtractVocabulary(edition);
    std::string why = WriteFiles(edition, vocabulary, records[index].id + "/", folder);
    if (why.empty() && index + 1 == records.size())
      why = WriteFiles(edition, vocabulary, "", folder);
    return why;
  });
}

}  // namespace codicil
