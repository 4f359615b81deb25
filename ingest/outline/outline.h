// The outline of a text: what begins a provision, what is above it, and its number.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
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
  int32_t parent = -1;   // index of the entry above it
  bool heading = false;  // the line is one, by the text's own marks
  bool spaced = false;   // there is a space inside the number
  bool full = false;     // the label has several components
  bool second = false;   // after another label on its line
  bool item = false;     // of a list that stands inside one provision and nowhere else
};

struct Outline {
  std::vector<Entry> entries;  // in order of the text
  bool hundreds = false;       // 702 is below 7
  // Bytes of the titles that the text marks as headings, which are no entries and not part of one:
  // one with a number contains those of a higher level below it, but for those between its entries.
  std::vector<std::pair<uint32_t, uint32_t>> headings;

  // Whether some numbers are made of parts that are counted anew below each parent: "(a)"
  // of 3.1(a).
  bool HasParts() const;
  // Returns the first entry at byte `begin` or after it.
  size_t FirstFrom(uint32_t begin) const;
  // Whether the entries from `first` on are lists alone, each from its beginning, inside what is
  // before them: as the numbered meanings of a glossary's terms are, but not more of the outline.
  // `headless`: whether a list may lack its first.
  bool AreListsFrom(size_t first, bool headless) const;
};

// See decoder.h for how. Linear, within the decoder's beam.
Outline FindOutline(std::string_view text, const std::vector<plain::PlainLine>& lines);

}  // namespace codicil::outline
