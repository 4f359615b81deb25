// codicil refs: what the provisions of an edition say about each other.

#include "output/refs.h"

#include <algorithm>

#include "cli/open_corpus.h"
#include "cli/report_formats.h"

namespace codicil::cli {
namespace {

struct RefsOptions {
  CommonOptions common;
  std::string of;
  bool terms = false;
  OutputOptions output{"json", {}};
};

constexpr ReportFormat<RefsReport> kRefsFormats[] = {{"json", WriteRefsJson},
                                                     {"csv", RefsTable},
                                                     {{"ndjson", "jsonl"}, RefsTable},
                                                     {{"dot", "gv"}, WriteRefsDot},
                                                     {{"text", "txt"}, WriteRefsOf}};

// Those of one provision are text, unless a format is named.
OutputOptions OutputOf(const RefsOptions& options) {
  OutputOptions output = options.output;
  const CLI::App& command = *options.common.command;
  if (!options.of.empty() && command.count("--to") + command.count("--json") == 0 &&
      output.out.empty())
    output.format = "text";
  return output;
}

int Refs(const RefsOptions& options) {
  const OutputOptions output = OutputOf(options);
  if (output.format == "text" && options.of.empty())
    return Fail("text is for --of: the citations of one provision or term");
  const EditionFiles files = OneEdition(options.common);
  Reading reading;
  int status = ReadAndTell(options.common, files, Telling::kAll, &reading);
  const Edition& edition = reading.edition;
  if (status == kFailure) return status;
  const CrossReferences references = CrossReference(edition);
  const auto limit = RangesNotListed(edition, references);
  status = std::max(status, TellLimit(options.common, edition.sources(), limit));
  Matches of;
  if (!options.of.empty() &&
      Find(options.common, EditionOfCorpus(files.front()), edition, options.of, &of) != kClean)
    return kFailure;
  const RefsReport report{edition, references, options.terms, options.of.empty() ? nullptr : &of};
  return PutReport(kRefsFormats, report, options.common, output, status);
}

}  // namespace

void AddRefs(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "refs", "List which provision cites which", Refs, status);
  AddCommonOptions(command, options.common);
  AddFormatOptions(command, kRefsFormats, &options.output);
  command
      .add_option("--of", options.of,
                  "List only what this provision or term cites and what cites it")
      ->type_name("NAME");
  command.add_flag("--terms", options.terms,
                   "With JSON, also list where glossary terms are used and defined");
  command.footer("Example:\n  codicil refs corpus/emberfall/e1.txt --of 203.3");
}

}  // namespace codicil::cli
