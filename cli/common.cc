#include "cli/common.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "ingest/symbol_table.h"
#include "output/file_writer.h"

namespace codicil::cli {
namespace {

bool IsFatal(const Diagnostic& diagnostic) {
  if (diagnostic.severity != Severity::kError) return false;
  switch (diagnostic.kind) {
    case DiagnosticKind::kUnreadable:
    case DiagnosticKind::kEncodingUnknown:
    case DiagnosticKind::kNotText:
    case DiagnosticKind::kEmptyInput:
    case DiagnosticKind::kNoProvisions:
      return true;
    default:
      return false;
  }
}

bool UseColor(const std::string& when, int descriptor) {
  if (when != "auto") return when == "always";
  const char* no_color = std::getenv("NO_COLOR");
  if (no_color != nullptr && *no_color != '\0') return false;
  return isatty(descriptor) != 0;
}

bool ReadSymbols(const std::string& path, const FileStore& files, ReadOptions& options) {
  if (path.empty()) return true;
  std::string error;
  const auto table = files.Read(path, &error);
  if (!table) {
    Fail(error);
    return false;
  }
  options.symbols = ParseSymbolTable(*table);
  return true;
}

}  // namespace

void AddCommonOptions(CLI::App& command, CommonOptions& options) {
  command.add_option("FILE", options.files, "The parts of one edition; - is standard input")
      ->required()
      ->type_name("");
  command.add_option("--encoding", options.encoding, "Read the files in this encoding")
      ->type_name("NAME");
  command.add_option("--format", options.format, "Read the files as this form")
      ->check(CLI::IsMember({"plain", "rst", "json"}));
  command
      .add_option("--symbols", options.symbols, "Table of substitution names and symbols for RST")
      ->type_name("TSV");
  command
      .add_option("--include-root", options.include_root,
                  "Read what RST files name from below this folder, not that of the first file")
      ->type_name("DIR")
      ->check(CLI::Validator(CLI::ExistingDirectory).description(""));
  command.add_option("--color", options.color, "Color in messages (also: NO_COLOR)")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
  command.add_flag("-q,--quiet", options.quiet, "No messages but those that stop the work");
}

int Fail(const std::string& message) {
  fmt::print(stderr, "codicil: error: {}\n", message);
  return kFailure;
}

bool ReadFiles(const CommonOptions& options, Edition* edition) {
  const auto& files = options.files;
  if (std::count(files.begin(), files.end(), "-") > 1) {
    Fail("standard input can be read only once");
    return false;
  }
  ReadOptions read;
  read.encoding = options.encoding;
  read.format = FormatFromName(options.format).value_or(Format::kAuto);
  read.include_root = options.include_root;
  const DiskFiles disk;
  if (!ReadSymbols(options.symbols, disk, read)) return false;
  *edition = ReadEdition(files, read, disk);
  return true;
}

PrintStyle StyleFor(const CommonOptions& options, int descriptor) {
  PrintStyle style;
  style.color = UseColor(options.color, descriptor);
  return style;
}

int StatusOf(const Edition& edition) {
  const auto& list = edition.diagnostics.list();
  if (std::any_of(list.begin(), list.end(), IsFatal)) return kFailure;
  const bool findings = edition.diagnostics.Count(Severity::kWarning) > 0 ||
                        edition.diagnostics.Count(Severity::kError) > 0;
  return findings ? kFindings : kClean;
}

void PrintDiagnostics(const CommonOptions& options, const Edition& edition, bool quiet) {
  if (quiet && StatusOf(edition) != kFailure) return;
  DiagnosticPrinter printer(edition, StyleFor(options, STDERR_FILENO));
  fmt::print(stderr, "{}", printer.PrintAll());
}

int ReadAndTell(const CommonOptions& options, Edition* edition) {
  if (!ReadFiles(options, edition)) return kFailure;
  PrintDiagnostics(options, *edition, options.quiet);
  return StatusOf(*edition);
}

int PrintOut(std::string_view text, int status) {
  if (const auto error = WriteDescriptor(STDOUT_FILENO, "standard output", text))
    return Fail(*error);
  return status;
}

int Put(const std::string& out, const std::string& bytes, int status) {
  if (out.empty() || out == "-") return PrintOut(bytes, status);
  if (const auto error = WriteFileWhole(out, bytes)) return Fail(*error);
  return status;
}

}  // namespace codicil::cli
