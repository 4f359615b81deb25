// The formats in which a subcommand writes its report: a table with a row for each.
#pragma once

#include <algorithm>
#include <vector>

#include "cli/common.h"
#include "cli/usage.h"

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

  FormatName name;
  Write write = nullptr;
  WriteStyled write_styled = nullptr;
};

template <typename Report, size_t count>
CLI::Option* AddFormatOptions(CLI::App& command, const ReportFormat<Report> (&formats)[count],
                              OutputOptions* output) {
  std::vector<FormatName> names;
  for (const auto& format : formats) names.push_back(format.name);
  return AddFormatOptions(command, names, output);
}

// Writes the report in the format that was asked for. Returns kFailure, with a message, if that
// fails, otherwise `status`.
template <typename Report, size_t count>
int PutReport(const ReportFormat<Report> (&formats)[count], const Report& report,
              const CommonOptions& common, const OutputOptions& output, int status) {
  const auto& format =
      *std::ranges::find(formats, output.format, [](const auto& one) { return one.name.name; });
  if (format.write != nullptr)
    return Put(
        output.out, [&](ByteSink& out) { format.write(report, out); }, status);
  const PrintStyle style = StyleFor(common, output.out);
  const auto write = [&](ByteSink& out) { format.write_styled(report, style, out); };
  return Put(output.out, write, status, Printing::kAsItIs);
}

}  // namespace codicil::cli
