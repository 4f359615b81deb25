#include "cli/usage.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>

#include "cli/common.h"
#include "text/closest.h"
#include "text/words.h"

namespace codicil::cli {
namespace {

// If no name is near, suggests all of them, if there are few.
std::string HintAt(const std::vector<std::string>& names, const std::string& asked) {
  constexpr size_t kFew = 12;
  std::string hint = DidYouMean(Closest(names, asked));
  if (!hint.empty() || names.size() > kFew) return hint;
  return fmt::format("; choose one of {}", fmt::join(names, ", "));
}

// Returns the name of the form with this name or other name; if there is none, `called` in lower
// case.
std::string FormatCalled(const std::string& called, const std::vector<FormatName>& formats) {
  std::string name = FoldCase(called);
  for (const FormatName& format : formats)
    if (!name.empty() && name == format.also) return std::string(format.name);
  return name;
}

bool IsIn(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

std::vector<std::string> NamesOf(const std::vector<FormatName>& formats) {
  std::vector<std::string> names;
  for (const FormatName& format : formats) names.emplace_back(format.name);
  return names;
}

// Returns "json" for "out/rules.json", and "" for "rules", "out.d/rules", ".rules" and "..".
std::string ExtensionOf(const std::string& file) {
  const size_t name = file.rfind('/') + 1;
  const size_t dot = file.rfind('.');
  const bool none =
      dot == std::string::npos || dot <= name || file.find_first_not_of('.', name) > dot;
  return none ? std::string() : file.substr(dot + 1);
}

CLI::ValidationError NoFormat(const std::string& file, const std::vector<std::string>& formats) {
  const std::string why =
      file.empty() ? "" : fmt::format(", and the name \"{}\" does not imply one", file);
  return CLI::ValidationError(
      "--to", fmt::format("no format given{}; choose one of {}", why, fmt::join(formats, ", ")));
}

std::vector<std::string> NamesOfCommands(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

// The subcommand whose arguments were read, or the program.
const CLI::App& CommandOf(const CLI::App& app) {
  const auto commands = app.get_subcommands();
  return commands.empty() ? app : CommandOf(*commands.front());
}

// Returns "corpus build" for that subcommand, "" for the program.
std::string WordsOf(const CLI::App& command) {
  if (command.get_parent() == nullptr) return {};
  const std::string before = WordsOf(*command.get_parent());
  return before + (before.empty() ? "" : " ") + command.get_name();
}

std::string Unexpected(const CLI::App& command, const std::string& argument) {
  if (argument.empty() || argument[0] != '-') {
    return fmt::format("unexpected argument \"{}\"", argument);
  }
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  const std::string name = argument.substr(0, argument.find('='));
  return fmt::format("unknown option {}{}", name, DidYouMean(Closest(names, name)));
}

// Replaces CLI11's messages by ours.
std::string Reworded(const CLI::App& command, std::string message) {
  struct Row {
    const char* pattern;
    const char* ours;
  };
  static constexpr Row kRows[] = {
      {"A subcommand is required", "a subcommand is missing"},
      {"(.+) is required", "\\1 is missing"},
      {"(.+) (?:excludes|requires) (.+)", "\\1 and \\2 cannot be used together"},
      {"(.+): 1 required .* missing", "\\1 needs a value"},
      {"(.+): At least (\\d+) required but received (\\d+)", "\\1: \\3 given, \\2 needed"},
      {"(.+): (\\d+) required .* missing", "\\1: \\2 are needed"},
      {"(.+): At Most (\\d+) required but received (\\d+)", "\\1: \\3 given, at most \\2 allowed"},
      {"(.+): Directory does not exist: (.*)", "\\1: there is no folder \"\\2\""},
      {"(.+): Directory is actually a file: (.*)", "\\1: \"\\2\" is not a folder"},
  };
  std::string unexpected;
  // An unknown option comes before others: its value may have been taken for an argument.
  for (const char* pattern : {"The following arguments? \\w+ not expected:.* (-\\S+).*",
                              "The following arguments? \\w+ not expected: (\\S+).*"}) {
    if (RE2::FullMatch(message, pattern, &unexpected)) return Unexpected(command, unexpected);
  }
  for (const Row& row : kRows) {
    if (!RE2::FullMatch(message, row.pattern)) continue;
    RE2::Replace(&message, row.pattern, row.ours);
    break;
  }
  return message;
}

std::string HelpOf(const CLI::App& command, const std::string& program) {
  // Not command.help(): that is the help of the subcommand that was called.
  return command.get_formatter()->make_help(&command, program, CLI::AppFormatMode::Normal);
}

// Prints the help of the subcommand that these words name.
int Explain(const CLI::App& app, const std::vector<std::string>& words) {
  const CLI::App* command = &app;
  std::string program = app.get_name();
  for (const std::string& word : words) {
    const std::vector<std::string> names = NamesOfCommands(*command);
    if (!IsIn(names, word))
      return Fail(
          fmt::format("unknown subcommand \"{}\"{}", word, DidYouMean(Closest(names, word))));
    command = command->get_subcommand(word);
    program += " " + word;
  }
  return Put({}, HelpOf(*command, program), kClean);
}

}  // namespace

std::string DidYouMean(const std::vector<std::string>& names) {
  return names.empty() ? "" : fmt::format("; did you mean {}?", fmt::join(names, ", "));
}

CLI::Validator OneOf(std::string what, std::vector<std::string> names) {
  const std::string shown = fmt::format("{{{}}}", fmt::join(names, ","));
  return {[what = std::move(what), names = std::move(names)](std::string& value) {
            const std::string wanted = FoldCase(value);
            for (const std::string& name : names) {
              if (FoldCase(name) != wanted) continue;
              value = name;
              return std::string();
            }
            return fmt::format("unknown {} \"{}\"{}", what, value, HintAt(names, value));
          },
          shown};
}

CLI::Validator WholeNumber(uint64_t least, uint64_t most) {
  const std::string what = most == kNoMost ? fmt::format("a whole number of {} or more", least)
                                           : fmt::format("a number from {} to {}", least, most);
  return {[=](std::string& value) {
            uint64_t number = 0;
            const bool read = ReadNumber(value, &number) && number >= least && number <= most;
            if (!read) return fmt::format("\"{}\" is not {}", value, what);
            value = std::to_string(number);  // CLI11 would take "010" for octal
            return std::string();
          },
          ""};
}

CLI::Validator Fraction() {
  return {[](std::string& value) {
            double number = 0;
            const bool read = ReadNumber(value, &number) && number >= 0 && number <= 1;
            return read ? "" : fmt::format("\"{}\" is not a number from 0 to 1", value);
          },
          ""};
}

std::string UnknownExtension(const std::string& file, const std::vector<FormatName>& formats) {
  const std::string extension = ExtensionOf(file);
  if (extension.empty() || IsIn(NamesOf(formats), FormatCalled(extension, formats))) return "";
  std::vector<std::string> known;
  for (const FormatName& format : formats) {
    for (const std::string_view name : {format.name, format.also})
      if (!name.empty()) known.push_back(fmt::format(".{}", name));
  }
  return fmt::format("the extension of \"{}\" is unknown; known are {}", file,
                     fmt::join(known, ", "));
}

CLI::Option* AddFormatOptions(CLI::App& command, const std::vector<FormatName>& formats,
                              OutputOptions* output) {
  CLI::Option* to =
      command.add_option("--to", output->format, "The format to write")
          ->type_name("FORM")
          ->transform(OneOf("format", NamesOf(formats)))
          ->transform([formats](const std::string& name) { return FormatCalled(name, formats); })
          ->capture_default_str();
  command
      .add_option("-o,--output", output->out,
                  "Write to this file, completely or not at all; its extension selects the format")
      ->type_name("FILE");
  const CLI::Option* json = nullptr;
  if (IsIn(NamesOf(formats), "json"))
    json = command.add_flag("--json")->description("The same as --to json");
  command.parse_complete_callback([=, &command] {
    const bool as_json = json != nullptr && json->count() > 0;
    if (as_json && to->count() > 0 && output->format != "json")
      throw CLI::ExcludesError("--json", "--to");
    if (as_json) output->format = "json";
    if (as_json || to->count() > 0) return;
    const std::string of_file = FormatCalled(ExtensionOf(output->out), formats);
    if (IsIn(NamesOf(formats), of_file)) {
      output->format = of_file;
    } else if (command.remaining().empty()) {
      const std::string why = UnknownExtension(output->out, formats);
      if (!why.empty())
        throw CLI::ValidationError("--output", why + "; --to names a format for any file");
    }
    if (output->format.empty() && command.remaining().empty())
      throw NoFormat(output->out, NamesOf(formats));
  });
  return to;
}

void AddHelp(CLI::App& app, int* status) {
  const auto asked = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("help", "Explain the program or one of its subcommands");
  command->add_option("COMMAND", *asked, "The subcommand to explain")->type_name("");
  command->footer("Example:\n  codicil help convert");
  command->callback([&app, asked, status] { *status = Explain(app, *asked); });
}

std::vector<std::string> InOrder(const CLI::App& app, std::vector<std::string> arguments) {
  if (arguments.empty()) return {"help"};
  const std::vector<std::string> commands = NamesOfCommands(app);
  const auto command = std::ranges::find_if(
      arguments, [&](const std::string& word) { return IsIn(commands, word); });
  const bool options_first = arguments[0].size() > 1 && arguments[0][0] == '-';
  if (options_first && command != arguments.end())
    std::rotate(arguments.begin(), command, command + 1);
  return arguments;
}

std::optional<std::string> UnknownCommand(const CLI::App& app,
                                          const std::vector<std::string>& arguments) {
  const CLI::App* command = &app;
  std::string help = "codicil help";
  for (const std::string& word : arguments) {
    const std::vector<std::string> names = NamesOfCommands(*command);
    if (names.empty() || word.starts_with('-')) break;
    if (!IsIn(names, word)) {
      const std::string hint = DidYouMean(Closest(names, word));
      return fmt::format("unknown subcommand \"{}\"{}", word,
                         hint.empty() ? fmt::format("; run \"{}\" for a list", help) : hint);
    }
    command = command->get_subcommand(word);
    help += " " + word;
  }
  return std::nullopt;
}

std::string FailOn(const CLI::App& app) {
  const CLI::Option* option = CommandOf(app).get_option_no_throw("--fail-on");
  return option == nullptr || option->count() == 0 ? "warning" : option->results().back();
}

int FailUsage(const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App& command = CommandOf(app);
  const std::string words = WordsOf(command);
  Fail(Reworded(command, error.what()));
  Tell(fmt::format("Run \"codicil help{}{}\" for {}.", words.empty() ? "" : " ", words,
                   NamesOfCommands(command).empty() ? "its options" : "the subcommands"));
  return kFailure;
}

}  // namespace codicil::cli
