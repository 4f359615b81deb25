// The encodings that a file beyond UTF-8 may be in, with the votes of ICU's detector.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "text/plausibility.h"

namespace codicil {

// A single-byte encoding, ready to be weighed.
struct EncodingCandidate {
  std::string name;
  double prior = 0;  // points before any evidence of the bytes themselves
  std::array<CharTraits, 256> traits;
};

struct EncodingVotes {
  std::vector<EncodingCandidate> single_byte;
  std::string multi_byte;  // the one that ICU is confident of, or empty
};

// `excerpt`: the stretches of the file around its bytes beyond ASCII. `many`: it has enough of them
// for statistics, so that ICU may add candidates of its own. `lone_cr`: lines end as on the old
// Macintosh.
EncodingVotes GatherVotes(std::string_view excerpt, bool many, bool lone_cr);

}  // namespace codicil
