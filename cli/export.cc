// codicil export: a work with all its editions, as data for other tools.

#include "output/export/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>

#include "base/file_writer.h"
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

class DiskFolder : public FolderSink {
 public:
  explicit DiskFolder(std::string path) : path_(std::move(path)) {}

  std::string Write(const std::string& name, const FileContent& content) override {
    std::string why;
    const std::string file = PathOf(name, &why);
    return why.empty() ? WriteFileWhole(file, content).value_or("") : why;
  }
  std::string WriteTogether(const std::vector<std::string>& names,
                            const FilesContent& content) override {
    std::vector<std::string> files;
    std::string why;
    files.reserve(names.size());
    for (const std::string& name : names) files.push_back(PathOf(name, &why));
    return why.empty() ? codicil::WriteTogether(files, content).value_or("") : why;
  }

 private:
  // Makes the folder of the file.
  std::string PathOf(const std::string& name, std::string* why) const {
    const std::filesystem::path file = std::filesystem::path(path_) / name;
    std::error_code failed;
    std::filesystem::create_directories(file.parent_path(), failed);
    if (failed) *why = file.parent_path().string() + ": " + failed.message();
    return file.string();
  }

  std::string path_;
};

const ExportForm& FormNamed(std::string_view name) {
  const auto forms = ExportForms();
  return *std::find_if(forms.begin(), forms.end(),
                       [&](const ExportForm& form) { return form.name == name; });
}

int Export(const ExportOptions& options) {
  const ExportForm& form = FormNamed(options.form);
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
  const std::string why = form.write_folder(input, folder);
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
