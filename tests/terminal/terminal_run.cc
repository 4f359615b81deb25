#include "terminal_run.h"

#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace codicil::terminal {
namespace {

[[noreturn]] void RunChild(const std::vector<std::string>& argv, const std::string& folder) {
  std::vector<char*> arguments;
  for (const std::string& argument : argv) arguments.push_back(const_cast<char*>(argument.c_str()));
  arguments.push_back(nullptr);
  if (chdir(folder.c_str()) == 0) execv(arguments[0], arguments.data());
  _exit(127);
}

// Reading fails once the other end of the pty is closed.
std::string ReadAll(int terminal) {
  std::string bytes;
  char buffer[4096];
  for (ssize_t size; (size = read(terminal, buffer, sizeof(buffer))) > 0;)
    bytes.append(buffer, static_cast<size_t>(size));
  return bytes;
}

}  // namespace

Outcome RunAtTerminal(const std::vector<std::string>& argv, const std::string& folder) {
  termios raw{};  // the terminal changes nothing in the output, not even line ends
  cfmakeraw(&raw);
  int terminal = -1;
  const pid_t child = forkpty(&terminal, nullptr, &raw, nullptr);
  if (child == 0) RunChild(argv, folder);
  if (child < 0) return {};
  Outcome outcome{ReadAll(terminal), -1};
  close(terminal);
  int status = 0;
  if (waitpid(child, &status, 0) == child && WIFEXITED(status))
    outcome.status = WEXITSTATUS(status);
  return outcome;
}

}  // namespace codicil::terminal
