// codicil refs: what the provisions of an edition say about each other.

#include "output/refs.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/common.h"
#include "cli/usage.h"
#include "crossref/range_limit.h"

namespace codicil::cli {
namespace {

struct RefsOptions {
  CommonOptions common;
  std::string form = "json";
  std::string of;
  bool terms = false;
  std::string out;
};

void WriteAll(const Edition& edition, const CrossReferences& references, const RefsOptions& options,
              ByteSink& out) {
  if (options.form == "csv") return WriteRefsCsv(edition, references, out);
  if (options.form == "dot") return WriteRefsDot(edition, references, out);
  const bool terms = options.terms;
  WriteRefsJson(edition, references, terms ? RefsParts::kCitationsAndTerms : RefsParts::kCitations,
                out);
}

int WriteOut(const Edition& edition, const CrossReferences& references, const RefsOptions& options,
             int status) {
  const auto all = [&](ByteSink& out) { WriteAll(edition, references, options, out); };
  if (options.of.empty()) return Put(options.out, all, status);
  Matches found;
  if (Find(edition, options.of, &found) != kClean) return kFailure;
  const auto write = [&](ByteSink& out) { WriteRefsOf(edition, references, found, out); };
  return Put(options.out, write, status);
}

int Refs(const RefsOptions& options) {
  Reading reading;
  const int status = ReadAndTell(options.common, options.common.files, Telling::kAll, &reading);
  const Edition& edition = reading.edition;
  if (status == kFailure) return status;
  const CrossReferences references = CrossReference(edition);
  const int found =
      TellLimit(options.common, edition.sources(), RangesNotListed(edition, references));
  return WriteOut(edition, references, options, std::max(status, found));
}

}  // namespace

void AddRefs(CLI::App& app, int* status) {
  auto options = std::make_shared<RefsOptions>();
  CLI::App* command = app.add_subcommand("refs", "List which provision cites which");
  AddCommonOptions(*command, options->common);
  CLI::Option* form =
      AddFormOptions(*command, {"json", "csv", {"dot", "gv"}}, &options->form, &options->out);
  command
      ->add_option("--of", options->of,
                   "List only what this provision or term cites and what cites it")
      ->type_name("NUM|TERM")
      ->excludes(form);
  command->add_flag("--terms", options->terms,
                    "With JSON, also list where glossary terms are used and defined");
  command->footer("Example:\n  codicil refs corpus/emberfall/e1.txt --of 203.3");
  command->callback([options, status] { *status = Refs(*options); });
}

}  // namespace codicil::cli
