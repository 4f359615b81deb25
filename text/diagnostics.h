// What the library reports about a source. The library never prints, never exits and never throws
// for bad input: it reports here and continues.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/span.h"

namespace codicil {

enum class Severity { kNote, kWarning, kError };

// Whether an error of a kind says that the input cannot be used at all.
enum class Stops : bool { kNo, kYes };

// What a diagnostic is about. Each folder has its own kinds, in FOLDER/kinds.h; output/all_kinds.h
// lists them all. Every kind is shown by a test.
struct DiagnosticKind {
  std::string_view name;     // lower case with hyphens: "number-gap"; no two kinds share one
  std::string_view summary;  // a sentence that describes any diagnostic of the kind
  Stops stops = Stops::kNo;
  friend bool operator==(const DiagnosticKind& a, const DiagnosticKind& b) {
    return a.name == b.name;
  }
  friend auto operator<=>(const DiagnosticKind& a, const DiagnosticKind& b) {
    return a.name <=> b.name;
  }
};

std::string_view SeverityName(Severity severity);
std::optional<Severity> SeverityFromName(std::string_view name);

struct Diagnostic {
  DiagnosticKind kind;
  Severity severity;
  std::string message;          // one sentence, lower case start, no full stop
  std::optional<Span> span;     // none: the message is about the input as a whole
  std::optional<Span> related;  // the place of the other party to a conflict
};

class Diagnostics {
 public:
  void Report(DiagnosticKind kind, Severity severity, std::string message,
              std::optional<Span> span = std::nullopt, std::optional<Span> related = std::nullopt);
  const std::vector<Diagnostic>& list() const { return list_; }
  std::vector<Diagnostic>& list() { return list_; }
  size_t Count(Severity severity) const;

 private:
  std::vector<Diagnostic> list_;
};

// How an input could be used.
enum class InputStatus { kClean, kFindings, kUnusable };
// kUnusable if an error says that a file could not be used at all or that nothing was found in it;
// kFindings if there is any other error or warning.
InputStatus StatusOf(const Diagnostics& diagnostics);

}  // namespace codicil
