// How the command line is asked and how it answers: names with suggestions, help, usage errors.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codicil::cli {

// Accepts `names` whatever the case of their letters, and gives them as they are spelt here; a
// name that is not among them gets "unknown WHAT", with the nearest ones.
CLI::Validator OneOf(std::string what, std::vector<std::string> names);

// The options --to, with the forms that a command writes, and -o. Without --to the form is the one
// that the extension of the file after -o names, else what *form holds; where that is empty and
// the ending says nothing, --to is asked for. Gives the option --to.
CLI::Option* AddFormOptions(CLI::App& command, const std::vector<std::string>& forms,
                            std::string* form, std::string* out);

// The subcommand `help`: the program's help, or that of the subcommand that is named.
void AddHelp(CLI::App& app, int* status);

// The arguments with the subcommand's name first, so that options may come before it; "help" where
// there are none.
std::vector<std::string> InOrder(const CLI::App& app, std::vector<std::string> arguments);

// What is wrong with the first argument where it should be a subcommand and is not.
std::optional<std::string> UnknownCommand(const CLI::App& app,
                                          const std::vector<std::string>& arguments);

// Says what is wrong with the arguments, and where to read on. Gives kFailure.
int FailUsage(const CLI::App& app, const CLI::ParseError& error);

}  // namespace codicil::cli
