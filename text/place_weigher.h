// Weighs how plausible bytes beyond ASCII are in their places, in one encoding or another.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "text/plausibility.h"

namespace codicil {

// The character that each byte of a single-byte encoding represents.
using EncodingTraits = std::array<CharTraits, 256>;
EncodingTraits TraitsOfEncoding(std::string_view encoding);

// Weighs places of `bytes`, which must outlive this object. Around a place, UTF-8 sequences count
// as themselves, and other bytes as what the encoding says. Construction takes linear time, each
// query constant time.
class PlaceWeigher {
 public:
  explicit PlaceWeigher(std::string_view bytes) : bytes_(bytes), words_(bytes) {}

  WordContext Words(size_t begin, size_t end) const {
    return WordsAround(bytes_, begin, end, words_);
  }

  // Returns points for the byte at `at`, read in this encoding.
  double Points(size_t at, const EncodingTraits& traits, const WordContext& words) const;

  // Returns points for `c` at [begin, end), with the bytes next to it read in this encoding.
  double Points(size_t begin, size_t end, const CharTraits& c, const EncodingTraits& traits,
                const WordContext& words) const {
    return Plausibility(c, LeftOf(begin, traits), RightOf(end, traits), words);
  }

 private:
  CharTraits LeftOf(size_t at, const EncodingTraits& traits) const;
  CharTraits RightOf(size_t at, const EncodingTraits& traits) const;

  std::string_view bytes_;
  WordSet words_;
};

}  // namespace codicil
