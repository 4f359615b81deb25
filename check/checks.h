// The checks, one function each; CheckEdition calls them all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

// Returns every passage that is not empty, in the order of the edition.
std::vector<CheckedText> CheckedTexts(const Edition& edition);

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

// A stretch of a text between blank lines, as [begin, end).
struct Paragraph {
  uint32_t begin;
  uint32_t end;
};
std::vector<Paragraph> ParagraphsOf(std::string_view text);

void CheckQuotes(const std::vector<CheckedText>& texts, Findings& findings);
void CheckBrackets(const CheckedText& text, Findings& findings);
void CheckRepeatedWords(const CheckedText& text, Findings& findings);
void CheckSentenceEnds(const Edition& edition, const std::vector<CheckedText>& texts,
                       Findings& findings);
void CheckDoubleSpaces(const std::vector<CheckedText>& texts, Findings& findings);
void CheckDuplicates(const std::vector<CheckedText>& texts, Findings& findings);
void CheckGlossaryOrder(const Edition& edition, Findings& findings);
void CheckLists(const Edition& edition, const Vocabulary& vocabulary, Findings& findings);
void CheckCitations(const Edition& edition, const CrossReferences& references, Findings& findings);

}  // namespace codicil
