// Examples, notes and the glossary: containers whose text has its own destination.
#include <string>

#include "ingest/dates.h"
#include "ingest/kinds.h"
#include "ingest/rst/compiler.h"
#include "ingest/rst/directives.h"

namespace codicil::rst {

void Compiler::VisitDirective(size_t index) {
  const Block& block = At(index);
  if (block.directive == Directive::kGlossary) {
    FinishProvision();
    seen_rules_ = true;
    frames_.push_back({FrameKind::kGlossary, block.subtree_end, std::nullopt});
    return;
  }
  if (block.directive == Directive::kUnknown) {
    builder_.diagnostics().Report(kind::kRstUnknownDirective, Severity::kWarning,
                                  "unknown directive \"" + std::string(Cut(block.name)) + "\"",
                                  SpanOf(block.name));
    return;
  }
  const bool titled =
      block.directive == Directive::kAdmonition || block.directive == Directive::kTitledNote;
  const bool example =
      block.directive == Directive::kExample ||
      (block.directive == Directive::kAdmonition && IsExampleTitle(Cut(block.text)));
  if (!titled && !example && block.directive != Directive::kNote) return;
  if (!InGlossary()) {
    OpenAside(example ? FrameKind::kExample : FrameKind::kNote, block);
    if (example && titled) return Paint(block.text, Label::kMarkup);
  }
  if (titled) VisitParagraph(block);
}

// Outside the provisions an example is a block of its own; a note is paragraphs like any other.
void Compiler::OpenAside(FrameKind kind, const Block& block) {
  if (!draft_ && kind == FrameKind::kNote) return;
  if (!draft_) {
    builder_.diagnostics().Report(kind::kExampleOutsideRule, Severity::kWarning,
                                  "an example with no provision before it", SpanOf(block.name));
  }
  frames_.push_back({kind, block.subtree_end, NewPassage()});
}

bool Compiler::InGlossary() const {
  return !frames_.empty() && (frames_.back().kind == FrameKind::kGlossary ||
                              frames_.back().kind == FrameKind::kDefinition);
}

void Compiler::CloseFrames(size_t index) {
  while (!frames_.empty() && frames_.back().end <= index) {
    FlushMarker();
    CloseFrame();
  }
}

void Compiler::CloseAllFrames() {
  while (!frames_.empty()) CloseFrame();
}

void Compiler::CloseFrame() {
  Frame frame = std::move(frames_.back());
  frames_.pop_back();
  Passage text;
  if (frame.text) text = frame.text->Finish();
  switch (frame.kind) {
    case FrameKind::kGlossary:
      return FinishTerms({});
    case FrameKind::kDefinition:
      return FinishTerms(text);
    case FrameKind::kExample:
      return AddExample(std::move(text));
    case FrameKind::kNote:
      if (text.empty()) return;
      Extend(text.span.end);
      return provision().notes.push_back(std::move(text));
  }
}

void Compiler::AddExample(Passage example) {
  if (example.empty()) return;
  if (!draft_) return AddMatter(MatterKind::kExample, std::move(example));
  Extend(example.span.end);
  provision().examples.push_back(std::move(example));
}

// Terms on consecutive lines share the definition that follows them.
void Compiler::VisitTerm(const Block& block) {
  if (!terms_.empty() && terms_.back().line + 1 != block.first_line) FinishTerms({});
  terms_.push_back(
      {ReadWords(block.first_line, block.text.begin, block.text.end), block.first_line});
}

void Compiler::FinishTerms(const Passage& definition) {
  // A definition without a term is text like any other.
  if (terms_.empty()) return AddMatter(MatterKind::kText, definition);
  for (Term& term : terms_) {
    GlossaryEntry entry;
    entry.span = term.text.span;
    entry.term = std::move(term.text);
    entry.text = definition;
    if (!definition.empty()) entry.span.end = definition.span.end;
    builder_.AddGlossaryEntry(std::move(entry));
  }
  terms_.clear();
}

void Compiler::AddMatter(MatterKind kind, Passage text) {
  if (text.empty()) return;
  if (const auto date = FindEffectiveDate(text.text)) OfferDate(*date, text.span);
  (seen_rules_ ? between_ : builder_.edition().front_matter).push_back({kind, std::move(text)});
}

}  // namespace codicil::rst
