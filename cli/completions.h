// Completion of codicil's commands and options in a shell.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace codicil::cli {

// The script for "bash", "zsh" or "fish", made of the program's commands, so that it has every
// option that they have.
std::string Completions(const CLI::App& app, const std::string& shell);

// The subcommand `completions`.
void AddCompletions(CLI::App& app, int* status);

}  // namespace codicil::cli
