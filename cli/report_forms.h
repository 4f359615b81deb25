// The forms in which a subcommand writes its report: a table with a row for each.
#pragma once

#include <algorithm>
#include <vector>

#include "cli/common.h"
#include "cli/usage.h"

namespace codicil::cli {

// A form is for programs, or for people: then its writer takes a style, and what it writes is fit
// for a terminal.
template <typename Report>
struct ReportForm {
  using Write = void (*)(const Report& report, ByteSink& out);
  using WriteStyled = void (*)(const Report& report, const PrintStyle& style, ByteSink& out);
  constexpr ReportForm(FormName a_name, Write for_programs) : name(a_name), write(for_programs) {}
  constexpr ReportForm(FormName a_name, WriteStyled for_people)
      : name(a_name), write_styled(for_people) {}

  FormName name;
  Write write = nullptr;
  WriteStyled write_styled = nullptr;
};

template <typename Report, size_t count>
CLI::Option* AddFormOptions(CLI::App& command, const ReportForm<Report> (&forms)[count],
                            OutputOptions* output) {
  std::vector<FormName> names;
  for (const auto& form : forms) names.push_back(form.name);
  return AddFormOptions(command, names, output);
}

// Writes the report in the form that was asked for. Returns kFailure, with a message, if that
// fails, otherwise `status`.
template <typename Report, size_t count>
int PutReport(const ReportForm<Report> (&forms)[count], const Report& report,
              const CommonOptions& common, const OutputOptions& output, int status) {
  const auto& form =
      *std::ranges::find(forms, output.form, [](const auto& one) { return one.name.name; });
  if (form.write != nullptr)
    return Put(
        output.out, [&](ByteSink& out) { form.write(report, out); }, status);
  const PrintStyle style = StyleFor(common, output.out);
  const auto write = [&](ByteSink& out) { form.write_styled(report, style, out); };
  return Put(output.out, write, status, Printing::kAsItIs);
}

}  // namespace codicil::cli
