#include "cli/common.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/file_writer.h"
#include "cli/limits.h"
#include "cli/usage.h"
#include "ingest/symbol_table.h"
#include "output/passage_parts.h"
#include "text/printable.h"

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

// Shows `text` in the pager named by CODICIL_PAGER or, if unset, by PAGER; the default is less,
// which exits at once if the text fits on the screen. Returns false, and shows nothing, if standard
// output is not a terminal, if the pager is set to "" or cat, or if it cannot be started.
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

bool IsStandardOutput(const std::string& out) { return out.empty() || out == "-"; }

// A file may be a terminal, too: "-o /dev/tty".
bool IsTerminal(const std::string& out) {
  if (IsStandardOutput(out)) return isatty(STDOUT_FILENO) != 0;
  std::error_code ignored;
  if (!std::filesystem::is_character_file(out, ignored)) return false;
  const int descriptor = open(out.c_str(), O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool terminal = isatty(descriptor) != 0;
  close(descriptor);
  return terminal;
}

// Passes on no more than the budget, and counts the rest.
class LimitedSink : public ByteSink {
 public:
  LimitedSink(ByteSink& sink, uint64_t limit) : sink_(sink), limit_(limit) {}
  // Fails where it was more.
  Status Excess() const {
    if (size() <= limit_) return {};
    return Status::Unusable(
        fmt::format("the output would be {} MB, more than the budget of {} MB for this input",
                    size() >> 20, limit_ >> 20));
  }

 private:
  void Take(std::string_view bytes) override {
    if (sink_.size() + bytes.size() <= limit_) sink_.Write(bytes);
  }
  ByteSink& sink_;
  uint64_t limit_;
};

bool UseColor(const std::string& when, bool terminal) {
  if (when != "auto") return when == "always";
  const char* no_color = std::getenv("NO_COLOR");
  if (no_color != nullptr && *no_color != '\0') return false;
  return terminal;
}

// Returns the value of COLUMNS, otherwise the width of the terminal; nullopt if neither is known.
std::optional<size_t> Columns(int descriptor) {
  constexpr size_t kNarrowest = 20;
  const char* stated = std::getenv("COLUMNS");
  size_t columns = stated == nullptr ? 0 : std::strtoul(stated, nullptr, 10);
  winsize window{};
  if (columns == 0 && ioctl(descriptor, TIOCGWINSZ, &window) == 0) columns = window.ws_col;
  if (columns == 0) return std::nullopt;
  return std::max(columns, kNarrowest);
}

PrintStyle StyleFor(const CommonOptions& options, bool terminal) {
  PrintStyle style;
  style.color = UseColor(options.color, terminal);
  style.terminal = terminal;
  return style;
}

}  // namespace

int ExitCode(int status, const std::string& fail_on) {
  if (status == kFailure) return kExitFailure;
  const int least = fail_on == "note"      ? kNotes
                    : fail_on == "warning" ? kFindings
                    : fail_on == "error"   ? kErrors
                                           : kFailure;
  return status >= least ? 1 : 0;
}

void AddPartsOption(CLI::App& command, CLI::Option* file, CommonOptions& options) {
  options.command = &command;
  options.file = file;
  command
      .add_option("--parts", options.parts, "Read the files after it as the parts of one edition")
      ->type_name(file->get_name(true));
}

void AddCommonOptions(CLI::App& command, CommonOptions& options) {
  CLI::Option* file = command.add_option("FILE", options.files,
                                         "An edition: a file, or CORPUS@ID; - is standard input");
  file->type_name("");
  AddPartsOption(command, file, options);
  command.add_option("--encoding", options.encoding, "Read the files in this encoding")
      ->type_name("NAME");
  command.add_option("--format", options.format, "Read the files in this format")
      ->type_name("FORM")
      ->transform(OneOf("format", {"plain", "rst", "json", "xml", "html"}));
  command
      .add_option("--symbols", options.symbols, "Table of substitution names and symbols for RST")
      ->type_name("TSV");
  command
      .add_option("--include-root", options.include_root,
                  "Let RST files name files below this folder, not below that of the first file")
      ->type_name("DIR")
      ->check(CLI::Validator(CLI::ExistingDirectory).description(""));
  AddMessageOptions(command, options);
}

