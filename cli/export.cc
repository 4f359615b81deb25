// codicil export: a work with all its editions, as data for other tools.

#include "output/export/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/disk_folder.h"
#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct ExportOptions {
  CommonOptions common;
  std::string form;
  std::string out;
};

const ExportForm& ExportFormNamed(std::string_view name) {
  const auto forms = ExportForms();
  return *std::find_if(forms.begin(), forms.end(),
                       [&](const ExportForm& form) { return form.name == name; });
}

int Export(const ExportOptions& options) {
  const ExportForm& form = ExportFormNamed(options.form);
  if (form.write_folder != nullptr && (options.out.empty() || options.out == "-"))
    return Fail(fmt::format("{} is a folder of files: name it with -o", form.name));
  OpenedCorpus corpus;
  if (OpenAnyAndTell(options.common, &corpus) == kFailure) return kFailure;
  const BudgetedFiles files;
  const ExportInput input{corpus, files};
  if (form.write != nullptr)
    return PutContent(
        options.out, [&](ByteSink& out) { return form.write(input, out); }, kClean);
  DiskFolder folder(options.out);
  std::string why = form.write_folder(input, folder);
  if (why.empty()) why = folder.Finish();
  return why.empty() ? kClean : Fail(why);
}

}  // namespace

void AddExport(CLI::App& app, int* status) {
  auto options = std::make_shared<ExportOptions>();
  CLI::App* command = app.add_subcommand("export", "Write a work as data for other tools");
  AddCorpusOptions(*command, options->common);
  command->get_option("CORPUS")->description(
      "A folder with a corpus.toml, a corpus.toml, or the parts of one edition");
  std::vector<FormName> names;
  for (const ExportForm& form : ExportForms()) names.emplace_back(form.name);
  AddFormOptions(*command, names, &options->form, &options->out);
  command->footer("Example:\n  codicil export corpus/emberfall --to chunks -o chunks.ndjson");
  command->callback([options, status] { *status = Export(*options); });
}

}  // namespace codicil::cli
