// Parts that several JSON forms share.
#pragma once

#include <vector>

#include "output/json_stream.h"
#include "output/line_index.h"
#include "rules/edition.h"

namespace codicil {

// The member "sources": what each file is, with its accounting.
void WriteSourcesJson(const Edition& edition, JsonWriter& json);

// Spans as bytes of the files as they were read, with the line. Keeps a reference to the edition,
// which must outlive it. Not thread-safe.
class JsonPlaces {
 public:
  explicit JsonPlaces(const Edition& edition);

  void WriteSpan(const Span& span, JsonWriter& json) const;
  void WriteDiagnostic(const Diagnostic& diagnostic, JsonWriter& json);
  // The same inside an object that the caller has opened.
  void WriteDiagnosticMembers(const Diagnostic& diagnostic, JsonWriter& json);

 private:
  void WriteSpanMembers(const Span& span, JsonWriter& json) const;
  void WritePlace(const std::optional<Span>& span, JsonWriter& json);

  const Edition& edition_;
  std::vector<LineIndex> lines_;
};

}  // namespace codicil
