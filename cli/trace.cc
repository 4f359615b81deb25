// codicil trace: the life of a provision through the editions of a work.

#include "output/trace.h"

#include <memory>

#include "cli/open_corpus.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct TraceOptions {
  LifeOptions life;
  std::string form = "text", out;
};

int RunTrace(const TraceOptions& options) {
  OpenedCorpus corpus;
  NamedLives found;
  const int status = OpenAndFind(options.life, &corpus, &found);
  if (status == kFailure) return kFailure;
  const TransitionIndex index(corpus.build.work);
  const Trace trace{corpus.build.work, index, options.life.asked, std::move(found)};
  const auto write = [&](ByteSink& out) {
    if (options.form == "json") return WriteTraceJson(trace, out);
    if (options.form == "markdown") return WriteTraceMarkdown(trace, out);
    WriteTraceText(trace, StyleFor(options.life.common, options.out), out);
  };
  return Put(options.out, write, status,
             options.form == "text" ? Printing::kAsItIs : Printing::kPrintable);
}

}  // namespace

void AddTrace(CLI::App& app, int* status) {
  auto options = std::make_shared<TraceOptions>();
  CLI::App* command =
      app.add_subcommand("trace", "Show the life of a provision through the editions of a work");
  AddLifeOptions(*command, options->life);
  AddFormOptions(*command, {{"text", "txt"}, "json", {"markdown", "md"}}, &options->form,
                 &options->out);
  command->footer(
      "Example:\n  codicil trace corpus/emberfall 203.1\n"
      "  codicil trace corpus/emberfall 203.1 --at 2021-03-01");
  command->callback([options, status] { *status = RunTrace(*options); });
}

}  // namespace codicil::cli
