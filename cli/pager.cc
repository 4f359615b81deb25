#include "cli/pager.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace codicil::cli {
namespace {

constexpr int kNotFound = 127;  // exit status of the shell

std::string Pager() {
  for (const char* name : {"CODICIL_PAGER", "PAGER"})
    if (const char* pager = std::getenv(name)) return pager;
  return "less";
}

bool IsDumb() {
  const char* terminal = std::getenv("TERM");
  return terminal == nullptr || std::string_view(terminal) == "dumb";
}

}  // namespace

bool ShowInPager(std::string_view text) {
  const std::string pager = Pager();
  if (pager.empty() || pager == "cat" || isatty(STDOUT_FILENO) == 0 || IsDumb()) return false;
  setenv("LESS", "FRX", 0);  // as git does: end if it fits, keep colors, leave the screen
  const std::string found = "command -v " + pager.substr(0, pager.find(' ')) + " >/dev/null 2>&1";
  FILE* pipe = popen((found + " || exit 127; " + pager).c_str(), "w");
  if (pipe == nullptr) return false;
  // Ctrl-C is for the pager: if this program ended, the shell would take the terminal from it.
  const auto interrupted = std::signal(SIGINT, SIG_IGN);
  std::fwrite(text.data(), 1, text.size(), pipe);  // a reader who has seen enough closes the pipe
  const int ended = pclose(pipe);
  std::signal(SIGINT, interrupted);
  return !(WIFEXITED(ended) && WEXITSTATUS(ended) == kNotFound);
}

}  // namespace codicil::cli
