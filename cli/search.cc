// codicil search: the provisions, lists and terms of an edition that words, a number or a title
// name.

#include <fmt/format.h>

#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/report_formats.h"
#include "codicil/open_work.h"
#include "output/search/report.h"

namespace codicil::cli {
namespace {

struct SearchOptions {
  CommonOptions common;  // files: the corpus
  std::vector<std::string> words;
  uint64_t limit = 20;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<SearchReport> kSearchFormats[] = {{{"text", "txt"}, WriteSearchText},
                                                         {"json", WriteSearchJson},
                                                         {"csv", SearchTable},
                                                         {{"ndjson", "jsonl"}, SearchTable}};

int RunSearch(const SearchOptions& options) {
  const std::string& path = options.common.files[0];
  const EditionName name = EditionOfCorpus(path).value_or(EditionName{path, ""});
  OpenedCorpus corpus;
  const int status = IsCorpus(name.corpus) ? OpenAndTell(options.common, name.corpus, &corpus)
                                           : OpenAnyAndTell(options.common, &corpus);
  if (status == kFailure) return kFailure;
  const BudgetedFiles files;
  OpenWork open(name.corpus, std::move(corpus), files);
  uint32_t edition = open.newest();
  if (FindEdition(open.work(), name.edition, &edition) == kFailure) return kFailure;
  const auto in = open.SearchOf(edition);
  if (!in) return Fail(in.failure());
  const std::string query = fmt::format("{}", fmt::join(options.words, " "));
  const SearchReport report{open.work(),  edition, (*in)->index, query, (*in)->search.Find(query),
                            options.limit};
  return PutReport(kSearchFormats, report, options.common, options.output, status);
}

}  // namespace

void AddSearch(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "search", "Find provisions, lists and terms by words, numbers and titles",
                    RunSearch, status);
  AddCorpusOptions(command, options.common);
  CLI::Option* corpus =
      command.get_option("CORPUS")->expected(1)->allow_extra_args(false)->description(
          "A corpus, CORPUS@ID, or a file that is an edition");
  options.common.command = &command;
  options.common.file = corpus;
  command.add_option("WORDS", options.words, "What to look for")->required()->type_name("");
  command.add_option("--limit", options.limit, "Show at most so many results")
      ->type_name("N")
      ->transform(WholeNumber(1))
      ->capture_default_str();
  AddFormatOptions(command, kSearchFormats, &options.output);
  command.footer(
      "Example:\n  codicil search corpus/emberfall continuing effects\n"
      "  codicil search corpus/emberfall@2021-03-01 \"draw step\" --json");
}

}  // namespace codicil::cli
