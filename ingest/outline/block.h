// A document as a stream of blocks: what can be seen of each line before anything is known of
// numbers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ingest/plain_text/plain_line.h"

namespace codicil::outline {

struct Block {
  uint32_t begin = 0;  // bytes of the line without the blanks at both ends
  uint32_t end = 0;
  uint32_t words = 0;          // after the marks before its text: "## ", "- **"
  uint32_t indent = 0;         // columns
  uint32_t blanks = 0;         // blank lines above
  uint32_t paragraph = 0;      // grows with each blank line
  int32_t heading_above = -1;  // the last block above that is a heading
  uint8_t level = 0;           // of a heading: "## " is 2
  bool bullet = false;
  bool row = false;  // of a table
  bool bold = false;
  bool open = false;        // the line above was broken for lack of space, in a sentence
  bool introduced = false;  // the line above ends with a colon or a dash
  bool citing = false;      // the line above ends as in "see rule"
  bool linked = false;      // the line above ends in a comma or an "and"
  bool contents = false;    // an entry of a table of contents
  bool listed = false;      // such an entry has its number and title
};

// Whether the letters of a line, of which there is one at least, are all capitals (of ASCII).
bool IsInCapitals(std::string_view line);

// Returns how many bytes `rest` begins with that draw the digit before it as a key: "1️⃣".
size_t SizeOfKeycap(std::string_view rest);

// Returns the lines that are blocks, in order. Linear.
std::vector<Block> MakeBlocks(std::string_view text, const std::vector<plain::PlainLine>& lines);

// The first characters of a block, as they are compared: wide forms are made narrow, digits of all
// scripts 0 to 9, tags and the marks that close emphasis or escape a character are left out. `at`
// leads back to bytes. `most`: how many characters at most.
struct Start {
  std::u32string characters;
  std::vector<uint32_t> at;  // one more than `characters`

  char32_t operator[](size_t i) const { return i < characters.size() ? characters[i] : U'\0'; }
  size_t size() const { return characters.size(); }
};

void ReadStart(std::string_view text, const Block& block, Start& start, size_t most = 120);

}  // namespace codicil::outline
