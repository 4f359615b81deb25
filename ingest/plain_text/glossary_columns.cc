#include "ingest/plain_text/glossary_columns.h"

#include <algorithm>
#include <map>

#include "base/ascii.h"
#include "ingest/plain_text/paragraphs.h"
#include "text/code_points.h"
#include "text/sentences.h"

namespace codicil::plain {
namespace {

// A line as two pieces, either of which may be empty.
struct Row {
  Piece term;
  Piece definition;
};

bool IsEmpty(const Piece& piece) { return piece.begin == piece.end; }

// Returns the offset of the code point `count`, or text.size().
size_t OffsetOf(std::string_view text, uint32_t count) {
  size_t at = 0;
  for (; at < text.size() && count > 0; --count) do
      ++at;
    while (at < text.size() && !StartsCodePoint(text[at]));
  return at;
}

// "Old grey lighthouse The house ...": a term as wide as its column is right before its definition,
// which begins with a capital. Returns where the term ends, 0 if there is no such place.
size_t EndOfLongTerm(std::string_view text, size_t cut) {
  constexpr size_t kReach = 4;
  for (size_t at = std::min(cut + kReach, text.size()); at-- > 1 && at + kReach >= cut;)
    if (IsUpper(text[at]) && text[at - 1] == ' ') return at - 1;
  return 0;
}

// Cuts a line before the column of the definitions; nullopt if it has no space there.
std::optional<Row> Cut(const PlainLine& line, std::string_view text, uint32_t column) {
  constexpr uint32_t kSetIn = 1;  // columns by which lines of one column may differ
  if (line.indent + kSetIn >= column) return Row{{line.begin, line.begin}, {line.begin, line.end}};
  const size_t cut = OffsetOf(text, column - line.indent);
  if (cut == text.size()) return Row{{line.begin, line.end}, {line.end, line.end}};
  size_t end = text.find_last_not_of(' ', cut - 1) + 1;
  if (end == cut) end = EndOfLongTerm(text, cut);
  if (end == 0) return std::nullopt;
  const size_t begin = text.find_first_not_of(' ', end);
  return Row{{line.begin, line.begin + static_cast<uint32_t>(end)},
             {line.begin + static_cast<uint32_t>(begin), line.end}};
}

uint32_t FirstLine(const Layout& layout) {
  return layout.glossary + (layout.glossary_heading ? 1 : 0);
}

class ColumnReader {
 public:
  ColumnReader(const Region& region, uint32_t column)
      : region_(region), layout_(*region.layout), column_(column) {}

  void Read() {
    PaintSurroundings();
    std::vector<uint32_t> lines = layout_.FilledLines(FirstLine(layout_), layout_.back);
    const auto fits = [&](uint32_t i) { return RowAt(i).has_value(); };
    const auto last = std::ranges::find_if(lines.rbegin(), lines.rend(), fits);
    const auto end = static_cast<size_t>(lines.rend() - last);
    for (const uint32_t i : lines) widest_ = std::max(widest_, Columns(Definition(i)));
    for (size_t k = 0; k < end; ++k)
      Add(lines[k], k > 0 ? std::optional(lines[k - 1]) : std::nullopt);
    Flush();
    AddRest(std::span(lines).subspan(end));
  }

 private:
  std::optional<Row> RowAt(uint32_t i) const {
    return Cut(layout_.lines[i], region_.Text(i), column_);
  }
  std::string_view TextOf(const Piece& piece) const {
    return region_.text().substr(piece.begin, piece.end - piece.begin);
  }
  // What of a line belongs to a definition: all of one that does not fit.
  Piece DefinitionPiece(uint32_t i) const {
    const auto row = RowAt(i);
    return row ? row->definition : Piece{layout_.lines[i].begin, layout_.lines[i].end};
  }
  std::string_view Definition(uint32_t i) const { return TextOf(DefinitionPiece(i)); }

  void PaintSurroundings() {
    for (uint32_t i = layout_.glossary; i < layout_.back; ++i) {
      const PlainLine& line = layout_.lines[i];
      if (line.furniture) region_.Paint(line.begin, line.end, Label::kFurniture);
      if (i < FirstLine(layout_)) region_.Paint(line.begin, line.end, Label::kGlossary);
    }
  }

