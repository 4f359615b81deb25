#include "ingest/rst/compiler.h"

#include <algorithm>
#include <string>

#include "base/ascii.h"
#include "ingest/dates.h"
#include "ingest/glossary_heading.h"
#include "ingest/kinds.h"
#include "ingest/rst/markup_lines.h"
#include "ingest/rst/typed_number.h"

namespace codicil::rst {
size_t Compiler::Run(const RstFile& file, size_t from) {
  Start(file, from);
  size_t index = from;
  while (index < file.blocks.list.size()) {
    CloseFrames(index);
    if (At(index).kind == BlockKind::kFiles) break;
    index = Visit(index);
  }
  const bool at_end = index == file.blocks.list.size();
  if (at_end && draft_) builder_.drafts()[*draft_].ends_source = true;
  Finish();
  return index;
}

void Compiler::Start(const RstFile& file, size_t from) {
  file_ = &file;
  text_item_end_ = 0;
  writer_.SetSource(file.id, file.blocks.lines, file.path);
  if (from == 0) {
    seen_number_ = false;
    for (ByteRange range : file.blocks.markup) Paint(range, Label::kMarkup);
  }
  next_heading_ = static_cast<size_t>(
      std::partition_point(file.headings.begin(), file.headings.end(),
                           [from](const Heading& heading) { return heading.block < from; }) -
      file.headings.begin());
}

void Compiler::Finish() {
  FlushMarker();
  CloseAllFrames();
  // Terms of a glossary that was interrupted: other files came in between, and its frame is closed.
  if (!terms_.empty()) FinishTerms({});
  FinishProvision();
  labels_.clear();
  std::ranges::move(std::exchange(between_, {}),
                    std::back_inserter(builder_.edition().back_matter));
}

std::string_view Compiler::Cut(ByteRange range) const { return source().Cut(SpanOf(range)); }

void Compiler::Paint(ByteRange range, Label label) {
  if (!range.empty()) builder_.labels(file_->id).Paint(range.begin, range.end, label);
}

// Returns one paragraph as a passage by itself.
Passage Compiler::ReadWords(uint32_t first_line, uint32_t begin, uint32_t end) {
  PassageBuilder words = NewPassage();
  writer_.WriteParagraph(first_line, begin, end, words);
  return words.Finish();
}

size_t Compiler::Visit(size_t index) {
  const Block& block = At(index);
  if (block.kind != BlockKind::kParagraph && block.kind != BlockKind::kItem) FlushMarker();
  switch (block.kind) {
    case BlockKind::kHeading:
      VisitHeading(index);
      break;
    case BlockKind::kParagraph:
      VisitParagraph(block);
      break;
    case BlockKind::kLiteral:
      VisitLiteral(block);
      break;
    case BlockKind::kLines:
      VisitLines(block);
      break;
    case BlockKind::kItem:
      if (StartTypedSection(index)) return index + 2;
      VisitItem(index);
      break;
    case BlockKind::kField:
      labels_.clear();
      return VisitField(index);
    case BlockKind::kDirective:
      VisitDirective(index);
      break;
    case BlockKind::kTerm:
      VisitTerm(block);
      break;
    case BlockKind::kDefinition:
      frames_.push_back({FrameKind::kDefinition, block.subtree_end, NewPassage()});
      break;
    case BlockKind::kLabel:
      labels_.push_back(builder_.arena().Store(NormalName(Cut(block.name))));
      return index + 1;
    case BlockKind::kFiles:
    case BlockKind::kLink:
    case BlockKind::kSubstitution:
      break;
  }
  labels_.clear();
  return index + 1;
}

const Heading& Compiler::HeadingAt(size_t index) {
  while (file_->headings[next_heading_].block != index) ++next_heading_;
  return file_->headings[next_heading_++];
}

void Compiler::Close() {
  if (!glossary_heading_ || !builder_.edition().glossary.empty()) return;
  builder_.diagnostics().Report(kind::kGlossaryEmpty, Severity::kWarning,
                                "no term with a definition was found below this heading",
                                glossary_heading_);
}

void Compiler::VisitHeading(size_t index) {
  const Block& block = At(index);
  const Heading& heading = HeadingAt(index);
  if (JudgeGlossaryHeading(Cut(block.text)) == GlossaryHeading::kCertain)
    glossary_heading_ = SpanOf(block.text);
  if (heading.role == HeadingRole::kMatter) builder_.NoteHeading(SpanOf(block.text));
  if (heading.role == HeadingRole::kInside && draft_) return VisitParagraph(block);
  FinishProvision();
  if (heading.role == HeadingRole::kNumbered || heading.role == HeadingRole::kInferred) {
    return StartNumbered(block, heading);
  }
  if (heading.role == HeadingRole::kGlossary) return Paint(block.text, Label::kGlossary);
  Passage title = ReadWords(block.first_line, block.text.begin, block.text.end);
  const bool is_title = heading.role == HeadingRole::kTitle && !seen_title_;
  if (is_title) builder_.OfferTitle(title.text);
  seen_title_ |= is_title;
  AddMatter(is_title ? MatterKind::kTitle : MatterKind::kHeading, std::move(title));
}

void Compiler::StartNumbered(const Block& block, const Heading& heading) {
  const uint32_t begin = block.text.begin;
  const uint32_t title = begin + heading.title;
  Paint({begin + heading.number_length, title}, Label::kMarkup);
  StartProvision(heading.number, SpanOf({begin, begin + heading.number_length}), block.text.end);
  provision().heading = ReadWords(block.first_line, title, block.text.end);
  provision().labels = std::move(labels_);
  if (!heading.container.empty())
    provision().container = builder_.arena().Store(heading.container.ToString());
  lettering_.Start(heading.number);
}

bool Compiler::StartTyped(const Block& block) {
  const NumberingStyle& style = builder_.edition().scheme;
  const auto typed = FindTypedNumber(Cut(block.text), style);
  if (!typed) return false;
  if (draft_ && provision().number == typed->number)
    return false;  // a text that repeats its number
  // With neither a period nor a letter it may be a quantity, unless the numbers go up.
  const RuleNumber& number = typed->number;
  const bool later = !draft_ || RuleNumber::TreeOrder(provision().number, number, style) < 0;
  if (!typed->period && !number.is_letter(number.size() - 1) && !later) return false;
  const uint32_t begin = block.text.begin;
  Paint({begin, begin + typed->begin}, Label::kMarkup);
  Paint({begin + typed->end, begin + typed->markup}, Label::kMarkup);
  StartProvision(number, SpanOf({begin + typed->begin, begin + typed->end}), block.text.end);
  Block rest = block;
  rest.text.begin += typed->words;
  WriteText(rest);
  return true;
}

bool Compiler::StartTypedSection(size_t index) {
  const bool among_text = marker_ || !frames_.empty() || index < text_item_end_;
  const NumberingStyle& style = builder_.edition().scheme;
  if (among_text || !IsTypedSection(file_->blocks, source().text(), index, style)) return false;
  const Block &item = At(index), &title = At(index + 1);
  Paint({item.name.end, item.marker.end}, Label::kMarkup);
  StartProvision(*RuleNumber::Parse(Cut(item.name)), SpanOf(item.name), title.text.end);
  provision().heading = ReadWords(title.first_line, title.text.begin, title.text.end);
  return true;
}

void Compiler::StartProvision(const RuleNumber& number, Span number_span, uint32_t span_end) {
  FinishProvision();
  Provision draft;
  draft.number = number;
  draft.number_span = number_span;
  draft.between = std::exchange(between_, {});
  draft.span = {file_->id, number_span.begin, span_end};
  draft_ = builder_.drafts().size();
  builder_.AddProvision(std::move(draft));
  text_.emplace(NewPassage());
  seen_rules_ = true;
  seen_number_ |= !number_span.empty();
}

void Compiler::FinishProvision() {
  lettering_.Stop();
  if (!draft_) return;
  provision().text = text_->Finish();
  if (!provision().text.empty()) Extend(provision().text.span.end);
  draft_.reset();
  text_.reset();
}

void Compiler::Extend(uint32_t end) { provision().span.end = std::max(provision().span.end, end); }

void Compiler::VisitItem(size_t index) {
  const Block& block = At(index);
  const bool inside = !frames_.empty() || index < text_item_end_;
  const auto verdict = draft_ && !InGlossary() ? lettering_.Judge(block.value, block.indent, inside,
                                                                  builder_.edition().scheme)
                                               : Lettering::Verdict::kText;
  if (verdict != Lettering::Verdict::kText) {
    FlushMarker();
    if (verdict == Lettering::Verdict::kMisplaced) {
      builder_.diagnostics().Report(
          kind::kRstMisplacedItem, Severity::kWarning,
          "the indent puts " + lettering_.Number(block.value).ToString() +
              " inside what comes before it, but its letter continues the rule's list",
          SpanOf(block.marker));
    }
    CloseAllFrames();
    return StartSubrule(block);
  }
  text_item_end_ = std::max(text_item_end_, block.subtree_end);
  // The marker is part of the text of the paragraph that begins on its line.
  const bool same_line = marker_ && index > 0 && At(index - 1).first_line == block.first_line;
  if (!same_line) FlushMarker();
  marker_ = same_line ? ByteRange{marker_->begin, block.marker.end} : block.marker;
}

void Compiler::StartSubrule(const Block& block) {
  Paint({block.name.end, block.marker.end}, Label::kMarkup);
  const Lettering lettering = lettering_;
  StartProvision(lettering.Number(block.value), SpanOf(block.name), block.marker.end);
  lettering_ = lettering;
}

// Fields below the title describe the document; among the rules they are text.
size_t Compiler::VisitField(size_t index) {
  const Block& block = At(index);
  const std::string name = LowerCase(Cut(block.name));
  if (draft_ || !frames_.empty()) {
    marker_ = block.marker;
    return index + 1;
  }
  if (name == "date") {
    TakeDate(block, index);
    marker_ = block.marker;
    return index + 1;
  }
  Paint(block.marker, Label::kMarkup);
  if (!IsMetadataField(name) && !(name == "title" && RepeatsTitle(index))) return index + 1;
  for (size_t i = index + 1; i < block.subtree_end; ++i) Paint(At(i).text, Label::kMarkup);
  return block.subtree_end;
}

// Whether the field says what the first heading of the file says.
bool Compiler::RepeatsTitle(size_t field) const {
  if (file_->headings.empty() || At(field).subtree_end != field + 2) return false;
  return Cut(At(field + 1).text) == Cut(At(file_->headings.front().block).text);
}

// Any wording is a date here; elsewhere the words around it must say what it is for.
void Compiler::TakeDate(const Block& field, size_t index) {
  if (field.subtree_end != index + 2) return;
  const ByteRange text = At(index + 1).text;
  if (const auto date = FindDate(Cut(text))) OfferDate(*date, SpanOf(text));
}

// A file that another one names is a part of that one's edition, whatever its own date.
void Compiler::OfferDate(std::string_view iso_date, Span span) {
  const bool head = !file_->named && !seen_number_;
  builder_.OfferDate(iso_date, head ? std::optional(span) : std::nullopt);
}

}  // namespace codicil::rst
