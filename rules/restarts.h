// Finds where a list at the top of a text starts again, as in a file with two documents.
#pragma once

#include <span>

#include "rules/line_label.h"

namespace codicil {

// Sets `restarts` of the labels with which a list starts again in the same place on the page. A
// list inside another one looks the same, but then the outer one goes on after it. Linear.
void MarkRestarts(std::span<LineLabel> labels);

// Marks the first label with a lead if the lists above it do not go on below it: "(1)" to "(3)",
// the recitals, before "Article 1". Linear.
void MarkEndOfRecitals(std::span<LineLabel> labels);

}  // namespace codicil
