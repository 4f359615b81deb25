// The findings of codicil check in its formats.
#pragma once

#include <string_view>

#include "base/byte_sink.h"
#include "check/report.h"
#include "output/diagnostic_printer.h"
#include "output/table.h"
#include "rules/edition.h"

namespace codicil {

struct CheckedEdition {
  const Edition& edition;
  const CheckReport& report;
  bool only_counts = false;       // for people: no finding is shown
  std::string_view version = {};  // Codicil's, for SARIF
  // For people: kinds of which many findings may be the style of the text say how to say so.
  bool first_run = false;
};

// For people: errors and warnings, each with its line and a caret; then notes, one per line; then
// the count of each kind.
void WriteCheckText(const CheckedEdition& checked, const PrintStyle& style, ByteSink& out);
void WriteCheckJson(const CheckedEdition& checked, ByteSink& out);  // codicil-check/1
void CheckTable(const CheckedEdition& checked, const PutRow& row);  // a row per finding
// SARIF 2.1.0 (OASIS), which code hosts and editors show next to the text.
void WriteCheckSarif(const CheckedEdition& checked, ByteSink& out);
// Workflow commands of GitHub: "::warning file=rules.txt,line=5,…::message".
void WriteCheckGithub(const CheckedEdition& checked, ByteSink& out);

}  // namespace codicil
