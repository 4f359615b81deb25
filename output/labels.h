// The labels in the order in which reports list them: from the content of the work to unrecognised
// bytes.
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
