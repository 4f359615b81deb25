// The labels in the order that reports list them: what the work says first, what was never
// understood last.
#pragma once

#include <array>

#include "text/byte_labels.h"

namespace codicil {

inline constexpr std::array<Label, kLabelCount> kLabelOrder = {
    Label::kNumber,   Label::kHeading,     Label::kText,         Label::kExample,
    Label::kGlossary, Label::kFrontMatter, Label::kBackMatter,   Label::kMarkup,
    Label::kBlank,    Label::kFurniture,   Label::kUnrecognised,
};

}  // namespace codicil
