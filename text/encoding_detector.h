// Detects the encoding of a file from its bytes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// Which encoding to use for which bytes. Most files have one encoding and no exceptions.
struct EncodingPlan {
  struct Exception {
    uint32_t begin;
    uint32_t end;
    uint32_t encoding;  // index in `encodings`
  };

  std::vector<std::string> encodings;  // [0] applies outside the exceptions
  std::vector<Exception> exceptions;   // in order, disjoint
  bool well_formed = false;            // UTF-8 throughout: no need to check again
  bool given = false;                  // chosen by the user, so not questioned
};

// Detects the encoding of `bytes`, which must not begin with a byte order mark. Valid UTF-8 wins
// over everything. Other encodings are scored by how plausible each byte beyond ASCII is in its
// place: accents inside words, quotes around them, dashes between them. ICU's detector has a vote.
// Linear.
EncodingPlan DetectEncoding(std::string_view bytes);

}  // namespace codicil
