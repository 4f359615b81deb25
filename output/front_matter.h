// What a linked page shows of the front matter: its own outline takes the place of a table of
// contents.
#pragma once

#include <vector>

#include "rules/edition.h"

namespace codicil {

// The blocks to show, in order: without tables of contents, and where one was left out, without the
// headings that then have nothing below them. A block is a table of contents when it only lists
// what the edition holds: each of its lines is a provision's number and heading, or a heading of
// the matter around the rules, with or without a page number. So nothing is lost with it.
std::vector<const MatterBlock*> FrontMatterToShow(const Edition& edition);

}  // namespace codicil
