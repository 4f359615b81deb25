// Parts that several JSON formats share: the one way to say what a file is of, and where in a
// source something is.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "corpus/history.h"
#include "diff/change_summary.h"
#include "output/json_writer.h"
#include "output/line_index.h"
#include "rules/edition.h"
#include "text/byte_labels.h"

namespace codicil {

// The members "work" and "edition" of a JSON of one edition: {"id", "title"} and {"id",
// "effective_date", "language", "sha256"}.
void WriteIdentity(const Edition& edition, JsonWriter& json);
// "work" of a JSON of two editions (the new one's), and "old" and "new", which are editions.
void WriteIdentities(const Edition& old_edition, const Edition& new_edition, JsonWriter& json);
// "work" alone.
void WriteWork(const Edition& edition, JsonWriter& json);
void WriteWork(const Work& work, JsonWriter& json);
// The members of an edition, inside its object.
void WriteEditionMembers(const Edition& edition, JsonWriter& json);
// An edition of a work, as such an object.
void WriteEditionRecord(const EditionRecord& edition, JsonWriter& json);
// A provision of a work: {"edition", "num"}; null for none.
void WritePlace(const Work& work, const std::optional<Place>& place, JsonWriter& json);

// "kinds", "confidence" and "evidence" of a pair of provisions or entries of two editions.
void WritePairMembers(const ChangeKinds& kinds, float confidence, const Evidence& evidence,
                      JsonWriter& json);

// The members of "counts" of a report of changes: every kind of kChangeColumns with its count.
void WriteSummary(const ChangeSummary& summary, JsonWriter& json);

// The labels in the order in which reports list them: from the content of the work to unrecognised
// bytes.
inline constexpr std::array<Label, kLabelCount> kLabelOrder = {
    Label::kNumber,   Label::kHeading,     Label::kText,         Label::kExample,
    Label::kGlossary, Label::kFrontMatter, Label::kBackMatter,   Label::kMarkup,
    Label::kBlank,    Label::kFurniture,   Label::kUnrecognised,
};

// Writes the member "sources": each file's properties and its byte counts by label.
void WriteSources(const Edition& edition, JsonWriter& json);

// Spans as bytes of the files as they were read, with the line. Keeps references to the edition and
// the writer, which must outlive it. Not thread-safe.
class JsonPlaces {
 public:
  JsonPlaces(const Edition& edition, JsonWriter& json);

  // An object; null for an empty span, or none.
  void WriteSpan(const std::optional<Span>& span);
  void WriteDiagnostic(const Diagnostic& diagnostic);
  // The same, inside an object that the caller has opened.
  void WriteDiagnosticMembers(const Diagnostic& diagnostic);

 private:
  void WriteSpanMembers(const Span& span);
  void WritePlace(const std::optional<Span>& span);

  const Edition& edition_;
  JsonWriter& json_;
  std::vector<LineIndex> lines_;
};

}  // namespace codicil
