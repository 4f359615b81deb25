#include "check/check.h"

#include <algorithm>

#include "check/checks.h"
#include "rules/source_span.h"

namespace codicil {
namespace {

// A slip that does not affect the meaning is a note.
Severity SeverityOf(DiagnosticKind kind) {
  switch (kind) {
    case DiagnosticKind::kDoubleSpace:
    case DiagnosticKind::kUnreferencedEntry:
    case DiagnosticKind::kDuplicateText:
      return Severity::kNote;
    default:
      return Severity::kWarning;
  }
}

}  // namespace

std::vector<CheckedText> CheckedTexts(const Edition& edition) {
  std::vector<CheckedText> texts;
  ForEachPassage(edition, [&](const PassageRef& ref, const Passage& passage) {
    texts.push_back({&passage, ref.kind, SpanOfOwner(edition, ref)});
  });
  return texts;
}

void Findings::Add(DiagnosticKind kind, const CheckedText& text, uint32_t begin, uint32_t end,
                   std::string message, std::optional<Span> related) {
  const auto span = SourceSpanOf(*text.passage, begin, end);
  Add(kind, span.value_or(text.owner), std::move(message), related);
}

void Findings::Add(DiagnosticKind kind, const Span& span, std::string message,
                   std::optional<Span> related) {
  Diagnostic found{kind, SeverityOf(kind), std::move(message), span, related};
  if (limit_.Admits(found)) list_.push_back(std::move(found));
}

std::vector<Paragraph> ParagraphsOf(std::string_view text) {
  std::vector<Paragraph> paragraphs;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find("\n\n", begin), text.size());
    paragraphs.push_back({static_cast<uint32_t>(begin), static_cast<uint32_t>(end)});
    begin = end + 2;
  }
  return paragraphs;
}

std::vector<Diagnostic> CheckEdition(const Edition& edition, const CrossReferences& references,
                                     const Vocabulary& vocabulary) {
  Findings findings;
  const std::vector<CheckedText> texts = CheckedTexts(edition);
  for (const CheckedText& text : texts) {
    CheckBrackets(text, findings);
    CheckRepeatedWords(text, findings);
  }
  CheckQuotes(texts, findings);
  CheckSentenceEnds(edition, texts, findings);
  CheckDoubleSpaces(texts, findings);
  CheckDuplicates(texts, findings);
  CheckGlossaryOrder(edition, findings);
  CheckLists(edition, vocabulary, findings);
  CheckCitations(edition, references, findings);
  return std::move(findings).Take();
}

bool IsOnByDefault(DiagnosticKind kind) {
  switch (kind) {
    case DiagnosticKind::kUnreferencedEntry:
      return false;
    default:
      return true;
  }
}

}  // namespace codicil
