// Line blocks and tables: blocks whose lines are kept apart.
#include <algorithm>

#include "ingest/rst/block_scanner.h"
#include "ingest/rst/markup_lines.h"

namespace codicil::rst {

bool BlockScanner::ScanLineBlock() {
  if (!IsLineBlockLine(Rest())) return false;
  Block& block = Add(BlockKind::kLines);
  uint32_t line = line_;
  do {
    const bool behind_marker = line == line_ && offset_ != out_.lines[line].begin;
    const uint32_t bar = behind_marker ? offset_ : out_.lines[line].begin;
    const bool starts = IsLineBlockLine(text_.substr(bar, out_.lines[line].end - bar));
    if (!starts && out_.lines[line].indent <= column_) break;
    if (starts) Markup(bar, bar + 1);
    const bool set_off = starts && bar + 1 < out_.lines[line].end && text_[bar + 1] == ' ';
    out_.cells.push_back({{bar + (starts ? 1 + set_off : 0), out_.lines[line].end}, starts});
    ++line;
  } while (IsTextLine(line) && out_.lines[line].indent >= column_);
  block.cell_end = static_cast<uint32_t>(out_.cells.size());
  block.line_end = line;
  NextLine(line);
  return true;
}

bool BlockScanner::ScanTable() {
  if (IsGridBorder(Rest())) {
    uint32_t end = line_ + 1;
    while (IsTextLine(end) && (LineText(end)[0] == '|' || LineText(end)[0] == '+')) ++end;
    AddTable(end, true);
    return true;
  }
  if (!IsSimpleBorder(Rest()) || no_simple_table_ends_) return false;
  const uint32_t end = EndOfSimpleTable();
  no_simple_table_ends_ = end == 0;
  if (end == 0) return false;
  AddTable(end, false);
  return true;
}

// The cells of a grid are separated by bars; in a simple table each line is one piece.
void BlockScanner::AddTable(uint32_t end, bool grid) {
  Block& block = Add(BlockKind::kLines);
  for (uint32_t line = line_; line < end; ++line) {
    const TextLine& at = out_.lines[line];
    if (at.blank()) continue;
    if (LineText(line).find_first_not_of(grid ? "+-=|: " : "=- ") == std::string_view::npos) {
      Markup(at.begin, at.end);
    } else if (grid) {
      AddCells(line);
    } else {
      out_.cells.push_back({{at.begin, at.end}, true});
    }
  }
  block.cell_end = static_cast<uint32_t>(out_.cells.size());
  block.line_end = end;
  NextLine(end);
}

// Adds one row of a grid: single bars separate the cells. Bars inside a cell belong to a
// substitution, which has no spaces inside its bars.
void BlockScanner::AddCells(uint32_t line) {
  const TextLine& at = out_.lines[line];
  bool new_line = true;
  uint32_t begin = at.begin;
  for (uint32_t i = at.begin; i <= at.end; ++i) {
    const bool border =
        i < at.end && text_[i] == '|' &&
        (i == at.begin || i + 1 == at.end || (IsBlank(text_[i - 1]) && IsBlank(text_[i + 1])));
    if (i < at.end && !border) continue;
    const std::string_view cell = Trim(text_.substr(begin, i - begin));
    if (!cell.empty()) {
      const auto cell_begin = static_cast<uint32_t>(cell.data() - text_.data());
      const auto cell_end = cell_begin + static_cast<uint32_t>(cell.size());
      out_.cells.push_back({{cell_begin, cell_end}, new_line});
      new_line = false;
    }
    if (border) Markup(i, i + 1);
    begin = i + 1;
  }
}

// Returns the line after the border that a blank line follows, or 0.
uint32_t BlockScanner::EndOfSimpleTable() {
  for (uint32_t line = line_ + 1; HasLine(line); ++line) {
    if (!IsTextLine(line)) continue;
    if (out_.lines[line].indent < column_) return 0;
    if (IsSimpleBorder(LineText(line)) && !IsTextLine(line + 1)) return line + 1;
  }
  return 0;
}

}  // namespace codicil::rst
