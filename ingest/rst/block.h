// The result of the block scanner: the blocks of one file, flat and in source order, with
// containers (list items, directives, fields) before their contents.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace codicil::rst {

struct ByteRange {
  uint32_t begin = 0;
  uint32_t end = 0;
  bool empty() const { return begin == end; }
  std::string_view Of(std::string_view text) const { return text.substr(begin, end - begin); }
};

// A line without its indent and its trailing white space.
struct TextLine {
  uint32_t begin = 0;
  uint32_t end = 0;
  uint32_t indent = 0;  // in columns; tabs stop at every eighth
  bool blank() const { return begin == end; }
};

enum class BlockKind : uint8_t {
  kHeading,      // text: the title; value: its level in the file, from 1
  kParagraph,    // text.begin .. on the first line; wrapped lines follow
  kLiteral,      // lines kept apart, without inline markup
  kLines,        // lines kept apart: a line block or a table; the pieces are in `cells`
  kItem,         // container; marker: "a." or "*"; value: that of the letters, or 0
  kField,        // container; marker: ":Date:"; name: "Date"
  kDirective,    // container; marker: ".. note::"; text: its title
  kFiles,        // a toctree or an include; cells: the entries
  kTerm,         // text: a term of a glossary
  kDefinition,   // container: the definition after one or more terms
  kLabel,        // name
  kLink,         // name; text: the address
  kSubstitution  // name; text: what defines it, from the directive's name on
};

// What a directive means to this reader.
enum class Directive : uint8_t {
  kUnknown,
  kAdmonition,  // its argument is a title: "Example", or the title of a note
  kExample,
  kNote,
  kTitledNote,
  kGlossary,
  kToctree,
  kInclude,
  kContainer,  // argument and contents are text
  kPlain,      // contents are text, the argument is markup
  kVerbatim,   // contents are text whose lines are kept apart
  kMarkup      // none of it is text
};

struct Block {
  BlockKind kind = BlockKind::kParagraph;
  Directive directive = Directive::kUnknown;
  uint32_t indent = 0;
  uint32_t first_line = 0;  // own lines [first_line, line_end); for a container only the first
  uint32_t line_end = 0;
  ByteRange marker;
  ByteRange name;
  ByteRange text;  // to the end of the last own line
  uint32_t value = 0;
  uint32_t subtree_end = 0;  // the blocks after this one up to here are inside it
  uint32_t first_cell = 0;   // pieces of kLines and kFiles, in Blocks::cells
  uint32_t cell_end = 0;
};

struct Cell {
  ByteRange text;
  bool new_line = false;  // begins a line
};

struct Blocks {
  std::vector<TextLine> lines;
  std::vector<Block> list;
  std::vector<Cell> cells;
  std::vector<ByteRange> markup;  // bytes that are markup whatever the blocks turn out to be
};

}  // namespace codicil::rst
