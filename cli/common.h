// Shared by the subcommands: options for reading and printing, and the exit status.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <vector>

#include "base/byte_sink.h"
#include "base/output_folder.h"
#include "base/status.h"
#include "corpus/edition_name.h"
#include "ingest/reader.h"
#include "output/diagnostic_printer.h"
#include "output/writable.h"

namespace codicil::cli {

// What became of a command, the worst last. ExitCode makes the program's exit status of it.
inline constexpr int kClean = 0;
inline constexpr int kNotes = 1;
inline constexpr int kFindings = 2;  // warnings, or what was asked for has changed
inline constexpr int kErrors = 3;    // findings that are errors
inline constexpr int kFailure = 4;   // usage or I/O

inline constexpr int kExitFailure = 2;
// Returns kExitFailure for kFailure, 1 for findings that are at least as severe as `fail_on`
// ("note", "warning", "error", "never"), otherwise 0.
int ExitCode(int status, const std::string& fail_on);

// The files of one edition, or CORPUS@ID alone.
using EditionFiles = std::vector<std::string>;

struct CommonOptions {
  // Whose options they are, and its argument that names editions.
  const CLI::App* command = nullptr;
  const CLI::Option* file = nullptr;
  std::vector<std::string> files;
  std::vector<EditionFiles> parts;  // of --parts
  std::string encoding;
  std::string format;
  std::string symbols;  // path of a table
  std::string include_root;
  std::string color = "auto";
  std::string fail_on = "warning";
  bool quiet = false;
};

// Adds all that a command has that reads editions: FILE and --parts, and how they are read.
void AddCommonOptions(CLI::App& command, CommonOptions& options);
// Only --parts; `file` is the argument that names editions as well.
void AddPartsOption(CLI::App& command, CLI::Option* file, CommonOptions& options);
// Only --color, --quiet and --fail-on.
void AddMessageOptions(CLI::App& command, CommonOptions& options);

// Adds --pattern, for commands that look for citations in other texts.
void AddPatternOption(CLI::App& command, std::vector<std::string>& patterns);

// Returns the editions that were named, in the order of the command line: each file is one, and so
// are the files after each --parts. Throws CLI::ParseError unless they are at least `least` and at
// most `most`.
inline constexpr size_t kAnyNumber = static_cast<size_t>(-1);
std::vector<EditionFiles> EditionsOf(const CommonOptions& options, size_t least, size_t most);
// The same, however many they are.
std::vector<EditionFiles> EditionsNamed(const CommonOptions& options);
inline EditionFiles OneEdition(const CommonOptions& options) {
  return EditionsOf(options, 1, 1).front();
}

// Prints a line on standard error, made printable, because it may contain names of files or what
// the user typed.
void Tell(std::string_view line);
// As it is, and without ending the line. If it cannot be written, the work goes on.
void TellAsIs(std::string_view text);
// Prints "error: ..." on standard error. Returns kFailure, for the caller to return.
int Fail(std::string_view message);
int Fail(const Status& failure);  // with the names that are like what is missing

// Returns the bytes of a file; nullopt after a call of Fail.
std::optional<std::string> ReadOrFail(const std::string& path);

// Reads the files as one edition. Returns false, after a call of Fail, if the options could not be
// followed.
bool ReadFiles(const CommonOptions& options, const EditionFiles& files, Reading* reading);
// The same from a store; the files are no edition of a corpus.
bool ReadFiles(const CommonOptions& options, const EditionFiles& files, const FileStore& store,
               Reading* reading);
// The status of a command that reports `diagnostics` about an input.
int StatusOf(InputStatus input, const Diagnostics& diagnostics);

// When the diagnostics of what was read are printed on standard error, besides when it cannot be
// used: never, or unless messages are off.
enum class Telling { kUnusable, kAll };
// Reads the files and prints their diagnostics. After kFailure the caller must write no output: an
// empty file would look like a valid result.
int ReadAndTell(const CommonOptions& options, const EditionFiles& files, Telling telling,
                Reading* reading);

// Return the style for human-readable text written to `descriptor`, or to the file `out` ("" and
// "-" are standard output).
PrintStyle StyleFor(const CommonOptions& options, int descriptor);
PrintStyle StyleFor(const CommonOptions& options, const std::string& out);

// Prints diagnostics, which are about `sources`, on standard error.
void Print(const CommonOptions& options, const Sources& sources,
           const std::vector<Diagnostic>& diagnostics);
// Prints what a command left out, if anything, unless messages are off. Returns the exit status for
// it.
int TellLimit(const CommonOptions& options, const Sources& sources,
              const std::optional<Diagnostic>& limit);

// Prints which characters of the edition the format cannot represent. Returns kFindings if there
// are any.
int TellUnwritable(const CommonOptions& options, const Edition& edition, WrittenFormat format);

// What a text still needs before it is safe to send to a terminal.
enum class Printing {
  kAsItIs,    // nothing: its writer was given a PrintStyle and may have added colors
  kPrintable  // all of it must be made printable
};

// Writes what `write` writes to the file `out`, completely or not at all; "" and "-" are standard
// output. Returns kFailure (with a message) if that fails, otherwise `status`. Files and pipes get
// the bytes unchanged and as they come; what goes to a terminal is first collected in memory.
using Write = std::function<void(ByteSink&)>;
int Put(const std::string& out, const Write& write, int status,
        Printing printing = Printing::kPrintable);
// The same for content that may turn out not to be writable.
int PutContent(const std::string& out, const FileContent& content, int status,
               Printing printing = Printing::kPrintable);
int Put(const std::string& out, std::string_view bytes, int status);

// Adds --force, for commands that write a folder.
void AddForce(CLI::App& command, bool* force);
// Publishes the folder, after saying which files of others it replaces. Returns kFailure, with a
// message, if that fails, otherwise kClean.
int Publish(OutputFolder& folder, const CommonOptions& options);

// Each function adds its subcommand, which sets *status when it runs.
void AddInspect(CLI::App& app, int* status);
void AddConvert(CLI::App& app, int* status);
void AddTypes(CLI::App& app, int* status);
void AddRefs(CLI::App& app, int* status);
void AddCheck(CLI::App& app, int* status);
void AddCrosswalk(CLI::App& app, int* status);
void AddDiff(CLI::App& app, int* status);
void AddMigrate(CLI::App& app, int* status);
void AddVerify(CLI::App& app, int* status);
void AddShow(CLI::App& app, int* status);
void AddSearch(CLI::App& app, int* status);
void AddTrace(CLI::App& app, int* status);
void AddBlame(CLI::App& app, int* status);
void AddExport(CLI::App& app, int* status);
void AddServe(CLI::App& app, int* status);
void AddMcp(CLI::App& app, int* status);
void AddCorpus(CLI::App& app, int* status);
void AddSite(CLI::App& app, int* status);
void AddCompletions(CLI::App& app, int* status);  // the scripts for shells
void AddHelp(CLI::App& app, int* status);  // the help of the program or of a named subcommand

}  // namespace codicil::cli
