// Decides what becomes of the numbers of one citation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "migrate/cited_part.h"
#include "migrate/migrate.h"
#include "migrate/outside_context.h"

namespace codicil {

// Turns the parts of citations into edits and messages.
class CitationMigration {
 public:
  // `text` has no line marks. All arguments must outlive the object.
  CitationMigration(SourceId source, std::string_view text, Migration& result,
                    Diagnostics& diagnostics)
      : source_(source), text_(text), result_(result), diagnostics_(diagnostics) {}

  // Adds the numbers of one citation. A number that continues the one before ("203.1a and c")
  // changes with it or not at all.
  void Add(const std::vector<CitedPart>& parts);
  // Leaves a doubtful citation as it is, and reports it unless it is the same in the new edition.
  void AddDoubtful(const CitedPart& part, Doubt doubt);

 private:
  using Iterator = std::vector<CitedPart>::const_iterator;
  void AddGroup(Iterator begin, Iterator end);
  void WriteGroup(Iterator begin, Iterator end);
  void WriteFirst(const CitedPart& part, const RuleNumber& before);
  void WriteLast(const CitedPart& part);
  void WriteWhole(uint32_t begin, uint32_t end, const RuleNumber& cited, const RuleNumber& number);
  void Write(uint32_t begin, uint32_t end, std::string replacement);
  void LeaveGroup(Iterator begin, Iterator end);
  void ReportImage(const CitedPart& part);
  void ReportQuotation(const CitedPart& part);
  // The same for a sure citation, which may be of a number that is used anew.
  void RecordSure(const CitedPart& part, MigratedCitation::Action action);
  void Record(const CitedPart& part, MigratedCitation::Action action);
  // Warns about the citation recorded last.
  void Warn(DiagnosticKind kind, const CitedPart& part, std::string message);

  const SourceId source_;
  const std::string_view text_;
  Migration& result_;
  Diagnostics& diagnostics_;
};

}  // namespace codicil
