#include "check/check.h"

#include <algorithm>
#include <iterator>

#include "check/checks.h"
#include "check/kinds.h"
#include "rules/source_span.h"

namespace codicil {
namespace {

constexpr Severity kNote = Severity::kNote, kWarning = Severity::kWarning;

struct CheckRow {
  DiagnosticKind kind;
  Severity severity;  // a slip that does not change the meaning is a note
  bool on_by_default;
  CheckFunction* check;  // rows with the same function are adjacent
};
constexpr CheckRow kChecks[] = {
    {kind::kDanglingCitation, kWarning, true, CheckCitations},
    {kind::kAmbiguousCitation, kWarning, true, CheckCitations},
    {kind::kMistitledCitation, kWarning, true, CheckCitations},
    {kind::kUndefinedTerm, kWarning, true, CheckCitations},
    {kind::kUnreferencedEntry, kNote, false, CheckCitations},
    {kind::kDuplicateText, kNote, true, CheckDuplicates},
    {kind::kGlossaryOrder, kWarning, true, CheckGlossaryOrder},
    {kind::kListOrder, kWarning, true, CheckLists},
    {kind::kListDuplicate, kWarning, true, CheckLists},
    {kind::kUnbalancedQuotes, kWarning, true, CheckQuotes},
    {kind::kUnbalancedBrackets, kWarning, true, CheckBrackets},
    {kind::kDoubleSpace, kNote, true, CheckDoubleSpaces},
    {kind::kSentenceCutOff, kWarning, true, CheckSentenceEnds},
    {kind::kRepeatedWord, kWarning, true, CheckRepeatedWords},
};

// nullptr for kinds that are not a check's own.
const CheckRow* RowOf(const DiagnosticKind& kind) {
  const auto* row = std::find_if(std::begin(kChecks), std::end(kChecks),
                                 [&](const CheckRow& one) { return one.kind == kind; });
  return row == std::end(kChecks) ? nullptr : row;
}

std::vector<CheckedText> CheckedTexts(const Edition& edition) {
  std::vector<CheckedText> texts;
  ForEachPassage(edition, [&](const PassageRef& ref, const Passage& passage) {
    texts.push_back({&passage, ref, SpanOfOwner(edition, ref)});
  });
  return texts;
}

CheckFinding FindingOf(DiagnosticKind kind, const Span& span, std::string message,
                       std::optional<Span> related, std::vector<SourceEdit> fix) {
  const CheckRow* row = RowOf(kind);
  return {{kind, row != nullptr ? row->severity : kWarning, std::move(message), span, related},
          std::move(fix)};
}

Span PlaceOf(const CheckedText& text, uint32_t begin, uint32_t end) {
  return SourceSpanOf(*text.passage, begin, end).value_or(text.owner);
}

}  // namespace

void Findings::Add(DiagnosticKind kind, const CheckedText& text, uint32_t begin, uint32_t end,
                   std::string message, std::vector<SourceEdit> fix) {
  Add(FindingOf(kind, PlaceOf(text, begin, end), std::move(message), std::nullopt, std::move(fix)));
}

void Findings::Add(DiagnosticKind kind, const Span& span, std::string message,
                   std::optional<Span> related, std::vector<SourceEdit> fix) {
  Add(FindingOf(kind, span, std::move(message), related, std::move(fix)));
}

void Findings::Add(CheckFinding found) {
  if (limit_.Admits(found.diagnostic)) result_.found.push_back(std::move(found));
}

void Findings::AddUnless(bool habit, DiagnosticKind kind, const CheckedText& text, uint32_t begin,
                         uint32_t end, std::string message, std::vector<SourceEdit> fix) {
  if (Counts(habit, kind)) Add(kind, text, begin, end, std::move(message), std::move(fix));
}

void Findings::AddUnless(bool habit, CheckFinding found) {
  if (Counts(habit, found.diagnostic.kind)) Add(std::move(found));
}

bool Findings::Counts(bool habit, const DiagnosticKind& kind) {
  if (!habit || strict_.contains(kind)) return true;
  ++result_.habits[kind];
  return false;
}

CheckResult Findings::Take() && {
  std::vector<Diagnostic> rest;
  limit_.ReportTheRest(rest);
  for (Diagnostic& diagnostic : rest) result_.found.push_back({std::move(diagnostic), {}});
  return std::move(result_);
}

CheckResult CheckEdition(const Edition& edition, const CrossReferences& references,
                         const Vocabulary& vocabulary, const std::set<DiagnosticKind>& strict) {
  const CheckInput input{edition, references, vocabulary, CheckedTexts(edition)};
  Findings findings(strict);
  CheckReading(input, findings);
  CheckFunction* last = nullptr;
  for (const CheckRow& row : kChecks) {
    if (row.check != last) row.check(input, findings);
    last = row.check;
  }
  return std::move(findings).Take();
}

bool IsOnByDefault(DiagnosticKind kind) {
  const CheckRow* row = RowOf(kind);
  return row == nullptr || row->on_by_default;
}

}  // namespace codicil
