// codicil convert: an edition in another format.

#include <algorithm>

#include "cli/common.h"
#include "cli/usage.h"
#include "output/formats.h"

namespace codicil::cli {
namespace {

struct ConvertOptions {
  CommonOptions common;
  OutputOptions output;
};

const OutputFormatInfo& FormatNamed(std::string_view name) {
  return *std::ranges::find_if(kOutputFormats,
                               [&](const OutputFormatInfo& format) { return format.name == name; });
}

int Convert(const ConvertOptions& options) {
  Reading reading;
  int status = ReadAndTell(options.common, options.common.files, Telling::kAll, &reading);
  const Edition& edition = reading.edition;
  if (status == kFailure) return status;
  const OutputFormatInfo& format = FormatNamed(options.output.format);
  if (format.holds)
    status = std::max(status, TellUnwritable(options.common, edition, *format.holds));
  return Put(
      options.output.out, [&](ByteSink& out) { format.write(edition, out); }, status);
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
  command.footer("Example:\n  codicil convert corpus/emberfall/e1.txt --to json -o e1.json");
}

}  // namespace codicil::cli