  void Add(uint32_t i, std::optional<uint32_t> above) {
    const auto row = RowAt(i);
    const bool term = row && !IsEmpty(row->term);
    if (term && !(above && GoesOnAsTerm(*row, *above))) Flush();
    if (term) term_.push_back(row->term);
    const Piece definition = DefinitionPiece(i);
    end_ = std::max(definition.end, term ? row->term.end : 0);
    if (IsEmpty(definition)) return;
    if (definition_.empty() || !GoesOnAsText(*above, i)) definition_.emplace_back();
    definition_.back().push_back(definition);
  }

  // "Where the ship" and "stops" directly below it, beside one definition.
  bool GoesOnAsTerm(const Row& row, uint32_t above) const {
    const auto before = RowAt(above);
    if (!before || IsEmpty(before->term) || term_.empty()) return false;
    const std::string_view text = TextOf(row.definition);
    return StartsLower(TextOf(row.term)) || (StartsLower(text) && !EndsSentence(Definition(above)));
  }

  bool GoesOnAsText(uint32_t above, uint32_t i) const {
    const std::string_view before = Definition(above), now = Definition(i);
    if (now.starts_with("- ") || now.starts_with("\u2022") || before.ends_with(':')) return false;
    return !EndsSentence(before) || StartsLower(now) || Columns(before) * 10 > widest_ * 9;
  }

  void Flush() {
    if (term_.empty() && definition_.empty()) return;
    GlossaryEntry entry;
    entry.text = MakePassage(region_, definition_, "\n\n");
    if (term_.empty()) {
      region_.builder->edition().front_matter.push_back({MatterKind::kText, std::move(entry.text)});
    } else {
      entry.term = MakePassage(region_, {&term_, 1}, "");
      entry.span = {region_.source, term_.front().begin, end_};
      region_.builder->AddGlossaryEntry(std::move(entry));
    }
    term_.clear();
    definition_.clear();
  }

  void AddRest(std::span<const uint32_t> lines) {
    std::vector<Paragraph> rest;
    for (const uint32_t i : lines) rest.push_back({{layout_.lines[i].begin, layout_.lines[i].end}});
    if (rest.empty()) return;
    region_.builder->edition().back_matter.push_back(
        {MatterKind::kText, MakePassage(region_, rest, "\n")});
  }

  Region region_;
  const Layout& layout_;
  uint32_t column_;
  uint32_t widest_ = 0;  // of the definitions' lines, in columns
  uint32_t end_ = 0;
  Paragraph term_;
  std::vector<Paragraph> definition_;
};

}  // namespace

std::optional<uint32_t> DefinitionColumn(const Region& region) {
  constexpr uint32_t kNarrowest = 8;
  constexpr size_t kFewest = 5, kFewestSetIn = 3;
  const Layout& layout = *region.layout;
  if (!layout.glossary_heading) return std::nullopt;
  const std::vector<uint32_t> lines = layout.FilledLines(FirstLine(layout), layout.back);
  std::map<uint32_t, size_t> indents;
  for (const uint32_t i : lines)
    if (layout.lines[i].indent >= kNarrowest) ++indents[layout.lines[i].indent];
  const auto usual =
      std::ranges::max_element(indents, {}, [](const auto& counted) { return counted.second; });
  if (usual == indents.end() || usual->second < kFewestSetIn) return std::nullopt;
  size_t fit = 0, split = 0;
  for (const uint32_t i : lines) {
    const auto row = Cut(layout.lines[i], region.Text(i), usual->first);
    fit += row.has_value();
    split += row && !IsEmpty(row->term) && !IsEmpty(row->definition);
  }
  const bool most = fit * 4 > lines.size() * 3;
  return most && split >= kFewest ? std::optional(usual->first) : std::nullopt;
}

void ReadGlossaryColumns(const Region& region, uint32_t column) {
  ColumnReader(region, column).Read();
}

}  // namespace codicil::plain
