// The outline of a text: what begins a provision, what is above it, and its number.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ingest/outline/block.h"
#include "rules/rule_number.h"

namespace codicil::outline {

struct Entry {
  // Bytes of the text: the label with its lead, what closes it, and the text after it on the line,
  // without the marks that close what was opened before the label.
  uint32_t begin = 0;
  uint32_t number_end = 0;
  uint32_t words = 0;
  uint32_t end = 0;
  uint32_t closing = 0;  // in the words: what closes the emphasis that opened before the label
  uint32_t closing_end = 0;
  RuleNumber number;     // in full: what the provision is cited by
  RuleNumber container;  // the one above it, where the number does not tell; otherwise empty
  bool heading = false;  // the line is one, by the text's own marks
  bool second = false;   // behind another label on its line
  bool item = false;     // of a list that stands inside one provision and nowhere else
};

struct Outline {
  std::vector<Entry> entries;  // in order of the text
  bool hundreds = false;       // 702 is below 7
  // First bytes of lines with numbers that the work gives again elsewhere: its table of contents,
  // running titles.
  std::vector<uint32_t> repeated;
};

// See decoder.h for how. Linear, within the decoder's beam.
Outline FindOutline(std::string_view text, const std::vector<LineOfText>& lines);

}  // namespace codicil::outline
