// codicil trace: the life of a provision through the editions of a work.

#include "output/trace.h"

#include <fmt/format.h>

#include <memory>

#include "cli/open_corpus.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct TraceOptions {
  CommonOptions common;  // files: the corpus
  std::string asked, at, form = "text", out;
};

int FailToFindLife(const Work& work, const std::string& asked, std::optional<uint32_t> edition) {
  const std::string where =
      edition ? fmt::format("edition {} has no provision", work.editions[*edition].id)
              : std::string("no provision and no lineage is called");
  std::string hint;
  const std::vector<std::string> near = NumbersLike(work, asked, edition);
  if (!near.empty()) hint = fmt::format("; did you mean {}?", fmt::join(near, ", "));
  return Fail(fmt::format("{} \"{}\"{}", where, asked, hint));
}

int RunTrace(const TraceOptions& options) {
  OpenedCorpus corpus;
  if (OpenAndTell(options.common, options.common.files[0], &corpus) == kFailure) return kFailure;
  const int status = corpus.status == InputStatus::kClean ? kClean : kFindings;
  const Work& work = corpus.build.work;
  std::optional<uint32_t> edition;
  if (!options.at.empty() && FindEdition(work, options.at, &edition.emplace()) == kFailure)
    return kFailure;
  const Trace trace{work, options.asked, FindLives(work, options.asked, edition)};
  if (trace.found.lives.empty()) return FailToFindLife(work, options.asked, edition);
  const auto write = [&](ByteSink& out) {
    if (options.form == "json") return WriteTraceJson(trace, out);
    if (options.form == "markdown") return WriteTraceMarkdown(trace, out);
    WriteTraceText(trace, StyleFor(options.common, options.out), out);
  };
  return Put(options.out, write, status,
             options.form == "text" ? Printing::kAsItIs : Printing::kPrintable);
}

}  // namespace

void AddTrace(CLI::App& app, int* status) {
  auto options = std::make_shared<TraceOptions>();
  CLI::App* command =
      app.add_subcommand("trace", "Show the life of a provision through the editions of a work");
  AddCorpusOptions(*command, options->common);
  command->get_option("CORPUS")->expected(1)->allow_extra_args(false);
  command->add_option("NUM", options->asked, "A number, or the id of a lineage")
      ->required()
      ->type_name("");
  command
      ->add_option("--at", options->at,
                   "Look the number up in the edition in force at that date, or with that id; "
                   "otherwise in the newest that has it")
      ->type_name("DATE");
  AddFormOptions(*command, {{"text", "txt"}, "json", {"markdown", "md"}}, &options->form,
                 &options->out);
  command->footer(
      "Example:\n  codicil trace corpus/emberfall 203.1\n"
      "  codicil trace corpus/emberfall 203.1 --at 2021-03-01");
  command->callback([options, status] { *status = RunTrace(*options); });
}

}  // namespace codicil::cli
