// The front matter of a linked page, whose own outline replaces any table of contents.
#pragma once

#include <vector>

#include "rules/edition.h"

namespace codicil {

// Returns the blocks to show, in order, without tables of contents and without headings that have
// nothing left below them as a result. A block is a table of contents if every line of it is a
// provision's number and heading, or a heading of the front or back matter, with or without a page
// number; so omitting it loses nothing.
std::vector<const MatterBlock*> FrontMatterToShow(const Edition& edition);

}  // namespace codicil
