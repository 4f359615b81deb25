// What the checks share. To add one: a file with a CheckFunction, a kind in kinds.h, and a row in
// check.cc.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "check/check.h"
#include "rules/passage_ref.h"
#include "text/budget.h"

namespace codicil {

struct CheckedText {
  const Passage* passage;
  PassageKind kind;
  Span owner;  // the provision or entry, for findings without a place of their own
};

// Collects the first findings of each kind, and converts places in a passage into places in a
// source.
class Findings {
 public:
  void Add(DiagnosticKind kind, const CheckedText& text, uint32_t begin, uint32_t end,
           std::string message, std::optional<Span> related = std::nullopt);
  void Add(DiagnosticKind kind, const Span& span, std::string message,
           std::optional<Span> related = std::nullopt);
  std::vector<Diagnostic> Take() && {
    limit_.ReportTheRest(list_);
    return std::move(list_);
  }

 private:
  KindLimit limit_;
  std::vector<Diagnostic> list_;
};

// What every check is given.
struct CheckInput {
  const Edition& edition;
  const CrossReferences& references;
  const Vocabulary& vocabulary;
  std::vector<CheckedText> texts;
};

// A file each. check.cc has the row of each kind.
using CheckFunction = void(const CheckInput& input, Findings& findings);
CheckFunction CheckBrackets;
CheckFunction CheckCitations;
CheckFunction CheckDoubleSpaces;
CheckFunction CheckDuplicates;
CheckFunction CheckGlossaryOrder;
CheckFunction CheckLists;
CheckFunction CheckQuotes;
CheckFunction CheckRepeatedWords;
CheckFunction CheckSentenceEnds;

}  // namespace codicil
