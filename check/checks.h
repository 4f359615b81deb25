// What the checks share. To add one: a file with a CheckFunction, a kind in kinds.h, and a row in
// check.cc.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check/check.h"
#include "rules/passage_ref.h"
#include "text/budget.h"

namespace codicil {

struct CheckedText {
  const Passage* passage;
  PassageRef ref;
  Span owner;  // the provision or entry, for findings without a place of their own
};

// Collects the first findings of each kind, and converts places in a passage into places in a
// source.
class Findings {
 public:
  explicit Findings(const std::set<DiagnosticKind>& strict) : strict_(strict) {}

  void Add(DiagnosticKind kind, const CheckedText& text, uint32_t begin, uint32_t end,
           std::string message, std::vector<SourceEdit> fix = {});
  void Add(DiagnosticKind kind, const Span& span, std::string message,
           std::optional<Span> related = std::nullopt, std::vector<SourceEdit> fix = {});
  void Add(CheckFinding found);
  // The same, unless it is a habit of the work, which is counted, and the kind is not strict.
  void AddUnless(bool habit, DiagnosticKind kind, const CheckedText& text, uint32_t begin,
                 uint32_t end, std::string message, std::vector<SourceEdit> fix = {});
  void AddUnless(bool habit, CheckFinding found);
  CheckResult Take() &&;

 private:
  bool Counts(bool habit, const DiagnosticKind& kind);

  const std::set<DiagnosticKind>& strict_;
  KindLimit limit_;
  CheckResult result_;
};

// What every check is given.
struct CheckInput {
  const Edition& edition;
  const CrossReferences& references;
  const Vocabulary& vocabulary;
  std::vector<CheckedText> texts;
};

// Whether the edition is of several files, which may be parts of a whole.
inline bool IsFragment(const Edition& edition) { return edition.sources().files.size() > 1; }

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
// Of what reading reported.
CheckFunction CheckReading;

}  // namespace codicil
