// codicil trace: the life of a provision through the editions of a work.

#include "output/trace.h"

#include "cli/open_corpus.h"
#include "cli/report_forms.h"

namespace codicil::cli {
namespace {

struct TraceOptions {
  LifeOptions life;
  OutputOptions output{"text", {}};
};

constexpr ReportForm<Trace> kTraceForms[] = {
    {{"text", "txt"}, WriteTraceText},
    {"json", WriteTraceJson},
    {{"markdown", "md"}, WriteTraceMarkdown},
};

int RunTrace(const TraceOptions& options) {
  OpenedCorpus corpus;
  NamedLives found;
  const int status = OpenAndFind(options.life, &corpus, &found);
  if (status == kFailure) return kFailure;
  const TransitionIndex index(corpus.build.work);
  const Trace trace{corpus.build.work, index, options.life.asked, std::move(found)};
  return PutReport(kTraceForms, trace, options.life.common, options.output, status);
}

}  // namespace

void AddTrace(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "trace", "Show the life of a provision through the editions of a work",
                    RunTrace, status);
  AddLifeOptions(command, options.life);
  AddFormOptions(command, kTraceForms, &options.output);
  command.footer(
      "Example:\n  codicil trace corpus/emberfall 203.1\n"
      "  codicil trace corpus/emberfall 203.1 --at 2021-03-01");
}

}  // namespace codicil::cli
