// Inline markup of one paragraph: emphasis, roles, references, substitutions, addresses.
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
  kReference,     // `x`_ or x_ (then `simple`); `x <address>`_ has its address in name
  kTarget,        // _`x`
  kSubstitution,  // |x|
  kFootnote,      // [1]_
  kAddress,       // a bare URL
  kUnclosed       // a start-string that nothing closes: text
};

// Ranges are of the paragraph that was parsed.
struct InlinePiece {
  InlineKind kind = InlineKind::kText;
  ByteRange whole;
  ByteRange text;  // what is shown, escapes and all
  ByteRange name;
  bool simple = false;
};

// The pieces lie end to end and cover `paragraph`. Follows docutils' rules for where markup may
// start and end. Linear.
std::vector<InlinePiece> ParseInline(std::string_view paragraph);

}  // namespace codicil::rst
