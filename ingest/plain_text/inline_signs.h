// The signs of emphasis and links inside a paragraph: "_words_" of any plain text; in Markdown also
// "*words*", "**words**", "__words__", "[words](address)", and the backslash of "\*".
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ingest/plain_text/paragraphs.h"
#include "rules/passage.h"

namespace codicil::plain {

// Bytes of the source that are markup.
struct InlineSign {
  enum Role : uint8_t { kOpens, kCloses, kNeither };

  uint32_t begin;
  uint32_t end;
  Role role;
  MarkKind kind = MarkKind::kEmphasis;
  std::string_view address = {};  // of a link, at its closing sign
  bool marks = true;              // false for a link to another place of the document
};

// Returns the first bytes of the signs that a text may have; empty for most.
std::string_view InlineSignsOf(std::string_view text);

// Returns the signs of one paragraph that have a partner, in order; pairs nest. What has none is
// text: blanks to fill in ("____"), the asterisk of a footnote, "2 * 3", underscores inside words
// and addresses. Linear. (A part of CommonMark 0.31, 6.2 and 6.3: a sign opens before a word and
// closes after one.)
std::vector<InlineSign> FindInlineSigns(std::string_view text, std::string_view signs,
                                        std::span<const Piece> paragraph);

}  // namespace codicil::plain
