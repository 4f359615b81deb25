// An estimate of the height of a part of the page before it is rendered.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <string_view>

#include "rules/edition.h"

namespace codicil::html {

// Counts lines of a column as wide as the style sheet's text column; the gaps between blocks count
// as fractions of a line. The style sheet turns the count into a height for the current width.
class BlockHeight {
 public:
  void Add(const Provision& provision) {
    if (!provision.heading.empty()) lines_ += 2;
    Add(provision.text);
    for (const auto* asides : {&provision.examples, &provision.notes})
      for (const Passage& aside : *asides) Add(aside), lines_ += 0.8;
  }
  void Add(const Passage& passage) { Add(passage.text); }
  void Add(std::string_view text) {
    constexpr double kCharactersInALine = 76;
    // A last line is half empty on average, and there is half a line between blocks.
    if (!text.empty()) lines_ += static_cast<double>(text.size()) / kCharactersInALine + 1;
  }

  void AddLines(double lines) { lines_ += lines; }

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
  static constexpr double kStepsInADoubling = 4;
  static constexpr int kMostSteps = 64;  // 65,536 lines

  double lines_ = 0;
};

}  // namespace codicil::html
