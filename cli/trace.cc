// codicil trace: the history of a provision through the editions of a work.

#include "output/trace.h"

#include "cli/open_corpus.h"
#include "cli/report_formats.h"

namespace codicil::cli {
namespace {

struct TraceOptions {
  HistoryOptions history;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<Trace> kTraceFormats[] = {
    {{"text", "txt"}, WriteTraceText},
    {"json", WriteTraceJson},
    {"csv", TraceTable},
    {{"ndjson", "jsonl"}, TraceTable},
    {{"markdown", "md"}, WriteTraceMarkdown},
};

int RunTrace(const TraceOptions& options) {
  OpenedCorpus corpus;
  NamedHistories found;
  const int status = OpenAndFind(options.history, &corpus, &found);
  if (status == kFailure) return kFailure;
  const TransitionIndex index(corpus.build.work);
  const Trace trace{corpus.build.work, index, options.history.asked, std::move(found)};
  return PutReport(kTraceFormats, trace, options.history.common, options.output, status);
}

}  // namespace

void AddTrace(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "trace", "Show the history of a provision through the editions of a work",
                    RunTrace, status);
  AddHistoryOptions(command, options.history);
  AddFormatOptions(command, kTraceFormats, &options.output);
  command.footer(
      "Example:\n  codicil trace corpus/emberfall 203.1\n"
      "  codicil trace corpus/emberfall 203.1 --at 2021-03-01");
}

}  // namespace codicil::cli
