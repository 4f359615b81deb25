#include <algorithm>
#include <csignal>
#include <exception>
#include <string>

#include "cli/common.h"
#include "cli/completions.h"
#include "cli/limits.h"
#include "cli/usage.h"

int main(int argc, char** argv) {
  codicil::cli::GuardLimits();
  // Both come back as errors of write(), with a place and a message.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  int status = codicil::cli::kClean;
  CLI::App app("Reads numbered rulebooks and writes them as data.", "codicil");
  app.set_version_flag("-V,--version", "codicil " CODICIL_VERSION);
  app.require_subcommand(1);
  app.get_formatter()->column_width(28);
  app.footer(
      "Example:\n  codicil inspect corpus/emberfall/e1.txt\n\nExit status: 0 clean, 1 findings, "
      "2 usage or I/O.");
  codicil::cli::AddInspect(app, &status);
  codicil::cli::AddConvert(app, &status);
  codicil::cli::AddShow(app, &status);
  codicil::cli::AddTypes(app, &status);
  codicil::cli::AddRefs(app, &status);
  codicil::cli::AddCheck(app, &status);
  codicil::cli::AddDiff(app, &status);
  codicil::cli::AddCrosswalk(app, &status);
  codicil::cli::AddMigrate(app, &status);
  codicil::cli::AddExport(app, &status);
  codicil::cli::AddCompletions(app, &status);
  codicil::cli::AddHelp(app, &status);
  std::vector<std::string> arguments = codicil::cli::InOrder(app, {argv + 1, argv + argc});
  if (const auto unknown = codicil::cli::UnknownCommand(app, arguments))
    return codicil::cli::Fail(*unknown);
  std::reverse(arguments.begin(), arguments.end());  // as the library takes them
  try {
    app.parse(std::move(arguments));
  } catch (const CLI::Success& success) {  // --help, --version
    return app.exit(success);
  } catch (const CLI::ParseError& error) {
    return codicil::cli::FailUsage(app, error);
  } catch (const std::exception& error) {
    return codicil::cli::Fail(error.what());
  }
  return status;
}
