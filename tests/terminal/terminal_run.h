// Runs a program in a terminal of its own (a pty) and captures its output.
#pragma once

#include <string>
#include <vector>

namespace codicil::terminal {

struct Outcome {
  std::string sent;  // output to the terminal: standard output and standard error, with LF line
                     // ends
  int status = -1;
};

// `argv[0]` is the program's path; it runs in `folder`.
Outcome RunAtTerminal(const std::vector<std::string>& argv, const std::string& folder);

}  // namespace codicil::terminal
