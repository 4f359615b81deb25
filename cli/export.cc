// codicil export: a work with all its editions, as data for other tools.

#include "output/export/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
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

const ExportFormat& ExportFormNamed(std::string_view name) {
  const auto formats = ExportFormats();
  return *std::ranges::find_if(formats,
                               [&](const ExportFormat& format) { return format.name == name; });
}

bool IsFile(const ExportFormat& format, const std::string& out) {
  if (format.write_folder == nullptr) return true;
  return format.write != nullptr && std::filesystem::path(out).has_extension() &&
         !std::filesystem::is_directory(out);
}

// Whether the file is one of these, under whatever name.
bool IsOneOf(const std::vector<std::string>& inputs, const std::string& file) {
  std::error_code none;
  for (const std::string& input : inputs) {
    const auto path = std::filesystem::path(input);
    for (const auto& one : {path, path / kDatabaseName})
      if (std::filesystem::equivalent(one, file, none)) return true;
  }
  return false;
}

int Export(const ExportOptions& options) {
  const ExportFormat& format = ExportFormNamed(options.output.format);
  const std::string& out = options.output.out;
  const bool one_file = IsFile(format, out);
  if (!one_file && (out.empty() || out == "-"))
    return Fail(fmt::format("{} is a folder of files: name it with -o", format.name));
  OpenedCorpus corpus;
  if (OpenAnyAndTell(options.common, &corpus) == kFailure) return kFailure;
  const BudgetedFiles files;
  const ExportInput input{corpus, files};
  if (one_file && IsOneOf(InputsOf(options.common, corpus), out))
    return Fail(fmt::format("{} is a file of the corpus", out));
  if (one_file)
    return PutContent(
        out, [&](ByteSink& sink) { return format.write(input, sink); }, kClean);
  OutputFolder folder(out, {format.name, corpus.build.work.id});
  Status written = folder.Open(InputsOf(options.common, corpus), options.force);
  if (written.ok()) written = format.write_folder(input, folder);
  return written.ok() ? Publish(folder, options.common) : Fail(written);
}

}  // namespace

void AddExport(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "export", "Write a work as data for other tools", Export, status);
  AddCorpusOptions(command, options.common);
  CLI::Option* corpus = command.get_option("CORPUS")->required(false)->description(
      "A folder with a corpus.toml, a corpus.toml, or a file that is an edition");
  AddPartsOption(command, corpus, options.common);
  std::vector<FormatName> names;
  std::string formats = "Formats:\n";
  for (const ExportFormat& format : ExportFormats()) {
    names.emplace_back(format.name, format.extension);
    formats += fmt::format("  {:<10}{}\n", format.name, format.summary);
  }
  AddFormatOptions(command, names, &options.output);
  AddForce(command, &options.force);
  command.footer(formats +
                 "\nExample:\n  codicil export corpus/emberfall --to chunks -o chunks.ndjson");
}

}  // namespace codicil::cli
