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
    texts.push_back({&passage, ref.kind, SpanOfOwner(edition, ref)});
  });
  return texts;
}

}  // namespace

void Findings::Add(DiagnosticKind kind, const CheckedText& text, uint32_t begin, uint32_t end,
                   std::string message, std::optional<Span> related) {
  const auto span = SourceSpanOf(*text.passage, begin, end);
  Add(kind, span.value_or(text.owner), std::move(message), related);
}

void Findings::Add(DiagnosticKind kind, const Span& span, std::string message,
                   std::optional<Span> related) {
  const CheckRow* row = RowOf(kind);
  Diagnostic found{kind, row != nullptr ? row->severity : kWarning, std::move(message), span,
                   related};
  if (limit_.Admits(found)) list_.push_back(std::move(found));
}

std::vector<Diagnostic> CheckEdition(const Edition& edition, const CrossReferences& references,
                                     const Vocabulary& vocabulary) {
  const CheckInput input{edition, references, vocabulary, CheckedTexts(edition)};
  Findings findings;
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
