#include "text/place_weigher.h"

#include <algorithm>

#include "text/converter.h"
#include "text/utf8.h"

namespace codicil {

EncodingTraits TraitsOfEncoding(std::string_view encoding) {
  const std::array<char32_t, 256> table = SingleByteTable(encoding);
  EncodingTraits traits;
  std::transform(table.begin(), table.end(), traits.begin(), TraitsOf);
  return traits;
}

double PlaceWeigher::Points(size_t at, const EncodingTraits& traits,
                            const WordContext& words) const {
  return Points(at, at + 1, traits[static_cast<unsigned char>(bytes_[at])], traits, words);
}

CharTraits PlaceWeigher::LeftOf(size_t at, const EncodingTraits& traits) const {
  if (at == 0) return TraitsOf(U'\n');
  // A sequence that ends here is at most four bytes long.
  for (size_t size = 2; size <= 4 && size <= at; ++size) {
    const Utf8Sequence utf8 = Utf8At(bytes_, at - size);
    if (utf8.well_formed && utf8.size == size) return TraitsOf(utf8.code_point);
  }
  return traits[static_cast<unsigned char>(bytes_[at - 1])];
}

CharTraits PlaceWeigher::RightOf(size_t at, const EncodingTraits& traits) const {
  if (at == bytes_.size()) return TraitsOf(U'\n');
  const Utf8Sequence utf8 = Utf8At(bytes_, at);
  if (utf8.well_formed && utf8.size > 1) return TraitsOf(utf8.code_point);
  return traits[static_cast<unsigned char>(bytes_[at])];
}

}  // namespace codicil
