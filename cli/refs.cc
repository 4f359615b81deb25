// codicil refs: what the provisions of an edition say about each other.

#include "output/refs.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/common.h"
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

std::string Write(const Edition& edition, const CrossReferences& references,
                  const RefsOptions& options) {
  if (!options.of.empty()) return WriteRefsOf(edition, references, edition.Find(options.of));
  if (options.form == "csv") return WriteRefsCsv(edition, references);
  if (options.form == "dot") return WriteRefsDot(edition, references);
  return WriteRefsJson(edition, references,
                       options.terms ? RefsParts::kCitationsAndTerms : RefsParts::kCitations);
}

int Refs(const RefsOptions& options) {
  Edition edition;
  const int status = ReadAndTell(options.common, &edition);
  if (status == kFailure) return status;
  if (!options.of.empty() && edition.Find(options.of) == kNoProvision) {
    return Fail(fmt::format("there is no provision {}", options.of));
  }
  const CrossReferences references = CrossReference(edition);
  const std::string bytes = Write(edition, references, options);
  const int found = TellLimit(options.common, edition, RangesNotListed(edition, references));
  return Put(options.out, bytes, std::max(status, found));
}

}  // namespace

void AddRefs(CLI::App& app, int* status) {
  auto options = std::make_shared<RefsOptions>();
  CLI::App* command = app.add_subcommand("refs", "List which provision cites which");
  AddCommonOptions(*command, options->common);
  auto* form = command->add_option("--to", options->form, "The form to write")
                   ->check(CLI::IsMember({"json", "csv", "dot"}))
                   ->capture_default_str();
  command->add_option("--of", options->of, "Only this provision, both ways, to be read")
      ->type_name("NUM")
      ->excludes(form);
  command->add_flag("--terms", options->terms,
                    "In JSON: also where terms of the glossary are used and defined");
  command->add_option("-o,--output", options->out, "Write to this file, whole or not at all")
      ->type_name("FILE");
  command->footer("Example:\n  codicil refs corpus/emberfall/e1.txt --of 203.3");
  command->callback([options, status] { *status = Refs(*options); });
}

}  // namespace codicil::cli
