// codicil completions: completion of commands and options in a shell.

#include <fmt/format.h>

#include <memory>
#include <vector>

#include "cli/common.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct Flag {
  std::string name;  // "--to"
  std::string description;
  std::string choices;  // "json text", or empty
  bool takes_value = false;
};

struct Command {
  std::string name;
  std::string description;
  std::string subcommands;  // "init check build", or empty
  std::vector<Flag> flags;  // with those of its subcommands
};

// Returns the choices in "{json,text}" at the end of an option's type.
std::string ChoicesIn(const std::string& type) {
  const size_t open = type.find('{');
  if (open == std::string::npos || !type.ends_with('}')) return {};
  std::string choices = type.substr(open + 1, type.size() - open - 2);
  std::ranges::replace(choices, ',', ' ');
  return choices;
}

// Removes quotation marks and brackets, which would end those of the script.
std::string Plain(std::string text) {
  std::erase_if(text, [](char c) {
    return std::string_view("'\"[]\\`$:").find(c) != std::string_view::npos;
  });
  return text;
}

void AddFlags(const CLI::App& app, std::vector<Flag>& flags) {
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_lnames().empty()) continue;
    const std::string name = "--" + option->get_lnames().front();
    if (std::ranges::any_of(flags, [&](const Flag& flag) { return flag.name == name; })) continue;
    flags.push_back({name, Plain(option->get_description()), ChoicesIn(option->get_type_name()),
                     option->get_items_expected_max() > 0});
  }
}

std::vector<Command> CommandsOf(const CLI::App& app) {
  std::vector<Command> commands;
  for (const CLI::App* one : app.get_subcommands({})) {
    Command command{one->get_name(), Plain(one->get_description()), {}, {}};
    AddFlags(*one, command.flags);
    for (const CLI::App* below : one->get_subcommands({})) {
      command.subcommands += (command.subcommands.empty() ? "" : " ") + below->get_name();
      AddFlags(*below, command.flags);
    }
    commands.push_back(std::move(command));
  }
  return commands;
}

std::string Bash(const std::vector<Command>& commands) {
  std::string names, values, flags;
  for (const Command& command : commands) {
    names += (names.empty() ? "" : "|") + command.name;
    flags += fmt::format("    {}) words=\"", command.name);
    for (const Flag& flag : command.flags) {
      flags += flag.name + " ";
      if (!flag.choices.empty())
        values +=
            fmt::format("    {}:{}) words=\"{}\" ;;\n", command.name, flag.name, flag.choices);
    }
    flags += "\" ;;\n";
    if (!command.subcommands.empty()) {
      values += fmt::format("    {0}:{0}) words=\"{1}\" ;;\n", command.name, command.subcommands);
    }
  }
  std::string all = names;
  std::ranges::replace(all, '|', ' ');
  return fmt::format(R"(# Completion of codicil in bash.
_codicil() {{
  local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD - 1]}} command= words= word
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case $word in
    {}) command=$word; break ;;
    esac
  done
  COMPREPLY=()
  case $command:$prev in
    :*) words="{}" ;;
    help:help) words="{}" ;;
{}  esac
  if [[ -z $words && $cur == -* ]]; then
    case $command in
{}    esac
  fi
  [[ -z $words ]] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}}
complete -o default -F _codicil codicil
)",
                     names, all, all, values, flags);
}

std::string Zsh(const std::vector<Command>& commands) {
  std::string names, cases;
  for (const Command& command : commands) {
    names += fmt::format("    '{}:{}'\n", command.name, command.description);
    cases += fmt::format("    {}) _arguments", command.name);
    for (const Flag& flag : command.flags) {
      cases += fmt::format(" \\\n      '{}[{}]", flag.name, flag.description);
      if (!flag.choices.empty())
        cases += fmt::format(":value:({})", flag.choices);
      else if (flag.takes_value)
        cases += ":value:_files";
      cases += "'";
    }
    if (!command.subcommands.empty())
      cases += fmt::format(" \\\n      '1:subcommand:({})'", command.subcommands);
    cases += " \\\n      '*:file:_files' ;;\n";
  }
  return fmt::format(R"(#compdef codicil
# Completion of codicil in zsh.
_codicil() {{
  local -a commands=(
{}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
{}  esac
}}
_codicil "$@"
)",
                     names, cases);
}

std::string Fish(const std::vector<Command>& commands) {
  std::string script = "# Completion of codicil in fish.\n";
  for (const Command& command : commands) {
    script += fmt::format("complete -c codicil -n __fish_use_subcommand -a {} -d '{}'\n",
                          command.name, command.description);
    if (!command.subcommands.empty()) {
      script += fmt::format("complete -c codicil -n '__fish_seen_subcommand_from {}' -a '{}'\n",
                            command.name, command.subcommands);
    }
    for (const Flag& flag : command.flags) {
      script += fmt::format("complete -c codicil -n '__fish_seen_subcommand_from {}' -l {} -d '{}'",
                            command.name, flag.name.substr(2), flag.description);
      if (!flag.choices.empty())
        script += fmt::format(" -x -a '{}'", flag.choices);
      else if (flag.takes_value)
        script += " -r";
      script += "\n";
    }
  }
  return script;
}

// The script for "bash", "zsh" or "fish", from the program's commands and all of their options.
std::string Completions(const CLI::App& app, const std::string& shell) {
  const std::vector<Command> commands = CommandsOf(app);
  if (shell == "zsh") return Zsh(commands);
  return shell == "fish" ? Fish(commands) : Bash(commands);
}

}  // namespace

void AddCompletions(CLI::App& app, int* status) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("completions", "Print the completion script of a shell");
  command->add_option("SHELL", *shell, "The shell")
      ->required()
      ->type_name("")
      ->transform(OneOf("shell", {"bash", "zsh", "fish"}));
  command->footer("Example:\n  source <(codicil completions bash)");
  command->callback([&app, shell, status] { *status = Put({}, Completions(app, *shell), kClean); });
}

}  // namespace codicil::cli
