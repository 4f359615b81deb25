// Shell completion of codicil's commands and options.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace codicil::cli {

// Returns the script for "bash", "zsh" or "fish", generated from the program's commands and all of
// their options.
std::string Completions(const CLI::App& app, const std::string& shell);

// Adds the subcommand `completions`.
void AddCompletions(CLI::App& app, int* status);

}  // namespace codicil::cli
