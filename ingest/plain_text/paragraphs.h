// From lines to paragraphs, and from paragraphs to passages.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ingest/plain_text/layout.h"
#include "ingest/plain_text/regions.h"
#include "rules/passage.h"

namespace codicil::plain {

// A piece of one line, [begin, end) of the text.
struct Piece {
  uint32_t begin;
  uint32_t end;
};

// The pieces of one paragraph.
using Paragraph = std::vector<Piece>;

// Whether line `i` continues the paragraph that line `previous` belongs to, with `blanks` blank
// lines between them.
bool GoesOn(const Layout& layout, uint32_t previous, uint32_t i, uint32_t blanks);

// Returns paragraphs as one passage, with `glue` between them.
Passage MakePassage(const Region& region, std::span<const Paragraph> paragraphs,
                    std::string_view glue);

// Appends a paragraph. Signs of emphasis and links become marks (inline_signs.h). Lines are joined
// as Joints decides; a hyphen that it drops is markup.
void AppendParagraph(const Region& region, std::span<const Piece> paragraph,
                     PassageBuilder& builder);

}  // namespace codicil::plain
