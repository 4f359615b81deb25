#include "ingest/rst/block_scanner.h"

#include <algorithm>
#include <string>

#include "ingest/kinds.h"
#include "ingest/rst/markup_lines.h"
#include "ingest/rst/sections.h"
#include "text/code_points.h"

namespace codicil::rst {

BlockScanner::BlockScanner(const SourceText& source, Diagnostics& diagnostics)
    : source_(source), text_(source.text()), diagnostics_(diagnostics) {
  out_.lines = ReadLines(text_);
}

Blocks BlockScanner::Scan() && {
  while (HasLine(line_)) {
    if (!mid_line_) {
      if (!IsTextLine(line_)) {
        ++line_;
        continue;
      }
      StartLine();
    }
    mid_line_ = false;
    ScanBlock();
  }
  CloseContainers(0);
  return std::move(out_);
}

std::string_view BlockScanner::LineText(uint32_t line) const {
  const TextLine& at = out_.lines[line];
  return text_.substr(at.begin, at.end - at.begin);
}

std::string_view BlockScanner::Rest() const { return text_.substr(offset_, LineEnd() - offset_); }

// Returns the line after the block that is indented more than `indent`, without blank lines at its
// end.
uint32_t BlockScanner::EndOfIndented(uint32_t line, uint32_t indent) const {
  uint32_t end = line;
  for (uint32_t i = line; HasLine(i); ++i) {
    if (!IsTextLine(i)) continue;
    if (out_.lines[i].indent <= indent) break;
    end = i + 1;
  }
  return end;
}

void BlockScanner::StartLine() {
  offset_ = out_.lines[line_].begin;
  column_ = out_.lines[line_].indent;
  CloseContainers(column_);
}

void BlockScanner::NextLine(uint32_t line) {
  line_ = line;
  mid_line_ = false;
}

void BlockScanner::Advance(uint32_t bytes) {
  offset_ += bytes;
  column_ += bytes;
  if (offset_ >= LineEnd()) return NextLine(line_ + 1);
  mid_line_ = true;
}

void BlockScanner::CloseContainers(uint32_t indent) {
  while (!containers_.empty() && containers_.back().marker_indent >= indent) {
    out_.list[containers_.back().block].subtree_end = static_cast<uint32_t>(out_.list.size());
    containers_.pop_back();
  }
}

Block& BlockScanner::Add(BlockKind kind) {
  Block& block = out_.list.emplace_back();
  block.kind = kind;
  block.indent = column_;
  block.first_line = line_;
  block.line_end = line_ + 1;
  block.text = {offset_, LineEnd()};
  block.subtree_end = static_cast<uint32_t>(out_.list.size());
  block.first_cell = block.cell_end = static_cast<uint32_t>(out_.cells.size());
  return block;
}

void BlockScanner::Open(uint32_t marker_indent) {
  containers_.push_back({static_cast<uint32_t>(out_.list.size() - 1), marker_indent});
}

void BlockScanner::Markup(uint32_t begin, uint32_t end) {
  if (begin < end) out_.markup.push_back({begin, end});
}

void BlockScanner::MarkupLines(uint32_t first, uint32_t end) {
  for (uint32_t i = first; i < end; ++i) Markup(out_.lines[i].begin, out_.lines[i].end);
}

// In the order in which docutils tries them.
void BlockScanner::ScanBlock() {
  if (ScanGlossaryLine() || ScanHeading() || ScanItem() || ScanField() || ScanLineBlock() ||
      ScanTable() || ScanExplicit() || ScanTransition()) {
    return;
  }
  ScanParagraph();
}

// Inside a glossary: terms at its own indent, definitions below them.
bool BlockScanner::ScanGlossaryLine() {
  if (containers_.empty() || !containers_.back().glossary) return false;
  Container& glossary = containers_.back();
  if (glossary.term_indent == UINT32_MAX) glossary.term_indent = column_;
  if (column_ > glossary.term_indent) {
    const uint32_t term_indent = glossary.term_indent;
    Add(BlockKind::kDefinition);
    Open(term_indent);
    mid_line_ = true;
    return true;
  }
  if (ScanExplicit()) return true;
  Add(BlockKind::kTerm);
  NextLine(line_ + 1);
  return true;
}

bool BlockScanner::ScanHeading() {
  if (column_ != 0 || !containers_.empty() || mid_line_) return false;
  const std::string_view rest = Rest();
  if (!IsPunctuationRun(rest)) return ScanTitled(line_, 0, false);
  if (!IsTextLine(line_ + 1) || !IsTextLine(line_ + 2)) return ScanTitled(line_, 0, false);
  return LineText(line_ + 2)[0] == rest[0] && ScanTitled(line_ + 1, rest[0], true);
}

// Scans a title in line `title`, with an underline in the next one.
bool BlockScanner::ScanTitled(uint32_t title, char character, bool overline) {
  constexpr size_t kSureWidth = 4;  // docutils treats shorter ones as text
  if (!IsTextLine(title + 1) || out_.lines[title + 1].indent != 0) return false;
  const std::string_view underline = LineText(title + 1);
  const std::string_view words = LineText(title);
  if (!IsPunctuationRun(underline)) return false;
  if (overline && underline[0] != character) return false;
  if (!overline && MatchBullet(words)) return false;
  const bool long_enough = underline.size() >= std::min(CountCodePoints(words), kSureWidth);
  if (!long_enough && !IsBareNumber(words)) return false;
  Markup(out_.lines[title + 1].begin, out_.lines[title + 1].end);
  if (overline) Markup(offset_, LineEnd());
  AddHeading(title, {underline[0], overline}, underline.size());
  NextLine(title + 2);
  return true;
}

void BlockScanner::AddHeading(uint32_t title, HeadingStyle style, size_t underline_width) {
  const TextLine& line = out_.lines[title];
  if (underline_width < CountCodePoints(LineText(title))) {
    diagnostics_.Report(kind::kRstHeading, Severity::kWarning,
                        "the line under this heading is too short",
                        Span{source_.id(), line.begin, line.end});
  }
  Block& block = Add(BlockKind::kHeading);
  block.first_line = title;
  block.line_end = title + 1;
  block.text = {line.begin, line.end};
  block.value = LevelOf(style, title);
  level_ = block.value;
}

// The styles are in the order of their first use; a new one may only open the level directly below
// the last.
uint32_t BlockScanner::LevelOf(HeadingStyle style, uint32_t title) {
  const auto found = std::find(styles_.begin(), styles_.end(), style);
  const auto index = static_cast<uint32_t>(found - styles_.begin());
  const bool is_new = found == styles_.end();
  if (is_new) styles_.push_back(style);
  if (is_new ? level_ < index : index > level_) {
    const TextLine& line = out_.lines[title];
    diagnostics_.Report(kind::kRstHeading, Severity::kWarning,
                        "the style of this heading does not fit any level here",
                        Span{source_.id(), line.begin, line.end});
  }
  return index + 1;
}

bool BlockScanner::ScanItem() {
  const std::string_view rest = Rest();
  auto marker = MatchBullet(rest);
  if (!marker) {
    marker = MatchEnumerator(rest);
    if (!marker || !ContinuesList(line_ + 1)) return false;
  }
  Block& block = Add(BlockKind::kItem);
  block.marker = {offset_, offset_ + marker->length};
  block.name = {offset_ + marker->name_begin, offset_ + marker->name_end};
  block.value = marker->letters;
  Open(column_);
  Advance(marker->text);
  return true;
}

// As in docutils, a numbered line is an item only if the line below it is blank, is indented or is
// the next item: "A. Smith was a\ncook" is text.
bool BlockScanner::ContinuesList(uint32_t line) const {
  if (!IsTextLine(line) || out_.lines[line].indent != column_) return true;
  return MatchEnumerator(LineText(line)).has_value();
}

bool BlockScanner::ScanField() {
  const auto marker = MatchField(Rest());
  if (!marker) return false;
  Block& block = Add(BlockKind::kField);
  block.marker = {offset_, offset_ + marker->length};
  block.name = {offset_ + 1, offset_ + marker->length - 1};
  Open(column_);
  Advance(marker->text);
  return true;
}

bool BlockScanner::ScanTransition() {
  constexpr size_t kMinWidth = 4;
  if (!IsPunctuationRun(Rest()) || Rest().size() < kMinWidth || IsTextLine(line_ + 1)) return false;
  Markup(offset_, LineEnd());
  NextLine(line_ + 1);
  return true;
}

void BlockScanner::ScanParagraph() {
  uint32_t indent = column_;
  const uint32_t end = EndOfParagraph(&indent);
  Block& block = Add(BlockKind::kParagraph);
  block.line_end = end;
  block.text.end = out_.lines[end - 1].end;
  const bool literal = block.text.Of(text_).ends_with("::");
  if (literal) {
    // "::" alone is only markup; after words it shows one colon.
    const bool alone = block.text.end - block.text.begin == 2 || IsBlank(text_[block.text.end - 3]);
    const uint32_t cut = alone ? 2 : 1;
    Markup(block.text.end - cut, block.text.end);
    block.text.end -= cut;
  }
  const bool argument = IsArgument();
  NextLine(end);
  if (argument) SkipOptions(containers_.back().marker_indent);
  if (literal) ScanLiteral(indent);
}

// After a marker, wrapped lines may be indented less than the text, as long as they are inside the
// container.
uint32_t BlockScanner::EndOfParagraph(uint32_t* indent) const {
  uint32_t end = line_ + 1;
  const bool behind_marker = offset_ > out_.lines[line_].begin;
  if (behind_marker && IsTextLine(end) && !containers_.empty()) {
    const uint32_t next = out_.lines[end].indent;
    if (next > containers_.back().marker_indent && next < *indent) *indent = next;
  }
  const bool argument = IsArgument();
  while (IsTextLine(end) && out_.lines[end].indent == *indent) {
    if (argument && MatchField(LineText(end))) break;
    ++end;
  }
  return end;
}

// Whether the cursor is on the line of a directive's name; options may follow on the next line.
bool BlockScanner::IsArgument() const {
  if (containers_.empty()) return false;
  const Block& block = out_.list[containers_.back().block];
  return block.kind == BlockKind::kDirective && block.first_line == line_;
}

// All that is indented more than `indent`, from the current line on.
void BlockScanner::ScanLiteral(uint32_t indent) {
  const uint32_t end = EndOfIndented(line_, indent);
  while (line_ < end && !IsTextLine(line_)) ++line_;
  if (line_ == end) return;
  offset_ = out_.lines[line_].begin;
  column_ = out_.lines[line_].indent;
  Block& block = Add(BlockKind::kLiteral);
  block.line_end = end;
  block.text.end = out_.lines[end - 1].end;
  NextLine(end);
}

}  // namespace codicil::rst
