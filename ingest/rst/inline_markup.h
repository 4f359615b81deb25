// The inline markup of one paragraph: emphasis, roles, references, substitutions, addresses.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ingest/rst/block.h"

namespace codicil::rst {

enum class InlineKind : uint8_t {
  kText,
  kEmphasis,
  kStrong,
  kLiteral,
  kRole,          // name: the role, without colons; empty for `x` alone
  kReference,     // `x`_ or x_ (with `simple`); name: the address of `x <address>`_
  kTarget,        // _`x`
  kSubstitution,  // |x|
  kFootnote,      // [1]_
  kAddress,       // a bare URL
  kUnclosed       // a start-string that nothing closes, so it is text
};

// Ranges are offsets in the parsed paragraph.
struct InlinePiece {
  InlineKind kind = InlineKind::kText;
  ByteRange whole;
  ByteRange text;  // the text that is shown, including escapes
  ByteRange name;
  bool simple = false;
};

// Returns adjacent pieces that cover `paragraph`. Follows docutils' rules for where markup may
// start and end. Linear.
std::vector<InlinePiece> ParseInline(std::string_view paragraph);

}  // namespace codicil::rst
