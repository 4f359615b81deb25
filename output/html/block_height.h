// A guess at how high a part of the page will be, before it is drawn.
#pragma once

#include <fmt/format.h>

#include <string>

#include "rules/edition.h"

namespace codicil::html {

// Counts lines of a column of the style sheet's measure; what stands between blocks counts as parts
// of a line. The style sheet makes a height of it for the width at hand.
class BlockHeight {
 public:
  void Add(const Provision& provision) {
    if (!provision.heading.empty()) lines_ += kHeadingLines;
    Add(provision.text);
    for (const Passage& example : provision.examples) Add(example), lines_ += kBoxLines;
    for (const Passage& note : provision.notes) Add(note), lines_ += kBoxLines;
  }
  void Add(const GlossaryEntry& entry) {
    Add(entry.term);
    Add(entry.text);
  }

  std::string Style() const { return fmt::format("--lines:{}", static_cast<int>(lines_)); }

 private:
  static constexpr double kCharactersInALine = 76;
  static constexpr double kGapLines = 0.5;
  static constexpr double kBoxLines = 0.8;
  static constexpr double kHeadingLines = 2;

  void Add(const Passage& passage) {
    if (passage.empty()) return;
    const auto size = static_cast<double>(passage.text.size());
    // A last line is half empty on average.
    lines_ += size / kCharactersInALine + 0.5 + kGapLines;
  }

  double lines_ = 0;
};

}  // namespace codicil::html
