// How plausible the bytes beyond ASCII are in their places, read in one encoding or another.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "text/plausibility.h"

namespace codicil {

// What each byte of a single-byte encoding reads as.
using EncodingTraits = std::array<CharTraits, 256>;
EncodingTraits TraitsOfEncoding(std::string_view encoding);

// Judges places of `bytes`, which must outlive it. Around a place, sequences of UTF-8 count as what
// they are, and other bytes as what the encoding says. Made in linear time; every question is
// answered in constant time.
class PlaceWeigher {
 public:
  explicit PlaceWeigher(std::string_view bytes) : bytes_(bytes), words_(bytes) {}

  WordContext Words(size_t begin, size_t end) const {
    return WordsAround(bytes_, begin, end, words_);
  }

  // Points for the byte at `at`, if it is in this encoding.
  double Points(size_t at, const EncodingTraits& traits, const WordContext& words) const;

  // Points for `c` at [begin, end), if the bytes beside it are in this encoding.
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
