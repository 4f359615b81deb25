// codicil convert: an edition in another form.

#include <algorithm>

#include "cli/common.h"
#include "cli/usage.h"
#include "output/forms.h"

namespace codicil::cli {
namespace {

struct ConvertOptions {
  CommonOptions common;
  OutputOptions output;
};

const FormInfo& FormNamed(std::string_view name) {
  return *std::ranges::find_if(kForms, [&](const FormInfo& form) { return form.name == name; });
}

int Convert(const ConvertOptions& options) {
  Reading reading;
  int status = ReadAndTell(options.common, options.common.files, Telling::kAll, &reading);
  const Edition& edition = reading.edition;
  if (status == kFailure) return status;
  const FormInfo& form = FormNamed(options.output.form);
  if (form.holds) status = std::max(status, TellUnwritable(options.common, edition, *form.holds));
  return Put(
      options.output.out, [&](ByteSink& out) { form.write(edition, out); }, status);
}

}  // namespace

void AddConvert(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "convert", "Write an edition in another form", Convert, status);
  AddCommonOptions(command, options.common);
  std::vector<FormName> names;
  names.reserve(kForms.size());
  for (const FormInfo& form : kForms) names.emplace_back(form.name, form.also);
  AddFormOptions(command, names, &options.output);
  command.footer("Example:\n  codicil convert corpus/emberfall/e1.txt --to json -o e1.json");
}

}  // namespace codicil::cli
