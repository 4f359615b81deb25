// codicil diff: what changed from one edition to another.

#include "output/diff.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/open_corpus.h"
#include "cli/report_formats.h"
#include "cli/two_editions.h"

namespace codicil::cli {
namespace {

struct DiffCommand {
  CommonOptions common;  // files: the old edition, then the new one
  std::vector<std::string> only;
  std::string rule;
  std::string overrides;
  DiffOptions shown;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<DiffReport> kDiffFormats[] = {
    {{"text", "txt"}, WriteDiffText},
    {"json", WriteDiffJson},
    {{"markdown", "md"}, WriteDiffMarkdown},
    {{"html", "htm"}, WriteDiffHtml},
};

std::vector<std::string> KindNames() {
  std::vector<std::string> names;
  for (size_t i = 0; i < kChangeKinds; ++i) {
    names.emplace_back(ChangeKindName(static_cast<ChangeKind>(i)));
  }
  return names;
}

ChangeKinds KindsNamed(const std::vector<std::string>& names) {
  ChangeKinds kinds;
  for (size_t i = 0; i < kChangeKinds; ++i) {
    const auto kind = static_cast<ChangeKind>(i);
    if (std::ranges::find(names, ChangeKindName(kind)) != names.end()) {
      kinds.Add(kind);
    }
  }
  return kinds;
}

// Takes the numbers of the provisions that are asked for, in the old edition, or else in the new
// one.
int TakeRule(const DiffCommand& command, const TwoEditions& two, DiffOptions* shown) {
  if (command.rule.empty()) return kClean;
  const Edition* edition = &two.old_edition;
  Matches found = Locate(ReferenceIndex(*edition), command.rule);
  if (found.provisions.empty()) {
    edition = &two.new_edition;
    if (Find(command.common, two.new_name, *edition, command.rule, &found) != kClean)
      return kFailure;
  }
  if (found.provisions.empty())
    return Fail(fmt::format("\"{}\" is a term, and no provision has that title", command.rule));
  for (const ProvisionId id : found.provisions)
    shown->rules.push_back(edition->provisions[id].number);
  return kClean;
}

// Returns the format whose limits on characters apply; nullopt if every character can be written.
std::optional<WrittenFormat> FormOf(std::string_view name) {
  if (name == "html") return WrittenFormat::kHtml;
  if (name == "markdown") return WrittenFormat::kMarkdown;
  return std::nullopt;
}

int Diff(const DiffCommand& command) {
  const bool picks = !command.only.empty() || !command.rule.empty();
  if (command.shown.stat && (picks || command.output.format != "text"))
    return Fail("--stat is for text, and for the whole diff");
  if (command.output.format == "json" && picks) {
    return Fail("--only and --rule cannot be used with json, which is always the whole diff");
  }
  TwoEditions two;
  if (ReadTwo(command.common, &two) != kClean) return kFailure;
  const Edition &old_edition = two.old_edition, &new_edition = two.new_edition;
  DiffOptions shown = command.shown;
  if (TakeRule(command, two, &shown) != kClean) return kFailure;
  shown.only = KindsNamed(command.only);
  if (AlignTwo(command.common, command.overrides, &two) != kClean) return kFailure;
  const EditionPair editions = two.Pair();
  const EditionDiff diff = DiffEditions(editions);
  const Vocabulary old_vocabulary = ExtractVocabulary(old_edition);
  const Vocabulary new_vocabulary = ExtractVocabulary(new_edition);
  const std::vector<ListChange> lists =
      CompareVocabularies(old_vocabulary, new_vocabulary, new_edition);
  const DiffReport report{editions, diff, lists, shown};
  int status = HasChanges(report) ? kFindings : kClean;
  if (const auto format = FormOf(command.output.format); format && status != kClean) {
    for (const Edition* edition : {&old_edition, &new_edition})
      status = std::max(status, TellUnwritable(command.common, *edition, *format));
  }
  return PutReport(kDiffFormats, report, command.common, command.output, status);
}

}  // namespace

void AddDiff(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "diff", "Show what changed from one edition to another", Diff, status);
  AddCommonOptions(command, options.common);
  TakeTwoEditions(command);
  AddFormatOptions(command, kDiffFormats, &options.output);
  command
      .add_option("--only", options.only, "Show only changes of these kinds, separated by commas")
      ->type_name("KIND")
      ->transform(OneOf("kind", KindNames()))
      ->delimiter(',')
      ->allow_extra_args(false);
  command
      .add_option("--rule", options.rule,
                  "Show only the provisions of this name, old or new, and those below them: a "
                  "number, a range, a title")
      ->type_name("NAME");
  command
      .add_option("--context", options.shown.context,
                  "Words to show around a change, in text and Markdown")
      ->type_name("N")
      ->transform(WholeNumber(0))
      ->capture_default_str();
  command.add_flag("--stat", options.shown.stat,
                   "In text: show only how much changed, in all and in each chapter");
  command.add_flag("--all", options.shown.all,
                   "Also show what is unchanged, or changed only in numbers or typography");
  AddOverridesOption(command, &options.overrides);
  command.footer(
      "Example:\n  codicil diff corpus/emberfall/e2.txt corpus/emberfall/e3.txt\n\n"
      "Exit status: 0 nothing of what is shown changed, 1 something did, 2 usage or I/O.");
}

}  // namespace codicil::cli
