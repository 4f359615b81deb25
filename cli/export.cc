// codicil export: a work with all its editions, as data for other tools.

#include "output/export/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct ExportOptions {
  CommonOptions common;
  OutputOptions output;
  bool force = false;
};

const ExportForm& ExportFormNamed(std::string_view name) {
  const auto forms = ExportForms();
  return *std::ranges::find_if(forms, [&](const ExportForm& form) { return form.name == name; });
}

int Export(const ExportOptions& options) {
  const ExportForm& form = ExportFormNamed(options.output.form);
  const std::string& out = options.output.out;
  if (form.write_folder != nullptr && (out.empty() || out == "-"))
    return Fail(fmt::format("{} is a folder of files: name it with -o", form.name));
  OpenedCorpus corpus;
  if (OpenAnyAndTell(options.common, &corpus) == kFailure) return kFailure;
  const BudgetedFiles files;
  const ExportInput input{corpus, files};
  if (form.write != nullptr)
    return PutContent(
        out, [&](ByteSink& sink) { return form.write(input, sink); }, kClean);
  OutputFolder folder(out, {form.name, corpus.build.work.id});
  std::string why = folder.Open(InputsOf(options.common, corpus), options.force);
  if (why.empty()) why = form.write_folder(input, folder);
  return why.empty() ? Publish(folder, options.common) : Fail(why);
}

}  // namespace

void AddExport(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "export", "Write a work as data for other tools", Export, status);
  AddCorpusOptions(command, options.common);
  command.get_option("CORPUS")->description(
      "A folder with a corpus.toml, a corpus.toml, or the parts of one edition");
  std::vector<FormName> names;
  std::string forms = "Forms:\n";
  for (const ExportForm& form : ExportForms()) {
    names.emplace_back(form.name);
    forms += fmt::format("  {:<10}{}\n", form.name, form.summary);
  }
  AddFormOptions(command, names, &options.output);
  AddForce(command, &options.force);
  command.footer(forms +
                 "\nExample:\n  codicil export corpus/emberfall --to chunks -o chunks.ndjson");
}

}  // namespace codicil::cli
