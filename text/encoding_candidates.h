// The encodings that a file may be in if it is not UTF-8, with the votes of ICU's detector.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/plausibility.h"

namespace codicil {

// A single-byte encoding, ready to be weighed.
struct EncodingCandidate {
  std::string name;
  double prior = 0;  // points before any evidence from the bytes themselves
  EncodingTraits traits;
};

struct EncodingVotes {
  std::vector<EncodingCandidate> single_byte;
  std::string multi_byte;  // the encoding that ICU is confident of, or empty
};

// `excerpt`: the parts of the file around its bytes beyond ASCII. `many`: there are enough such
// bytes for statistics, so ICU may add candidates of its own. `lone_cr`: lines end in a lone CR, as
// on the classic Macintosh.
EncodingVotes GatherVotes(std::string_view excerpt, bool many, bool lone_cr);

}  // namespace codicil