void AddMessageOptions(CLI::App& command, CommonOptions& options) {
  command.add_option("--fail-on", options.fail_on, "The lowest severity that causes exit status 1")
      ->type_name("SEVERITY")
      ->transform(OneOf("severity", {"note", "warning", "error", "never"}))
      ->capture_default_str();
  command.add_option("--color", options.color, "Color in messages (see also NO_COLOR)")
      ->type_name("WHEN")
      ->transform(OneOf("setting", {"auto", "always", "never"}))
      ->capture_default_str();
  command.add_flag("-q,--quiet", options.quiet,
                   "Print no messages except those that stop the work");
}

void AddPatternOption(CLI::App& command, std::vector<std::string>& patterns) {
  command
      .add_option("--pattern", patterns,
                  "Look for numbers that match this, not for those after a word like \"rule\"; the "
                  "first group is the number; may be given again")
      ->type_name("RE2")
      ->allow_extra_args(false);
}

void TellAsIs(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

void Tell(std::string_view line) { TellAsIs(Printable(line) + "\n"); }

int Fail(std::string_view message) {
  Tell(fmt::format("codicil: error: {}", message));
  return kFailure;
}

int Fail(const Status& failure) { return Fail(failure.message() + DidYouMean(failure.instead())); }

std::optional<std::string> ReadOrFail(const std::string& path) {
  auto bytes = BudgetedFiles().Read(path);
  if (bytes) return std::move(*bytes);
  Fail(bytes.failure());
  return std::nullopt;
}

std::vector<EditionFiles> EditionsNamed(const CommonOptions& options) {
  std::vector<EditionFiles> editions;
  size_t file = 0, part = 0, in_part = 0;
  for (const CLI::Option* argument : options.command->parse_order()) {
    if (argument == options.file) {
      editions.push_back({options.files[file++]});
    } else if (argument->check_lname("parts")) {
      if (in_part == 0) editions.push_back(options.parts[part]);
      if (++in_part == options.parts[part].size()) ++part, in_part = 0;
    }
  }
  return editions;
}

std::vector<EditionFiles> EditionsOf(const CommonOptions& options, size_t least, size_t most) {
  std::vector<EditionFiles> editions = EditionsNamed(options);
  if (editions.empty()) throw CLI::RequiredError("FILE");
  if (editions.size() < least || editions.size() > most)
    throw CLI::ValidationError(
        "FILE", fmt::format("{} given, {} needed; --parts reads several files as one edition",
                            Counted(editions.size(), "edition"), least));
  size_t standard = 0;
  for (const EditionFiles& files : editions) standard += std::ranges::count(files, "-");
  if (standard > 1) throw CLI::ValidationError("FILE", "standard input can be read only once");
  return editions;
}

namespace {

bool ReadNamed(const CommonOptions& options, const EditionName& name, Reading* reading) {
  for (const std::string* option :
       {&options.encoding, &options.format, &options.symbols, &options.include_root}) {
    if (!option->empty())
      return Fail(
                 "--encoding, --format, --symbols and --include-root are for files, not for an "
                 "edition of a corpus") == kClean;
  }
  Sources messages;
  if (ReadEditionOfCorpus(name, BudgetedFiles(), reading, &messages)) return true;
  Print(options, messages, messages.diagnostics.list());
  return false;
}

}  // namespace

bool ReadFiles(const CommonOptions& options, const EditionFiles& files, Reading* reading) {
  if (const auto name = files.size() == 1 ? EditionOfCorpus(files[0]) : std::nullopt) {
    return ReadNamed(options, *name, reading);
  }
  return ReadFiles(options, files, BudgetedFiles(), reading);
}

bool ReadFiles(const CommonOptions& options, const EditionFiles& files, const FileStore& store,
               Reading* reading) {
  ReadOptions read;
  read.encoding = options.encoding;
  read.format = FormatFromName(options.format).value_or(Format::kAuto);
  read.include_root = options.include_root;
  if (!options.symbols.empty()) {
    const auto table = ReadOrFail(options.symbols);
    if (!table) return false;
    read.symbols = ParseSymbolTable(*table);
  }
  *reading = ReadEdition(files, read, store);
  return true;
}

int StatusOf(InputStatus input, const Diagnostics& diagnostics) {
  if (input == InputStatus::kUnusable) return kFailure;
  if (input == InputStatus::kClean) return kClean;
  return diagnostics.Count(Severity::kError) > 0 ? kErrors : kFindings;
}

int ReadAndTell(const CommonOptions& options, const EditionFiles& files, Telling telling,
                Reading* reading) {
  if (!ReadFiles(options, files, reading)) return kFailure;
  const int status = StatusOf(reading->status, reading->sources().diagnostics);
  if (status == kFailure || (telling == Telling::kAll && !options.quiet))
    Print(options, reading->sources(), reading->sources().diagnostics.list());
  return status;
}

PrintStyle StyleFor(const CommonOptions& options, int descriptor) {
  PrintStyle style = StyleFor(options, isatty(descriptor) != 0);
  style.width = Columns(descriptor).value_or(style.width);
  return style;
}

PrintStyle StyleFor(const CommonOptions& options, const std::string& out) {
  return IsStandardOutput(out) ? StyleFor(options, STDOUT_FILENO)
                               : StyleFor(options, IsTerminal(out));
}

void Print(const CommonOptions& options, const Sources& sources,
           const std::vector<Diagnostic>& diagnostics) {
  DiagnosticPrinter printer(sources, StyleFor(options, STDERR_FILENO));
  for (const Diagnostic& diagnostic : diagnostics) TellAsIs(printer.Print(diagnostic));
}

int TellLimit(const CommonOptions& options, const Sources& sources,
              const std::optional<Diagnostic>& limit) {
  if (!limit) return kClean;
  if (!options.quiet) Print(options, sources, {*limit});
  return kFindings;
}

int TellUnwritable(const CommonOptions& options, const Edition& edition, WrittenFormat format) {
  Diagnostics diagnostics;
  ReportUnwritable(edition, format, diagnostics);
  if (diagnostics.list().empty()) return kClean;
  if (!options.quiet) Print(options, edition.sources(), diagnostics.list());
  return kFindings;
}

int Put(const std::string& out, const Write& write, int status, Printing printing) {
  const FileContent content = [&](ByteSink& sink) {
    write(sink);
    return Status();
  };
  return PutContent(out, content, status, printing);
}

int PutContent(const std::string& out, const FileContent& unlimited, int status,
               Printing printing) {
  const bool standard = IsStandardOutput(out);
  FileContent content = [&](ByteSink& sink) {
    LimitedSink limited(sink, OutputAllowed());
    Status written = unlimited(limited);
    limited.Flush();
    return written.ok() ? limited.Excess() : written;
  };
  std::string shown;
  if (IsTerminal(out)) {
    StringSink sink;
    if (const Status written = content(sink); !written.ok()) return Fail(written);
    shown = sink.TakeText();
    if (printing == Printing::kPrintable) shown = PrintableLines(shown);
    if (standard && ShowInPager(shown)) return status;
    content = Bytes(shown);
  }
  const Status written = standard ? WriteDescriptor(STDOUT_FILENO, "standard output", content)
                                  : WriteFileWhole(out, content);
  return written.ok() ? status : Fail(written);
}

int Put(const std::string& out, std::string_view bytes, int status) {
  return Put(
      out, [&](ByteSink& sink) { sink.Write(bytes); }, status);
}

void AddForce(CLI::App& command, bool* force) {
  command.add_flag(
      "--force", *force,
      "Write into a folder that has other files: those of the same names are replaced");
}

int Publish(OutputFolder& folder, const CommonOptions& options) {
  constexpr size_t kMostNamed = 5;
  std::vector<std::string> replaced = folder.Replaced();
  if (replaced.size() > kMostNamed) {
    const size_t more = replaced.size() - kMostNamed;
    replaced.resize(kMostNamed);
    replaced.push_back(fmt::format("and {} more", more));
  }
  if (!replaced.empty() && !options.quiet)
    Tell(fmt::format("codicil: note: --force replaces {}", fmt::join(replaced, ", ")));
  const Status published = folder.Publish();
  return published.ok() ? kClean : Fail(published);
}

}  // namespace codicil::cli
