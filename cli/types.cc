// codicil types: the closed lists of an edition, and how they have changed since another.

#include "output/types.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/file_writer.h"
#include "cli/open_corpus.h"
#include "cli/report_formats.h"
#include "rules/identity.h"
#include "text/closest.h"
#include "text/words.h"

namespace codicil::cli {
namespace {

struct TypesOptions {
  CommonOptions common;
  std::vector<std::string> since;
  std::string list;
  bool through_time = false;
  bool force = false;  // for mtgjson
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<TypesReport> kTypesFormats[] = {{"text", WriteTypesText},
                                                       {"json", WriteTypesJson},
                                                       {"csv", TypesTable},
                                                       {{"ndjson", "jsonl"}, TypesTable}};
constexpr ReportFormat<TypesComparison> kTypeChangesFormats[] = {
    {"text", WriteTypeChangesText},
    {"json", WriteTypeChangesJson},
    {"csv", TypeChangesTable},
    {{"ndjson", "jsonl"}, TypeChangesTable}};
constexpr ReportFormat<ListHistories> kListHistoryFormats[] = {
    {"text", WriteListHistoryText},
    {"json", WriteListHistoryJson},
    {"csv", ListHistoryTable},
    {{"ndjson", "jsonl"}, ListHistoryTable}};

// Keeps only the lists called `name`; all of them if it is empty.
void Select(const std::string& name, Vocabulary& vocabulary) {
  if (name.empty()) return;
  std::erase_if(vocabulary.lists, [&](const VocabularyList& list) { return list.name != name; });
}

int NoSuchList(const std::string& name, const Vocabulary& vocabulary) {
  std::vector<std::string> names;
  for (const VocabularyList& list : vocabulary.lists) {
    if (std::ranges::find(names, list.name) == names.end()) names.push_back(list.name);
  }
  std::string hint = DidYouMean(Closest(names, name));
  if (hint.empty()) hint = fmt::format("; the lists are {}", fmt::join(names, ", "));
  return Fail(fmt::format("there is no list called \"{}\"{}", name, hint));
}

int PutMtgjson(const TypesOptions& options, const Edition& edition, const Vocabulary& vocabulary,
               int status) {
  OutputFolder folder(options.output.out, {"mtgjson of one edition", IdOfTitle(edition.title)});
  Status written = folder.Open(OneEdition(options.common), options.force);
  for (const auto& [name, write] :
       {std::pair("CardTypes.json", &WriteCardTypes), {"Keywords.json", &WriteKeywords}}) {
    const std::string bytes = Written(write, edition, vocabulary);
    if (written.ok()) written = folder.Write(name, Bytes(bytes));
  }
  if (!written.ok()) return Fail(written);
  return Publish(folder, options.common) == kFailure ? kFailure : status;
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
  return PutReport(kTypeChangesFormats, {old_edition, edition, changes}, options.common,
                   options.output, std::max(status, old_status));
}

int ThroughTime(const TypesOptions& options) {
  if (options.output.format == "mtgjson" || !options.since.empty())
    return Fail("--through-time cannot be used with mtgjson or --since");
  OpenedCorpus corpus;
  const int status = OpenAndTell(options.common, OneEdition(options.common).front(), &corpus);
  if (status == kFailure) return kFailure;
  const Work& work = corpus.build.work;
  std::vector<ListHistory> lists = ListsThroughTime(work);
  if (!options.list.empty()) {
    std::erase_if(lists, [&](const ListHistory& list) {
      return std::ranges::none_of(list.names,
                                  [&](const NameHistory& one) { return one.name == options.list; });
    });
    if (lists.empty()) return Fail(fmt::format("there is no list called \"{}\"", options.list));
  }
  return PutReport(kListHistoryFormats, {work, lists}, options.common, options.output, status);
}

int Types(const TypesOptions& options) {
  if (options.through_time) return ThroughTime(options);
  const bool mtgjson = options.output.format == "mtgjson";
  if (mtgjson && (options.output.out.empty() || options.output.out == "-")) {
    return Fail("mtgjson consists of two files: name a folder for them with -o");
  }
  if (mtgjson && !(options.list.empty() && options.since.empty())) {
    return Fail(
        "--list and --since cannot be used with mtgjson, which has all the lists of one edition");
  }
  Reading reading;
  const int status =
      ReadAndTell(options.common, OneEdition(options.common), Telling::kAll, &reading);
  const Edition& edition = reading.edition;
  if (status == kFailure) return status;
  Vocabulary vocabulary = ExtractVocabulary(edition);
  if (mtgjson) return PutMtgjson(options, edition, vocabulary, status);
  if (!options.since.empty()) return Compare(options, edition, std::move(vocabulary), status);
  if (!options.list.empty() && !vocabulary.Find(options.list))
    return NoSuchList(options.list, vocabulary);
  Select(options.list, vocabulary);
  return PutReport(kTypesFormats, {edition, vocabulary}, options.common, options.output, status);
}

}  // namespace

void AddTypes(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "types", "List the closed lists that an edition defines", Types, status);
  AddCommonOptions(command, options.common);
  AddFormatOptions(command, {{"text", "txt"}, "json", "csv", {"ndjson", "jsonl"}, "mtgjson"},
                   &options.output)
      ->description("The format to write; mtgjson writes two files into the folder given with -o");
  AddForce(command, &options.force);
  command.add_option("--list", options.list, "List only the lists with this name")
      ->type_name("NAME")
      ->transform([](const std::string& name) { return FoldCase(name); });
  command
      .add_option("--since", options.since,
                  "List what was added and removed since this older edition; give it once for "
                  "each of its parts")
      ->type_name("OLD")
      ->allow_extra_args(false);
  command.add_flag("--through-time", options.through_time,
                   "List when each member came and went; FILE is a corpus");
  command.footer(
      "Example:\n  codicil types corpus/emberfall/e4.txt --list \"warden types\"\n"
      "  codicil types corpus/emberfall/e4.txt --since corpus/emberfall/e1.txt\n"
      "  codicil types corpus/emberfall --through-time");
}

}  // namespace codicil::cli
