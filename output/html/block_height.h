// An estimate of the height of a part of the page before it is rendered.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

#include "rules/edition.h"

namespace codicil::html {

// Counts lines of a column as wide as the style sheet's text column; the gaps between blocks count
// as fractions of a line. The style sheet turns the count into a height for the current width.
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

  // Returns the "data-height" value for an element of this height, which the style sheet defines
  // because the page may not use style attributes. There are four steps per doubling of the height,
  // so rounding adds an error of at most 9 %.
  std::string Step() const {
    const double step = std::round(kStepsInADoubling * std::log2(std::max(lines_, 1.0)));
    return std::to_string(std::min(static_cast<int>(step), kMostSteps));
  }

  // Returns the rules that define all steps in the style sheet.
  static std::string Styles() {
    std::string styles;
    for (int step = 0; step <= kMostSteps; ++step) {
      fmt::format_to(std::back_inserter(styles), "[data-height=\"{}\"] {{ --lines: {:.0f}; }}\n",
                     step, std::exp2(step / kStepsInADoubling));
    }
    return styles;
  }

 private:
  static constexpr double kCharactersInALine = 76;
  static constexpr double kGapLines = 0.5;
  static constexpr double kBoxLines = 0.8;
  static constexpr double kHeadingLines = 2;
  static constexpr double kStepsInADoubling = 4;
  static constexpr int kMostSteps = 64;  // 65,536 lines

  void Add(const Passage& passage) {
    if (passage.empty()) return;
    const auto size = static_cast<double>(passage.text.size());
    // A last line is half empty on average.
    lines_ += size / kCharactersInALine + 0.5 + kGapLines;
  }

  double lines_ = 0;
};

}  // namespace codicil::html
