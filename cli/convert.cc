// codicil convert: an edition in another format.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "cli/common.h"
#include "cli/usage.h"
#include "output/formats.h"

namespace codicil::cli {
namespace {

struct ConvertOptions {
  CommonOptions common;
  OutputOptions output;
  std::string folder;  // of --out-dir, or empty
};

const OutputFormatInfo& FormatNamed(std::string_view name) {
  return *std::ranges::find_if(kOutputFormats,
                               [&](const OutputFormatInfo& format) { return format.name == name; });
}

int ConvertOne(const ConvertOptions& options, const EditionFiles& files, const std::string& out) {
  Reading reading;
  int status = ReadAndTell(options.common, files, Telling::kAll, &reading);
  const Edition& edition = reading.edition;
  if (status == kFailure) return status;
  const OutputFormatInfo& format = FormatNamed(options.output.format);
  if (format.holds)
    status = std::max(status, TellUnwritable(options.common, edition, *format.holds));
  return Put(
      out, [&](ByteSink& sink) { format.write(edition, sink); }, status);
}

// "out/rules.json" for "texts/rules.txt".
std::string FileInFolder(const ConvertOptions& options, const std::string& file) {
  const std::filesystem::path stem = std::filesystem::path(file).stem();
  return (std::filesystem::path(options.folder) / stem).string() + "." + options.output.format;
}

// Each edition becomes a file; one that cannot be read does not stop the others.
int ConvertAll(const ConvertOptions& options) {
  const std::vector<EditionFiles> editions = EditionsOf(options.common, 1, kAnyNumber);
  std::map<std::string, std::string> from;
  for (const EditionFiles& files : editions) {
    const auto [other, is_new] = from.emplace(FileInFolder(options, files[0]), files[0]);
    if (!is_new)
      return Fail(fmt::format("{} and {} would both be {}", other->second, files[0], other->first));
  }
  std::error_code error;
  std::filesystem::create_directories(options.folder, error);
  if (error) return Fail(fmt::format("cannot make {}: {}", options.folder, error.message()));
  int status = kClean;
  for (const EditionFiles& files : editions)
    status = std::max(status, ConvertOne(options, files, FileInFolder(options, files[0])));
  return status;
}

int Convert(const ConvertOptions& options) {
  if (!options.folder.empty() && !options.output.out.empty())
    return Fail("--out-dir and -o cannot be used together");
  if (!options.folder.empty()) return ConvertAll(options);
  return ConvertOne(options, OneEdition(options.common), options.output.out);
}

}  // namespace

void AddConvert(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "convert", "Write an edition in another format", Convert, status);
  AddCommonOptions(command, options.common);
  std::vector<FormatName> names;
  names.reserve(kOutputFormats.size());
  for (const OutputFormatInfo& format : kOutputFormats)
    names.emplace_back(format.name, format.also);
  AddFormatOptions(command, names, &options.output);
  command
      .add_option("--out-dir", options.folder,
                  "Write each edition to a file in this folder, by the name of its first file")
      ->type_name("DIR");
  command.footer(
      "Example:\n  codicil convert corpus/emberfall/e1.txt --to json -o e1.json\n"
      "  codicil convert corpus/emberfall/e*.txt --to json --out-dir editions");
}

}  // namespace codicil::cli
