#include <algorithm>
#include <csignal>
#include <exception>
#include <sstream>
#include <string>

#include "cli/common.h"
#include "cli/limits.h"
#include "cli/usage.h"

using namespace codicil::cli;

// In the order of the help.
// clang-format off
constexpr auto kSubcommands = {
    AddInspect,
    AddConvert,
    AddShow,
    AddTypes,
    AddRefs,
    AddCheck,
    AddDiff,
    AddCrosswalk,
    AddMigrate,
    AddVerify,
    AddCorpus,
    AddSearch,
    AddTrace,
    AddBlame,
    AddExport,
    AddSite,
    AddServe,
    AddMcp,
    AddCompletions,
    AddHelp,
};
// clang-format on

// What throws outside the try below is an option that the program itself declares wrongly.
int main(int argc, char** argv) {  // NOLINT(bugprone-exception-escape)
  GuardLimits();
  // Both come back as errors of write(), with a place and a message.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  int status = kClean;
  CLI::App app("Reads numbered rulebooks and writes them as data.", "codicil");
  app.set_version_flag("-V,--version", "codicil " CODICIL_VERSION);
  app.require_subcommand(1);
  app.get_formatter()->column_width(28);
  app.footer(
      "Example:\n  codicil inspect corpus/emberfall/e1.txt\n\nExit status: 0 clean, 1 findings, "
      "2 usage or I/O.");
  for (const auto add : kSubcommands) add(app, &status);
  std::vector<std::string> arguments = InOrder(app, {argv + 1, argv + argc});
  if (const auto unknown = UnknownCommand(app, arguments)) return ExitCode(Fail(*unknown), {});
  std::ranges::reverse(arguments);  // as the library takes them
  try {
    app.parse(std::move(arguments));
  } catch (const CLI::Success& success) {  // --help, --version
    std::ostringstream text;
    app.exit(success, text);
    status = Put({}, text.str(), kClean);
  } catch (const CLI::ParseError& error) {
    status = FailUsage(app, error);
  } catch (const std::exception& error) {
    status = Fail(error.what());
  }
  return ExitCode(status, FailOn(app));
}
