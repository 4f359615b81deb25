// Parts shared by several JSON forms.
#pragma once

#include <vector>

#include "output/json_stream.h"
#include "output/line_index.h"
#include "rules/edition.h"

namespace codicil {

// Writes the member "sources": each file's properties and its byte counts by label.
void WriteSourcesJson(const Edition& edition, JsonWriter& json);

// Writes spans as byte ranges of the original files, with the line. Keeps a reference to the
// edition, which must outlive it. Not thread-safe.
class JsonPlaces {
 public:
  explicit JsonPlaces(const Edition& edition);

  void WriteSpan(const Span& span, JsonWriter& json) const;
  void WriteDiagnostic(const Diagnostic& diagnostic, JsonWriter& json);
  // The same, inside an object that the caller has opened.
  void WriteDiagnosticMembers(const Diagnostic& diagnostic, JsonWriter& json);

 private:
  void WriteSpanMembers(const Span& span, JsonWriter& json) const;
  void WritePlace(const std::optional<Span>& span, JsonWriter& json);

  const Edition& edition_;
  std::vector<LineIndex> lines_;
};

}  // namespace codicil
