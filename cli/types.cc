// codicil types: the closed lists of an edition, and how they have changed since another.

#include "output/types.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>

#include "cli/open_corpus.h"
#include "cli/usage.h"
#include "output/list_history.h"
#include "text/closest.h"
#include "text/words.h"

namespace codicil::cli {
namespace {

struct TypesOptions {
  CommonOptions common;
  std::vector<std::string> since;
  std::string form = "text";
  std::string list;
  std::string out;
  bool through_time = false;
};

// Keeps only the lists called `name`; all of them if it is empty.
void Select(const std::string& name, Vocabulary& vocabulary) {
  if (name.empty()) return;
  std::erase_if(vocabulary.lists, [&](const VocabularyList& list) { return list.name != name; });
}

int NoSuchList(const std::string& name, const Vocabulary& vocabulary) {
  std::vector<std::string> names;
  for (const VocabularyList& list : vocabulary.lists) {
    if (std::find(names.begin(), names.end(), list.name) == names.end()) names.push_back(list.name);
  }
  std::string hint = DidYouMean(Closest(names, name));
  if (hint.empty()) hint = fmt::format("; the lists are {}", fmt::join(names, ", "));
  return Fail(fmt::format("there is no list called \"{}\"{}", name, hint));
}

int PutMtgjson(const TypesOptions& options, const Edition& edition, const Vocabulary& vocabulary,
               int status) {
  const std::filesystem::path folder = options.out;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return Fail(options.out + ": " + error.message());
  for (const auto& [name, write] :
       {std::pair("CardTypes.json", &WriteCardTypes), {"Keywords.json", &WriteKeywords}}) {
    const auto file = [&, the_writer = write](ByteSink& out) {
      the_writer(edition, vocabulary, out);
    };
    if (Put((folder / name).string(), file, kClean) != kClean) return kFailure;
  }
  return status;
}

void WriteLists(const TypesOptions& options, const Edition& edition, const Vocabulary& vocabulary,
                ByteSink& out) {
  if (options.form == "json") return WriteTypesJson(edition, vocabulary, out);
  if (options.form == "csv") return WriteTypesCsv(edition, vocabulary, out);
  WriteTypesText(edition, vocabulary, StyleFor(options.common, options.out).width, out);
}

int Compare(const TypesOptions& options, const Edition& edition, Vocabulary vocabulary,
            int status) {
  Reading old_reading;
  const int old_status = ReadAndTell(options.common, options.since, Telling::kAll, &old_reading);
  if (old_status == kFailure) return old_status;
  const Edition& old_edition = old_reading.edition;
  Vocabulary old_vocabulary = ExtractVocabulary(old_edition);
  if (!options.list.empty() && !vocabulary.Find(options.list) &&
      !old_vocabulary.Find(options.list)) {
    return NoSuchList(options.list, vocabulary);
  }
  Select(options.list, vocabulary);
  Select(options.list, old_vocabulary);
  const std::vector<ListChange> changes = CompareVocabularies(old_vocabulary, vocabulary, edition);
  const auto form = options.form == "json"  ? WriteTypeChangesJson
                    : options.form == "csv" ? WriteTypeChangesCsv
                                            : WriteTypeChangesText;
  const auto write = [&](ByteSink& out) { form({old_edition, edition, changes}, out); };
  return Put(options.out, write, std::max(status, old_status));
}

int ThroughTime(const TypesOptions& options) {
  if (options.form == "mtgjson" || !options.since.empty())
    return Fail("--through-time cannot be used with mtgjson or --since");
  if (options.common.files.size() != 1) return Fail("--through-time takes one corpus");
  OpenedCorpus corpus;
  if (OpenAndTell(options.common, options.common.files[0], &corpus) == kFailure) return kFailure;
  const int status = corpus.status == InputStatus::kClean ? kClean : kFindings;
  const Work& work = corpus.build.work;
  std::vector<ListHistory> lists = ListsThroughTime(work);
  if (!options.list.empty()) {
    std::erase_if(lists, [&](const ListHistory& list) {
      return std::none_of(list.names.begin(), list.names.end(),
                          [&](const NameHistory& one) { return one.name == options.list; });
    });
    if (lists.empty()) return Fail(fmt::format("there is no list called \"{}\"", options.list));
  }
  const auto form = options.form == "json"  ? WriteListHistoryJson
                    : options.form == "csv" ? WriteListHistoryCsv
                                            : WriteListHistoryText;
  return Put(
      options.out, [&](ByteSink& out) { form(work, lists, out); }, status);
}

int Types(const TypesOptions& options) {
  if (options.through_time) return ThroughTime(options);
  const bool mtgjson = options.form == "mtgjson";
  if (mtgjson && (options.out.empty() || options.out == "-")) {
    return Fail("mtgjson consists of two files: name a folder for them with -o");
  }
  if (mtgjson && !(options.list.empty() && options.since.empty())) {
    return Fail(
        "--list and --since cannot be used with mtgjson, which has all the lists of one edition");
  }
  Reading reading;
  const int status = ReadAndTell(options.common, options.common.files, Telling::kAll, &reading);
  const Edition& edition = reading.edition;
  if (status == kFailure) return status;
  Vocabulary vocabulary = ExtractVocabulary(edition);
  if (mtgjson) return PutMtgjson(options, edition, vocabulary, status);
  if (!options.since.empty()) return Compare(options, edition, std::move(vocabulary), status);
  if (!options.list.empty() && !vocabulary.Find(options.list))
    return NoSuchList(options.list, vocabulary);
  Select(options.list, vocabulary);
  const auto write = [&](ByteSink& out) { WriteLists(options, edition, vocabulary, out); };
  return Put(options.out, write, status);
}

}  // namespace

void AddTypes(CLI::App& app, int* status) {
  auto options = std::make_shared<TypesOptions>();
  CLI::App* command = app.add_subcommand("types", "List the closed lists that an edition defines");
  AddCommonOptions(*command, options->common);
  AddFormOptions(*command, {{"text", "txt"}, "json", "csv", "mtgjson"}, &options->form,
                 &options->out)
      ->description("The form to write; mtgjson writes two files into the folder given with -o");
  command->add_option("--list", options->list, "List only the lists with this name")
      ->type_name("NAME")
      ->transform([](const std::string& name) { return FoldCase(name); });
  command
      ->add_option("--since", options->since,
                   "List what was added and removed since this older edition; give it once for "
                   "each of its parts")
      ->type_name("OLD")
      ->allow_extra_args(false);
  command->add_flag("--through-time", options->through_time,
                    "List when each member came and went; FILE is a corpus");
  command->footer(
      "Example:\n  codicil types corpus/emberfall/e4.txt --list \"warden types\"\n"
      "  codicil types corpus/emberfall/e4.txt --since corpus/emberfall/e1.txt\n"
      "  codicil types corpus/emberfall --through-time");
  command->callback([options, status] { *status = Types(*options); });
}

}  // namespace codicil::cli
