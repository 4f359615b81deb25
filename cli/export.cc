// codicil export: a work with all its editions, as data for other tools.

#include "output/export/export.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

namespace fs = std::filesystem;

std::string WithReason(const std::string& path, const std::string& reason) {
  return "cannot write " + path + ": " + reason;
}

// One sync for all files: a sync for each takes minutes for thousands of them.
void SyncAll(const std::string& folder) {
  const int descriptor = open(folder.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  syncfs(descriptor);
  close(descriptor);
}

// Files are first written to a folder beside `path`; Finish moves them into place once all are on
// disk. If the object ends before that, nothing of them remains. Other files in `path` stay.
class DiskFolder : public FolderSink {
 public:
  explicit DiskFolder(std::string path) : path_(std::move(path)) {}
  DiskFolder(const DiskFolder&) = delete;

  ~DiskFolder() override {
    std::error_code ignored;
    if (!aside_.empty()) fs::remove_all(aside_, ignored);
  }

  std::string WriteTogether(const std::vector<std::string>& names,
                            const FilesContent& content) override {
    std::string why;
    std::deque<DescriptorSink> files;
    std::vector<ByteSink*> sinks;
    for (const std::string& name : names) {
      const std::string file = PathAside(name, &why);
      if (!why.empty()) break;
      const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (descriptor < 0) why = WithReason(path_ + "/" + name, std::strerror(errno));
      if (descriptor < 0) break;
      sinks.push_back(&files.emplace_back(descriptor));
    }
    if (why.empty()) why = content(sinks);
    for (size_t i = 0; i < files.size(); ++i) {
      const int error = files[i].Close();
      if (error != 0 && why.empty()) why = WithReason(path_ + "/" + names[i], std::strerror(error));
    }
    return why;
  }

  // Returns the error, or "".
  std::string Finish() {
    if (aside_.empty()) return "";
    SyncAll(aside_);
    for (const std::string& name : names_) {
      const fs::path target = fs::path(path_) / name;
      std::error_code failed;
      fs::create_directories(target.parent_path(), failed);
      if (!failed) fs::rename(fs::path(aside_) / name, target, failed);
      if (failed) return WithReason(target.string(), failed.message());
    }
    return "";
  }

 private:
  // Returns the name of the file in the folder aside, after making the folders above it.
  std::string PathAside(const std::string& name, std::string* why) {
    if (aside_.empty()) {
      std::string beside = (fs::path(path_) / "").parent_path().string() + ".codicil-XXXXXX";
      std::error_code ignored;
      fs::create_directories(fs::path(beside).parent_path(), ignored);
      if (mkdtemp(beside.data()) == nullptr) {
        *why = WithReason(path_, std::strerror(errno));
        return "";
      }
      aside_ = beside;
      fs::permissions(aside_, fs::perms::all & ~fs::perms::group_write & ~fs::perms::others_write,
                      ignored);
    }
    const fs::path file = fs::path(aside_) / name;
    std::error_code failed;
    fs::create_directories(file.parent_path(), failed);
    if (failed) *why = WithReason(file.string(), failed.message());
    names_.push_back(name);
    return file.string();
  }

  std::string path_;
  std::string aside_;  // empty until the first file
  std::vector<std::string> names_;
};

struct ExportOptions {
  CommonOptions common;
  OutputOptions output;
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
  DiskFolder folder(out);
  std::string why = form.write_folder(input, folder);
  if (why.empty()) why = folder.Finish();
  return why.empty() ? kClean : Fail(why);
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
  command.footer(forms +
                 "\nExample:\n  codicil export corpus/emberfall --to chunks -o chunks.ndjson");
}

}  // namespace codicil::cli
