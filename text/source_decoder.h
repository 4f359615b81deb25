// Makes a SourceText: chooses the encoding, then decodes the text, records the runs and reports
// problems.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "text/converter.h"
#include "text/encoded_twice.h"
#include "text/encoding_detector.h"
#include "text/source_text.h"

namespace codicil {

class SourceDecoder {
 public:
  SourceDecoder(SourceId id, std::string name, std::string bytes, Diagnostics& diagnostics);

  std::unique_ptr<SourceText> Decode(std::string_view encoding) &&;

 private:
  // Returns the plan according to `encoding`, a byte order mark or the evidence; nullopt if the
  // file is not text.
  std::optional<EncodingPlan> Plan(std::string_view encoding);
  std::optional<EncodingPlan> PlanFor(const std::string& encoding);
  std::optional<EncodingPlan> PlanFromEvidence();

  void Apply(const EncodingPlan& plan);
  void ViewBytes();
  void Convert(const EncodingPlan& plan);
  void UndoSecondEncoding();
  DecodedText Undone(const std::vector<EncodedTwice>& characters) const;
  void CopyUnits(uint32_t begin, uint32_t end, DecodedText& out) const;
  void ReportEncodedTwice(const EncodedTwiceParts& parts);
  void ReportDoubt(const EncodedTwiceParts& parts);
  void ReportUndecodable();
  void ReportMixed(const EncodingPlan& plan);
  void ReportNotText(std::string_view kind);
  void Report(DiagnosticKind kind, Severity severity, std::string message);
  uint32_t ToText(uint32_t original) const;

  std::unique_ptr<SourceText> source_;
  std::vector<DecodedText::Region> undecodable_;  // in the bytes of the file
  Diagnostics& diagnostics_;
};

}  // namespace codicil
