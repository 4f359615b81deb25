// Parts of the command line: names with suggestions, help, usage errors.
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codicil::cli {

// Returns "; did you mean a, b?"; "" if there are no names.
std::string DidYouMean(const std::vector<std::string>& names);

// Accepts `names` in any case, and replaces the argument with the spelling in `names`. Rejects any
// other name with "unknown WHAT" and the nearest names.
CLI::Validator OneOf(std::string what, std::vector<std::string> names);

// Whether all of `text` is a number.
template <typename Number>
bool ReadNumber(std::string_view text, Number* number) {
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, *number);
  return error == std::errc() && stop == end;
}

// Accepts a whole number from `least` to `most` in decimal digits, or a number from 0 to 1.
inline constexpr uint64_t kNoMost = std::numeric_limits<uint64_t>::max();
CLI::Validator WholeNumber(uint64_t least, uint64_t most = kNoMost);
CLI::Validator Fraction();

// A subcommand that was added, and its options, which live as long as it does.
template <typename Options>
struct Subcommand {
  CLI::App& command;
  Options& options;
};
// Adds a subcommand that sets *status to what `run` returns.
template <typename Options>
Subcommand<Options> AddSubcommand(CLI::App& app, const char* name, const char* description,
                                  int (*run)(const Options&), int* status) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand(name, description);
  command->callback([=] { *status = run(*options); });
  return {*command, *options};
}

// A format and its other name. Both may be the extension of its files.
struct FormatName {
  constexpr FormatName(const char* a_name, const char* other = "") : name(a_name), also(other) {}
  std::string_view name;
  std::string_view also;
};

// Returns why the extension of a file to be written cannot be right: none of the formats has it. ""
// if one has, or the file has no extension.
std::string UnknownExtension(const std::string& file, const std::vector<FormatName>& formats);

// The format that a command writes, and the file.
struct OutputOptions {
  std::string format;
  std::string out;
};
// Adds the options --to, with the formats that a command writes, --json, if that is one of them,
// and -o. Without --to, the format follows from the extension of the file given with -o, which must
// be that of one of them; a file without an extension, or none, has the initial format; if that is
// empty, --to is required. Returns the option --to.
CLI::Option* AddFormatOptions(CLI::App& command, const std::vector<FormatName>& formats,
                              OutputOptions* output);

// Returns the arguments with the subcommand's name moved to the front, so that options may precede
// it; "help" if there are none.
std::vector<std::string> InOrder(const CLI::App& app, std::vector<std::string> arguments);

// Returns an error message if the first argument, or the one after a subcommand that has
// subcommands, should be a subcommand but is not.
std::optional<std::string> UnknownCommand(const CLI::App& app,
                                          const std::vector<std::string>& arguments);

// The severity given with --fail-on, or else the default one.
std::string FailOn(const CLI::App& app);

// Reports what is wrong with the arguments, and where to find help. Returns kFailure.
int FailUsage(const CLI::App& app, const CLI::ParseError& error);

}  // namespace codicil::cli
