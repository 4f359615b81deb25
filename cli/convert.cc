// codicil convert: an edition in another form.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "cli/common.h"
#include "cli/usage.h"
#include "crossref/cross_references.h"
#include "output/writer.h"

namespace codicil::cli {
namespace {

struct Form {
  std::string_view name;
  std::string (*write)(const Edition&);
  std::optional<WrittenForm> holds = std::nullopt;  // nullopt: every character
};

std::string Html(const Edition& edition) { return WriteHtml(edition, CrossReference(edition)); }
std::string Markdown(const Edition& edition) {
  return WriteMarkdown(edition, CrossReference(edition));
}

constexpr std::array kForms = {Form{"json", WriteJson},
                               Form{"text", WriteText, WrittenForm::kText},
                               Form{"rst", WriteRst, WrittenForm::kText},
                               Form{"outline", WriteOutline},
                               Form{"html", Html, WrittenForm::kHtml},
                               Form{"markdown", Markdown, WrittenForm::kMarkdown}};

struct ConvertOptions {
  CommonOptions common;
  std::string form;
  std::string out;
};

const Form& FormNamed(std::string_view name) {
  return *std::find_if(kForms.begin(), kForms.end(),
                       [&](const Form& form) { return form.name == name; });
}

int Convert(const ConvertOptions& options) {
  Reading reading;
  int status = ReadAndTell(options.common, &reading);
  const Edition& edition = reading.edition;
  if (status == kFailure) return status;
  const Form& form = FormNamed(options.form);
  if (form.holds) status = std::max(status, TellUnwritable(options.common, edition, *form.holds));
  return Put(options.out, form.write(edition), status);
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
