// The report of `codicil inspect` on an edition: what each file is, what it contains, how each byte
// was labelled, and what is wrong.
#pragma once

#include <array>
#include <cmath>
#include <vector>

#include "base/byte_sink.h"
#include "output/diagnostic_printer.h"
#include "rules/edition.h"

namespace codicil {

// The number of provisions, examples, notes and glossary entries in an edition.
struct EditionCounts {
  std::array<size_t, 4> by_level{};  // sections, subsections, rules, subrules
  size_t implied = 0;                // provisions that no source states; also counted by level
  size_t examples = 0;
  size_t notes = 0;
  size_t glossary = 0;
};

EditionCounts CountEdition(const Edition& edition);

// The number of lines in all sources that look numbered, and how many of them were read as
// provisions.
struct NumberedLines {
  size_t count = 0;
  size_t read = 0;
  std::vector<Span> unread;

  // Returns the share of `count` that was read, rounded down to two decimal places; 100 means all.
  // `count` must not be 0.
  double Percent() const {
    return std::floor(10000.0 * static_cast<double>(read) / static_cast<double>(count)) / 100;
  }
};

NumberedLines CountNumberedLines(const Edition& edition);

struct InspectStyle {
  PrintStyle print;
  bool diagnostics = true;  // each one, not only their number
};

// For people.
void InspectReport(const Edition& edition, const InspectStyle& style, ByteSink& out);
// For programs: {"schema": "codicil-inspect/1", ...}, with the same facts.
void InspectJson(const Edition& edition, ByteSink& out);

}  // namespace codicil
