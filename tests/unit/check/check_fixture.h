// Checks small plain texts and returns the findings as short strings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "check/check.h"
#include "tests/unit/read_rules.h"

namespace codicil {

inline std::vector<Diagnostic> Check(const Edition& edition) {
  std::vector<Diagnostic> found;
  for (CheckFinding& one :
       CheckEdition(edition, CrossReference(edition), ExtractVocabulary(edition)).found)
    found.push_back(std::move(one.diagnostic));
  return found;
}

// Returns "words: message" for each finding of `kind`.
inline std::vector<std::string> Found(std::string_view text, DiagnosticKind kind) {
  const Edition edition = ReadRules(text);
  std::vector<std::string> found;
  for (const Diagnostic& diagnostic : Check(edition)) {
    if (diagnostic.kind != kind) continue;
    const std::string_view words =
        edition.sources().files[diagnostic.span->source].text->Cut(*diagnostic.span);
    found.push_back(std::string(words) + ": " + diagnostic.message);
  }
  return found;
}

// The same for a text with a single rule that consists of `words`.
inline std::vector<std::string> FoundInRule(std::string_view words, DiagnosticKind kind) {
  return Found("100. Wardens\n\n100.1. " + std::string(words) + "\n", kind);
}

}  // namespace codicil
