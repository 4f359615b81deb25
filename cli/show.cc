// codicil show: provisions and terms.

#include "output/show.h"

#include "cli/open_corpus.h"
#include "cli/report_formats.h"

namespace codicil::cli {
namespace {

struct ShowOptions {
  CommonOptions common;
  std::vector<std::string> names;
  std::string at;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<ShownEdition> kShowFormats[] = {{{"text", "txt"}, WriteShownText},
                                                       {"json", WriteShownJson}};

// With --parts, all arguments are names; if there is none, the last of the parts is.
EditionFiles TakeEdition(const CommonOptions& common, std::vector<std::string>* names) {
  if (common.parts.size() != 1) return OneEdition(common);
  EditionFiles files = common.parts.front();
  names->insert(names->begin(), common.files.begin(), common.files.end());
  if (names->empty() && files.size() > 1) {
    names->push_back(files.back());
    files.pop_back();
  }
  return files;
}

int Show(const ShowOptions& options) {
  std::vector<std::string> names = options.names;
  EditionFiles files = TakeEdition(options.common, &names);
  if (names.empty()) throw CLI::RequiredError("NAME");
  auto name = EditionOfCorpus(files.front());
  if (!name && !options.at.empty())
    return Fail("--at needs a corpus, not the files of one edition");
  if (name && !TakeAt(options.at, &*name)) return kFailure;
  if (!options.at.empty()) files = {name->corpus + "@" + name->edition};
  Reading reading;
  if (ReadAndTell(options.common, files, Telling::kUnusable, &reading) == kFailure) return kFailure;
  const Edition& edition = reading.edition;
  Matches found;
  for (const std::string& asked : names)
    if (Find(options.common, name, edition, asked, &found) == kFailure) return kFailure;
  const CrossReferences references = CrossReference(edition);
  return PutReport(kShowFormats, {edition, references, found}, options.common, options.output,
                   kClean);
}

}  // namespace

void AddShow(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "show", "Print provisions and terms of the glossary", Show, status);
  AddCommonOptions(command, options.common);
  command.get_option("FILE")->expected(1)->allow_extra_args(false)->description(
      "An edition: a file, or CORPUS@ID");
  command
      .add_option("NAME", options.names,
                  "What to show: a number, a range, a title, a term, the id of a lineage")
      ->type_name("");
  AddFormatOptions(command, kShowFormats, &options.output);
  command
      .add_option("--at", options.at,
                  "Of a corpus: show the edition in force at that date, or with that id; otherwise "
                  "the newest")
      ->type_name("DATE");
  command.footer(
      "Example:\n  codicil show corpus/emberfall/e4.txt 106.2\n"
      "  codicil show corpus/emberfall/e4.txt \"bank step\"\n"
      "  codicil show corpus/emberfall@2021-03-01 203.1");
}

}  // namespace codicil::cli
