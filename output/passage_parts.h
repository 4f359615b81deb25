// What the writers of readable forms share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"

namespace codicil {

// A part of a passage with the marks that lie in it, cut to it; offsets count from its start.
struct PassagePart {
  std::string_view text;
  std::vector<Mark> marks;
};

// The paragraphs of a passage ("\n\n" separates them), or its lines ("\n"). A passage without text
// has none. O(text + marks).
std::vector<PassagePart> SplitPassage(const Passage& passage, std::string_view separator);

// The effective date as "July 15, 2011" where no block of the matter states it, so that a writer
// has to; else empty.
std::string DateToState(const Edition& edition);
// The first block of the front matter that is a title, or nullptr.
const MatterBlock* TitleBlock(const Edition& edition);

}  // namespace codicil
