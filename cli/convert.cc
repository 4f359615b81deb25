// codicil convert: an edition in another form.

#include <fmt/format.h>

#include <array>
#include <memory>

#include "cli/common.h"
#include "cli/usage.h"
#include "crossref/cross_references.h"
#include "output/writer.h"

namespace codicil::cli {
namespace {

struct Form {
  std::string_view name;
  std::string (*write)(const Edition&);
};

std::string Html(const Edition& edition) { return WriteHtml(edition, CrossReference(edition)); }
std::string Markdown(const Edition& edition) {
  return WriteMarkdown(edition, CrossReference(edition));
}

constexpr std::array kForms = {Form{"json", WriteJson}, Form{"text", WriteText},
                               Form{"rst", WriteRst},   Form{"outline", WriteOutline},
                               Form{"html", Html},      Form{"markdown", Markdown}};

struct ConvertOptions {
  CommonOptions common;
  std::string form;
  std::string out;
};

std::string Write(const Edition& edition, std::string_view name) {
  for (const Form& form : kForms) {
    if (form.name == name) return form.write(edition);
  }
  return {};
}

int Convert(const ConvertOptions& options) {
  Edition edition;
  const int status = ReadAndTell(options.common, &edition);
  if (status == kFailure) return status;
  const std::string bytes = Write(edition, options.form);
  return Put(options.out, bytes, status);
}

}  // namespace

void AddConvert(CLI::App& app, int* status) {
  auto options = std::make_shared<ConvertOptions>();
  CLI::App* command = app.add_subcommand("convert", "Write an edition in another form");
  AddCommonOptions(*command, options->common);
  AddFormOptions(*command, {"json", "text", "rst", "outline", "html", "markdown"}, &options->form,
                 &options->out);
  command->footer("Example:\n  codicil convert corpus/emberfall/e1.txt --to json -o e1.json");
  command->callback([options, status] { *status = Convert(*options); });
}

}  // namespace codicil::cli
