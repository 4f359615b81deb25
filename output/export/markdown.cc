// A folder of Markdown: a file for each edition, in which every number and term is an anchor and
// every citation a link, and README.md, which leads to the editions and their sections.

#include <fmt/format.h>

#include "output/anchors.h"
#include "output/export/export.h"
#include "output/markdown_words.h"
#include "output/writer.h"

namespace codicil {
namespace {

// The sections of one edition, for the index.
std::string IndexOf(const EditionRecord& record, const std::string& file, const Edition& edition) {
  const Anchors anchors(edition);
  std::string lines = fmt::format("## [{}]({})\n\n", EscapeMarkdown(record.id), file);
  if (!record.date.empty()) lines += fmt::format("In force since {}.\n\n", record.date);
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const Provision& provision = edition.provisions[id];
    if (provision.parent != kNoProvision || provision.implied) continue;
    std::string name = provision.number.ToString();
    if (!provision.heading.empty()) name += fmt::format(" {}", provision.heading.text);
    lines += fmt::format("- [{}]({}#{})\n", EscapeMarkdown(name), file, anchors.Provision(id));
  }
  return lines + '\n';
}

}  // namespace

Status ExportMarkdown(const ExportInput& input, OutputFolder& folder) {
  const Work& work = input.work();
  std::vector<std::string> parts(work.editions.size());
  const Status status = input.ForEachEdition([&](uint32_t index, const Edition& edition) {
    const std::string file = work.editions[index].id + ".md";
    parts[index] = IndexOf(work.editions[index], file, edition);
    return folder.Write(file, [&](ByteSink& out) -> Status {
      WriteMarkdown(edition, CrossReference(edition), out);
      return {};
    });
  });
  if (!status.ok()) return status;
  return folder.Write("README.md", [&](ByteSink& out) -> Status {
    out.Write(fmt::format("# {}\n\n", EscapeMarkdown(work.title)));
    for (size_t i = parts.size(); i-- > 0;) out.Write(parts[i]);  // the newest first
    return {};
  });
}

}  // namespace codicil
