// Splits a file into blocks as docutils would, line by line, with the indent as the only nesting.
// Where the reader is more patient than docutils (an item whose wrapped lines are indented too
// little, a heading with too short an underline) it does what the author meant. Linear; the depth
// of the nesting is on a stack of its own.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ingest/rst/block.h"
#include "text/diagnostics.h"
#include "text/source_text.h"

namespace codicil::rst {

class BlockScanner {
 public:
  BlockScanner(const SourceText& source, Diagnostics& diagnostics);
  Blocks Scan() &&;

 private:
  struct Container {
    uint32_t block;
    uint32_t marker_indent;  // lines indented deeper are inside
    bool glossary = false;
    uint32_t term_indent = UINT32_MAX;
  };
  struct HeadingStyle {
    char character;
    bool overline;
    friend bool operator==(const HeadingStyle&, const HeadingStyle&) = default;
  };

  // The text of a line; the text of the current line from the cursor on.
  std::string_view LineText(uint32_t line) const;
  std::string_view Rest() const;
  bool HasLine(uint32_t line) const { return line < out_.lines.size(); }
  bool IsTextLine(uint32_t line) const { return HasLine(line) && !out_.lines[line].blank(); }
  uint32_t LineEnd() const { return out_.lines[line_].end; }
  uint32_t EndOfIndented(uint32_t line, uint32_t indent) const;

  void StartLine();
  void NextLine(uint32_t line);
  void Advance(uint32_t bytes);  // continues after a marker, in the same line or the next one
  void CloseContainers(uint32_t indent);
  Block& Add(BlockKind kind);
  void Open(uint32_t marker_indent);
  void Markup(uint32_t begin, uint32_t end);
  void MarkupLines(uint32_t first, uint32_t end);

  void ScanBlock();
  bool ScanGlossaryLine();
  bool ScanHeading();
  bool ScanTitled(uint32_t title, char character, bool overline);
  void AddHeading(uint32_t title, HeadingStyle style, size_t underline_width);
  uint32_t LevelOf(HeadingStyle style, uint32_t title);
  bool ScanItem();
  bool ContinuesList(uint32_t line) const;
  bool ScanField();
  bool ScanLineBlock();
  bool ScanTable();
  void AddTable(uint32_t end, bool grid);
  void AddCells(uint32_t line);
  uint32_t EndOfSimpleTable();
  bool ScanTransition();
  void ScanParagraph();
  uint32_t EndOfParagraph(uint32_t* indent) const;
  bool IsArgument() const;
  void ScanLiteral(uint32_t indent);

  // In block_scanner_explicit.cc: markup that begins with "..".
  bool ScanExplicit();
  void ScanComment(bool empty);
  bool ScanTarget(std::string_view body, uint32_t at);
  bool ScanSubstitution(std::string_view body, uint32_t at);
  bool ScanDirective(std::string_view body, uint32_t at);
  void AddDirective(ByteRange name, Directive directive, uint32_t argument);
  void OpenDirective(Block& block, uint32_t argument);
  void SkipOptions(uint32_t indent);
  void AddFiles(Block& block, uint32_t argument);
  void ReportMisspelt(ByteRange name);

  const SourceText& source_;
  std::string_view text_;
  Diagnostics& diagnostics_;
  Blocks out_;
  std::vector<Container> containers_;
  std::vector<HeadingStyle> styles_;
  uint32_t level_ = 0;
  uint32_t line_ = 0;
  uint32_t offset_ = 0;  // the cursor's offset in text_
  uint32_t column_ = 0;
  bool mid_line_ = false;              // the cursor is after a marker
  bool no_simple_table_ends_ = false;  // none below the cursor, so the search is not repeated
};

}  // namespace codicil::rst
