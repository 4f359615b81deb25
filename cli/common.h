// What the subcommands share: options about reading and printing, and the exit status.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "ingest/reader.h"
#include "output/diagnostic_printer.h"

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

// "error: ..." on standard error; gives kFailure for the caller to return.
int Fail(const std::string& message);

// Reads the files as one edition. false: the options could not be followed, and Fail was called.
bool ReadFiles(const CommonOptions& options, Edition* edition);

// Colour and width for text that goes to `descriptor`.
PrintStyle StyleFor(const CommonOptions& options, int descriptor);

// kFailure where an input could not be used at all, kFindings for warnings and errors.
int StatusOf(const Edition& edition);

// Its diagnostics to standard error: all of them, when `quiet` only where it could not be used.
void PrintDiagnostics(const CommonOptions& options, const Edition& edition, bool quiet);

// Reads the files and prints what is wrong with them. On kFailure there is nothing to go on with:
// nothing is written from an input that could not be used, for an empty file would look like one.
int ReadAndTell(const CommonOptions& options, Edition* edition);

// To standard output; kFailure (and a message) where that fails, else `status`.
int PrintOut(std::string_view text, int status);
// The same to the file `out`, whole or not at all; "" and "-" are standard output.
int Put(const std::string& out, const std::string& bytes, int status);

// Each subcommand adds itself; what it returns goes to *status when it was the one called.
void AddInspect(CLI::App& app, int* status);
void AddConvert(CLI::App& app, int* status);
void AddTypes(CLI::App& app, int* status);
void AddRefs(CLI::App& app, int* status);
void AddCheck(CLI::App& app, int* status);
void AddCrosswalk(CLI::App& app, int* status);
void AddDiff(CLI::App& app, int* status);
void AddMigrate(CLI::App& app, int* status);

}  // namespace codicil::cli
