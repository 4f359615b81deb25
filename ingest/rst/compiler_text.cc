// Paragraphs, and where they go.
#include "ingest/dates.h"
#include "ingest/kinds.h"
#include "ingest/rst/compiler.h"
#include "ingest/rst/markup_lines.h"
#include "text/language.h"
#include "text/sentences.h"

namespace codicil::rst {
namespace {

// Whether `text` is blank, or a complete sentence and blanks after it.
bool IsWhole(std::string_view text) {
  const size_t end = text.find_last_not_of(" \t\r\n") + 1;
  return end == 0 || (end < text.size() && EndsSentence(text.substr(0, end)));
}

}  // namespace

// Returns the passage to which text is now added; nullptr outside provisions, where every paragraph
// is a block.
PassageBuilder* Compiler::Out() {
  if (!frames_.empty() && frames_.back().text) return &*frames_.back().text;
  return draft_ ? &*text_ : nullptr;
}

template <typename Write>
void Compiler::Paragraph(const Write& write) {
  PassageBuilder* out = Out();
  if (out) {
    out->Glue("\n\n");
    return write(*out);
  }
  PassageBuilder block = NewPassage();
  write(block);
  AddMatter(MatterKind::kText, block.Finish());
}

void Compiler::VisitParagraph(const Block& block) {
  if (marker_ || !frames_.empty() || !StartTyped(block)) WriteText(block);
}

void Compiler::WriteText(const Block& block) {
  const auto marker = marker_;
  marker_.reset();
  const uint32_t begin = marker ? marker->begin : block.text.begin;
  const bool in_provision = draft_ && frames_.empty();
  if (in_provision && !seen_number_) {
    if (const auto date = FindEffectiveDate(Cut(block.text))) OfferDate(*date, SpanOf(block.text));
  }
  uint32_t end = block.text.end;
  auto example = in_provision ? FindLooseExample(begin, end) : std::nullopt;
  if (example) end = example->begin;
  if (begin < end) {
    Paragraph([&](PassageBuilder& out) { WriteWithMarker(block, marker, end, out); });
  }
  while (example) {
    const auto next = FindLooseExample(example->end, block.text.end);
    AddLooseExample(block, *example, next ? next->begin : block.text.end);
    example = next;
  }
}

void Compiler::WriteWithMarker(const Block& block, std::optional<ByteRange> marker, uint32_t end,
                               PassageBuilder& out) {
  uint32_t begin = block.text.begin;
  if (marker) {
    const ByteRange words = WriteBullet(*marker, out);
    const bool same_line = words.begin >= file_->blocks.lines[block.first_line].begin;
    if (same_line && !words.empty()) {
      begin = words.begin;
    } else if (!words.empty()) {
      writer_.WriteVerbatim(words.begin, words.end, out);
      out.Glue(" ");
    }
  }
  writer_.WriteParagraph(block.first_line, begin, end, out);
}

// Writes a bullet, whatever sign the source has, as a reader of the page sees it. Returns the rest
// of the marker.
ByteRange Compiler::WriteBullet(ByteRange marker, PassageBuilder& out) {
  const auto bullet = MatchBullet(Cut(marker));
  if (!bullet) return marker;
  out.AppendReplaced("\u2022", marker.begin, marker.begin + bullet->length);
  out.Glue(" ");
  return {marker.begin + bullet->text, marker.end};
}

// A marker with nothing after it is a paragraph of its own.
void Compiler::FlushMarker() {
  if (!marker_) return;
  const ByteRange marker = *marker_;
  marker_.reset();
  Paragraph([&](PassageBuilder& out) {
    const ByteRange words = WriteBullet(marker, out);
    if (!words.empty()) writer_.WriteVerbatim(words.begin, words.end, out);
  });
}

// Finds "Example: …" at the beginning of a paragraph, with or without emphasis on the word, or
// after the end of a sentence in it. Returns the range of the word.
std::optional<ByteRange> Compiler::FindLooseExample(uint32_t begin, uint32_t end) const {
  static const WordList labels = InAllLanguages(&Language::examples);
  const std::string_view text = Cut({begin, end});
  for (size_t colon = text.find(':'); colon != text.npos; colon = text.find(':', colon + 1)) {
    const std::string_view before = text.substr(0, colon);
    const auto label =
        std::ranges::find_if(labels, [&](auto one) { return before.ends_with(one); });
    if (label == labels.end()) continue;
    size_t start = colon - label->size();
    while (start > 0 && text[start - 1] == '*') --start;
    const std::string_view stars = text.substr(start, colon - label->size() - start);
    const size_t behind = colon + 1 + stars.size();
    if (!text.substr(colon + 1).starts_with(stars) || !IsWhole(text.substr(0, start))) continue;
    const size_t words = text.find_first_not_of(" \t\r\n", behind);
    if (words == std::string_view::npos || words == behind) continue;
    return ByteRange{begin + static_cast<uint32_t>(start), begin + static_cast<uint32_t>(words)};
  }
  return std::nullopt;
}

void Compiler::AddLooseExample(const Block& block, ByteRange word, uint32_t end) {
  builder_.diagnostics().Report(kind::kRstLooseExample, Severity::kWarning,
                                "an example outside an admonition", SpanOf(word));
  Paint(word, Label::kExample);
  AddExample(ReadWords(block.first_line, word.end, end));
}

// Lines stay apart; a blank line separates paragraphs.
void Compiler::VisitLiteral(const Block& block) {
  const auto& lines = file_->blocks.lines;
  uint32_t line = block.first_line;
  while (line < block.line_end) {
    if (lines[line].blank()) {
      ++line;
      continue;
    }
    Paragraph([&](PassageBuilder& out) {
      for (; line < block.line_end && !lines[line].blank(); ++line) {
        writer_.WriteVerbatim(lines[line].begin, lines[line].end, out);
        out.Glue("\n");
      }
    });
  }
}

// An empty line of a line block separates paragraphs too.
void Compiler::VisitLines(const Block& block) {
  const auto& cells = file_->blocks.cells;
  const auto is_empty = [&](uint32_t cell) { return Trim(Cut(cells[cell].text)).empty(); };
  uint32_t line = block.first_line;
  uint32_t cell = block.first_cell;
  while (cell < block.cell_end) {
    if (is_empty(cell)) {
      ++cell;
      continue;
    }
    Paragraph([&](PassageBuilder& out) {
      for (; cell < block.cell_end && !is_empty(cell); ++cell) {
        const ByteRange text = cells[cell].text;
        while (file_->blocks.lines[line].end < text.begin) ++line;
        out.Glue(cells[cell].new_line ? "\n" : " ");
        writer_.WriteParagraph(line, text.begin, text.end, out);
      }
    });
  }
}

}  // namespace codicil::rst
