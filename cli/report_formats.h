// The formats in which a subcommand writes its report: a table with a row for each.
#pragma once

#include <algorithm>
#include <vector>

#include "cli/common.h"
#include "cli/usage.h"
#include "output/table.h"

namespace codicil::cli {

// A format is for programs, or for people: then its writer takes a style, and what it writes is fit
// for a terminal.
template <typename Report>
struct ReportFormat {
  using Write = void (*)(const Report& report, ByteSink& out);
  using WriteStyled = void (*)(const Report& report, const PrintStyle& style, ByteSink& out);
  constexpr ReportFormat(FormatName a_name, Write for_programs)
      : name(a_name), write(for_programs) {}
  constexpr ReportFormat(FormatName a_name, WriteStyled for_people)
      : name(a_name), write_styled(for_people) {}
  // For programs, too: "csv" or "ndjson".
  constexpr ReportFormat(FormatName a_name, TableOf<Report> a_table)
      : name(a_name), table(a_table) {}

  FormatName name;
  Write write = nullptr;
  WriteStyled write_styled = nullptr;
  TableOf<Report> table = nullptr;

  Printing printing() const {
    return write_styled != nullptr ? Printing::kAsItIs : Printing::kPrintable;
  }
};

template <typename Report, size_t count>
CLI::Option* AddFormatOptions(CLI::App& command, const ReportFormat<Report> (&formats)[count],
                              OutputOptions* output) {
  std::vector<FormatName> names;
  for (const auto& format : formats) names.push_back(format.name);
  return AddFormatOptions(command, names, output);
}

template <typename Report, size_t count>
const ReportFormat<Report>& FormatOf(const ReportFormat<Report> (&formats)[count],
                                     const OutputOptions& output) {
  return *std::ranges::find(formats, output.format, [](const auto& one) { return one.name.name; });
}

template <typename Report>
void WriteReport(const ReportFormat<Report>& format, const Report& report, const PrintStyle& style,
                 ByteSink& out) {
  if (format.table != nullptr)
    return WriteTable(format.table, report,
                      format.name.name == "csv" ? TableFormat::kCsv : TableFormat::kNdjson, out);
  format.write != nullptr ? format.write(report, out) : format.write_styled(report, style, out);
}

// Writes the report in the format that was asked for. Returns kFailure, with a message, if that
// fails, otherwise `status`.
template <typename Report, size_t count>
int PutReport(const ReportFormat<Report> (&formats)[count], const Report& report,
              const CommonOptions& common, const OutputOptions& output, int status) {
  const auto& format = FormatOf(formats, output);
  const PrintStyle style = StyleFor(common, output.out);
  const auto write = [&](ByteSink& out) { WriteReport(format, report, style, out); };
  return Put(output.out, write, status, format.printing());
}

// Writes a report on each of the editions that were named, one after the other; in a format for
// people, each under the name of its first file if there are several. `report_on` is given the
// files, and a function that writes a report; it returns the status of the edition, kFailure if it
// could not be read, which does not stop the others.
template <typename Report, size_t count, typename ReportOn>
int PutReports(const ReportFormat<Report> (&formats)[count], const CommonOptions& common,
               const OutputOptions& output, ReportOn report_on) {
  const auto& format = FormatOf(formats, output);
  const PrintStyle style = StyleFor(common, output.out);
  const std::vector<EditionFiles> editions = EditionsOf(common, 1, kAnyNumber);
  StringSink reports;
  int status = kClean;
  for (const EditionFiles& files : editions) {
    const auto write = [&](const Report& report) {
      if (editions.size() > 1 && format.write_styled != nullptr)
        reports.Write((reports.size() > 0 ? "\n" : "") + Styled(files.front(), ansi::kBold, style) +
                      "\n");
      WriteReport(format, report, style, reports);
    };
    status = std::max(status, report_on(files, write));
  }
  if (reports.size() == 0) return status;
  return Put(
      output.out, [&](ByteSink& out) { out.Write(reports.TakeText()); }, status, format.printing());
}

}  // namespace codicil::cli
