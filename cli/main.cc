#include <csignal>
#include <exception>
#include <string>

#include "cli/common.h"
#include "cli/limits.h"

int main(int argc, char** argv) {
  codicil::cli::GuardLimits();
  // Both come back as errors of write(), with a place and a message.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  int status = codicil::cli::kClean;
  CLI::App app("Reads numbered rulebooks and writes them as data.", "codicil");
  app.set_version_flag("--version", "codicil " CODICIL_VERSION);
  app.require_subcommand(1);
  app.footer(
      "Example:\n  codicil inspect corpus/emberfall/e1.txt\n\nExit status: 0 clean, 1 findings, "
      "2 usage or I/O.");
  codicil::cli::AddInspect(app, &status);
  codicil::cli::AddConvert(app, &status);
  codicil::cli::AddTypes(app, &status);
  codicil::cli::AddRefs(app, &status);
  codicil::cli::AddCheck(app, &status);
  codicil::cli::AddCrosswalk(app, &status);
  codicil::cli::AddDiff(app, &status);
  codicil::cli::AddMigrate(app, &status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::RequiredError& error) {
    if (argc > 1 && argv[1][0] != '-' && app.get_subcommands().empty())
      return codicil::cli::Fail("there is no subcommand \"" + std::string(argv[1]) +
                                "\"; codicil --help lists them");
    return app.exit(error), codicil::cli::kFailure;
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? codicil::cli::kClean : codicil::cli::kFailure;
  } catch (const std::exception& error) {
    return codicil::cli::Fail(error.what());
  }
  return status;
}
