// codicil show: one provision or one term.

#include "output/show.h"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct ShowOptions {
  CommonOptions common;  // files: the parts of the edition or the corpus, then what is asked for
  std::string at;
};

// Names the last edition that has the number, where another one has not.
int FailToFind(const Work& work, uint32_t edition, const std::string& asked) {
  const std::string& here = work.editions[edition].id;
  const NamedHistories found = FindHistories(work, asked, std::nullopt);
  if (!found.edition) {
    return Fail(fmt::format("edition {} has no provision and no term called \"{}\"", here, asked));
  }
  const std::string& there = work.editions[*found.edition].id;
  return Fail(
      fmt::format("edition {} has no provision \"{}\"; --at {} shows that of the last edition that "
                  "has it, and codicil trace what became of it",
                  here, asked, there));
}

int ShowFrom(const ShowOptions& options, const Edition& edition, const Matches& found) {
  const PrintStyle style = StyleFor(options.common, STDOUT_FILENO);
  const auto write = [&](ByteSink& out) {
    WriteShown(edition, CrossReference(edition), found, style, out);
  };
  return Put({}, write, kClean, Printing::kAsItIs);
}

// Of a corpus, opens all of it to say where the number is, if it is not here.
int ShowFromCorpus(const ShowOptions& options, const EditionName& name, const std::string& asked) {
  Reading reading;
  if (!ReadNamed(options.common, name, &reading)) return kFailure;
  if (reading.status == InputStatus::kUnusable) {
    Print(options.common, reading.sources(), reading.sources().diagnostics.list());
    return kFailure;
  }
  const Matches found = LookUp(ReferenceIndex(reading.edition), asked);
  if (!found.empty()) return ShowFrom(options, reading.edition, found);
  OpenedCorpus corpus;
  if (OpenAndTell(options.common, name.corpus, &corpus) == kFailure) return kFailure;
  const Work& work = corpus.build.work;
  auto edition = static_cast<uint32_t>(work.editions.size() - 1);
  if (FindEdition(work, name.edition, &edition) == kFailure) return kFailure;
  return FailToFind(work, edition, asked);
}

int Show(const ShowOptions& options) {
  std::vector<std::string> files = options.common.files;
  if (files.size() < 2) return Fail("the number, title or term to show is missing");
  const std::string asked = files.back();
  files.pop_back();
  if (files.size() == 1) {
    if (auto name = EditionOfCorpus(files[0]))
      return TakeAt(options.at, &*name) ? ShowFromCorpus(options, *name, asked) : kFailure;
  }
  if (!options.at.empty()) return Fail("--at needs a corpus, not the files of one edition");
  Reading reading;
  Matches found;
  if (ReadAndTell(options.common, files, Telling::kUnusable, &reading) == kFailure) return kFailure;
  if (Find(reading.edition, asked, &found) != kClean) return kFailure;
  return ShowFrom(options, reading.edition, found);
}

}  // namespace

void AddShow(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "show", "Print one provision or one term of the glossary", Show, status);
  AddCommonOptions(command, options.common);
  command.get_option("FILE")
      ->expected(1, CLI::detail::expected_max_vector_size)
      ->description("The parts of one edition, or CORPUS@ID; then a number, a title or a term");
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
