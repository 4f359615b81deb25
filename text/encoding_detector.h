// Which encoding a file is in, from the evidence of its bytes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// What to decode with what. Most files have one encoding and no exception.
struct EncodingPlan {
  struct Exception {
    uint32_t begin;
    uint32_t end;
    uint32_t encoding;  // index in `encodings`
  };

  std::vector<std::string> encodings;  // [0] holds wherever no exception says otherwise
  std::vector<Exception> exceptions;   // in order, disjoint
  bool well_formed = false;            // UTF-8 throughout: there is no need to look again
  bool given = false;                  // by the user, who is not questioned
};

// Judges `bytes`, which have no byte order mark. Valid UTF-8 wins over everything. Other encodings
// are weighed by how plausible each byte beyond ASCII is in its place: accents inside words,
// quotes around them, dashes between them; ICU's detector has a vote. Linear.
EncodingPlan DetectEncoding(std::string_view bytes);

}  // namespace codicil
