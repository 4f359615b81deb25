// What the subcommands share: options about reading and printing, and the exit status.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "ingest/reader.h"
#include "output/diagnostic_printer.h"
#include "output/writable.h"

namespace codicil::cli {

inline constexpr int kClean = 0;
inline constexpr int kFindings = 1;
inline constexpr int kFailure = 2;  // usage or I/O

struct CommonOptions {
  std::vector<std::string> files;
  std::string encoding;
  std::string format;
  std::string symbols;  // path of a table
  std::string include_root;
  std::string color = "auto";
  bool quiet = false;
};

void AddCommonOptions(CLI::App& command, CommonOptions& options);

// A line on standard error, made printable: it may name files, or say what was typed.
void Tell(std::string_view line);
// "error: ..." on standard error; gives kFailure for the caller to return.
int Fail(std::string_view message);

// Reads the files as one edition. false: the options could not be followed, and Fail was called.
bool ReadFiles(const CommonOptions& options, Edition* edition);

// How to write text for people that goes to `descriptor`, or to the file `out` ("" and "-" are
// standard output).
PrintStyle StyleFor(const CommonOptions& options, int descriptor);
PrintStyle StyleFor(const CommonOptions& options, const std::string& out);

// kFailure where an input could not be used at all, kFindings for warnings and errors.
int StatusOf(const Edition& edition);
// Prints what a command left out, if anything, unless messages are off; gives the exit status for
// it.
int TellLimit(const CommonOptions& options, const Edition& edition,
              const std::optional<Diagnostic>& limit);

// Its diagnostics to standard error: all of them, when `quiet` only where it could not be used.
void PrintDiagnostics(const CommonOptions& options, const Edition& edition, bool quiet);

// Reads the files and prints what is wrong with them. On kFailure there is nothing to go on with:
// nothing is written from an input that could not be used, for an empty file would look like one.
int ReadAndTell(const CommonOptions& options, Edition* edition);

// Prints which characters of the edition the form cannot hold; kFindings where there are any.
int TellUnwritable(const CommonOptions& options, const Edition& edition, WrittenForm form);

// What of a text is still to be done before a terminal may have it.
enum class Printing {
  kAsItIs,    // nothing: its writer was given a PrintStyle and has colors of its own
  kPrintable  // all of it is made printable
};

// To the file `out`, whole or not at all; "" and "-" are standard output. kFailure (and a message)
// where that fails, else `status`. Files and pipes get the bytes as they are.
int Put(const std::string& out, std::string_view bytes, int status,
        Printing printing = Printing::kPrintable);

// Each subcommand adds itself; what it returns goes to *status when it was the one called.
void AddInspect(CLI::App& app, int* status);
void AddConvert(CLI::App& app, int* status);
void AddTypes(CLI::App& app, int* status);
void AddRefs(CLI::App& app, int* status);
void AddCheck(CLI::App& app, int* status);
void AddCrosswalk(CLI::App& app, int* status);
void AddDiff(CLI::App& app, int* status);
void AddMigrate(CLI::App& app, int* status);
void AddShow(CLI::App& app, int* status);

}  // namespace codicil::cli
