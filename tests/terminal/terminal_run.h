// Runs a program at a terminal of its own (a pty) and takes what it sends there.
#pragma once

#include <string>
#include <vector>

namespace codicil::terminal {

struct Outcome {
  std::string sent;  // to the terminal: standard output and standard error, LF as line end
  int status = -1;
};

// `argv[0]` is the program's path; it runs in `folder`.
Outcome RunAtTerminal(const std::vector<std::string>& argv, const std::string& folder);

}  // namespace codicil::terminal
