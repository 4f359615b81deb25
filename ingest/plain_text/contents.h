// The lines of a table of contents, which look like the first lines of provisions.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ingest/plain_text/number_lines.h"
#include "ingest/plain_text/plain_line.h"
#include "rules/line_label.h"

namespace codicil::plain {

// Whether the line leads to a page: "203. Ember Cost.......4", "203. Ember Cost . . . . 4". One
// between two such lines does too if it ends in a number: its title may leave no room for dots.
bool IsEntryOfContents(std::string_view text, const std::vector<PlainLine>& lines, uint32_t i);

// Lines [begin, end) of the file.
struct ContentsLines {
  uint32_t begin = 0;
  uint32_t end = 0;
};

// Finds a table of contents without pages: short titles, from the first number on to the line that
// has this number again, whose numbers all come again after that, with others between them. Empty
// if there is none, or if it has sections alone. Linear.
ContentsLines FindContentsLines(std::string_view text, const std::vector<PlainLine>& lines,
                                const NumberedLines& numbered);

// Returns the labels below the lines `contents` ("Contents") that are entries: their number and
// title come again later, perhaps with a lead word before the number or broken otherwise. `labels`
// are those of the lines `label_lines`. Linear.
std::vector<size_t> FindListedLabels(std::string_view text, const std::vector<PlainLine>& lines,
                                     std::span<const LineLabel> labels,
                                     std::span<const uint32_t> label_lines,
                                     std::span<const uint32_t> contents);

}  // namespace codicil::plain
