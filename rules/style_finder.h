// Finds how a work writes its numbers, before it is read.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/item_stack.h"

namespace codicil {

struct FoundStyle {
  NumberingStyle style;
  // The label with which the numbered text begins, if it is an item at the top; otherwise the count
  // of labels.
  size_t first_item = 0;
  bool full = true;  // some numbers are written in full; otherwise all are items
  // The labels of sections by their place among the others: "4." after 3.2.
  std::vector<size_t> sections;
};

// `labels` are those of the lines of one text, in order. A shape belongs to the style if it occurs
// in runs that count up, each from the beginning, in a good part of the work: a list in one
// provision's text does not. Linear in the labels.
FoundStyle FindNumberingStyle(std::span<const LineLabel> labels);
// The same for the lines of a text. Linear.
FoundStyle FindNumberingStyle(std::string_view text);

}  // namespace codicil
